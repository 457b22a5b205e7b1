import type { authContract } from "~/contract/auth";
import { toLatinDigits } from "~/i18n/digits";
import { parsePhone } from "~/i18n/phone-parse.server";
import type { Context, User } from "../context";
import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import { ApiError, conflict, invalid, refused, type Sentence } from "../errors";
import type { Operation } from "../operation";
import { sameDigest } from "../secrets";
import { isPhoneTaken } from "./account-store";
import { type Code, findCode, takeTry, useCode } from "./code-store";
import { allowCode, hashCode, sendCode, stateOfCode } from "./codes";
import { holdByToken, markVerified, movePhone, takeTurn } from "./pending-store";
import { readCode, triesLeft } from "./rules";
import { startSession } from "./session";
import { removeTokens } from "./token-store";

type Waiting = Context & { user: User };

/** Holds the caller's account; refused when its token has ended since the call began. */
async function hold(tx: Db, { user, caller }: Waiting): Promise<User> {
  const held = caller.kind === "otp" ? await holdByToken(tx, user.id, caller.tokenHash) : null;
  if (!held) throw new ApiError("unauthenticated");
  return held;
}

const wrong = (left: number): Sentence => ({ key: "errors:codeWrong.left", params: { count: left } });

/** Takes a try and compares. Refused when the code is wrong, used up or too old. */
async function checkCode(user: User, typed: string, { db, settings, now }: Context): Promise<Code> {
  const digits = readCode(toLatinDigits(typed));
  if (!digits) throw invalid({ code: ["validation:codeFormat"] });
  const code = await takeTry(db, user.id, "sign_up", settings.codeTries, now);
  if (!code) {
    const current = await findCode(db, user.id, "sign_up");
    throw refused(current && current.expiresAt > now ? wrong(0) : "errors:codeExpired");
  }
  if (code.phone !== user.phone || !sameDigest(code.hash, hashCode(code.id, code.phone, digits)))
    throw refused(wrong(triesLeft(code, settings.codeTries, now)));
  return code;
}

export const verifyCode: Operation<typeof authContract.verifyCode> = async (
  { code: typed, device = null },
  ctx,
) => {
  const code = await checkCode(ctx.user, typed, ctx);
  const { answer, hasLostEmail } = await transact(ctx.db, async (tx) => {
    await takeTurn(tx, ctx.user.id);
    const { id } = await hold(tx, ctx);
    if (!(await useCode(tx, code.id, ctx.now))) throw conflict("errors:alreadySent");
    if (await isPhoneTaken(tx, code.phone, id)) throw conflict("validation:phoneTaken");
    const verified = await markVerified(tx, id);
    if (!verified) throw conflict("errors:alreadySent");
    const { user, hasLostEmail } = verified;
    // The tokens from before prove nothing about who holds the phone.
    await removeTokens(tx, user.id);
    return { answer: await startSession(tx, user, device, ctx.now), hasLostEmail };
  });
  ctx.say(hasLostEmail ? "api:auth.verifiedByPhone" : "api:auth.verified");
  return answer;
};

export const codeState: Operation<typeof authContract.codeState> = (_, ctx) => stateOfCode(ctx.user, ctx);

export const resendCode: Operation<typeof authContract.resendCode> = async (_, ctx) => {
  await allowCode(ctx.user.phone, ctx);
  await transact(ctx.db, async (tx) => sendCode(tx, await hold(tx, ctx), ctx));
  ctx.say("api:auth.codeSent");
  return stateOfCode(ctx.user, ctx);
};

export const changePhone: Operation<typeof authContract.changePhone> = async (input, ctx) => {
  const { country } = ctx.settings;
  const phone = parsePhone(input.phone, country.code);
  if (!phone) throw invalid({ phone: [`validation:notPhone.${country.code}`] });
  if (phone === ctx.user.phone) return stateOfCode(ctx.user, ctx);
  if (await isPhoneTaken(ctx.db, phone)) throw invalid({ phone: ["validation:phoneTaken"] });
  await allowCode(phone, ctx);
  const moved = { ...ctx.user, phone };
  await transact(ctx.db, async (tx) => {
    await hold(tx, ctx);
    await movePhone(tx, moved.id, phone);
    if (await isPhoneTaken(tx, phone)) throw invalid({ phone: ["validation:phoneTaken"] });
    await sendCode(tx, moved, ctx);
  });
  ctx.say("api:auth.codeSent");
  return stateOfCode(moved, ctx);
};
