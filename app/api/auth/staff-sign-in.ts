import type { authContract } from "~/contract/auth";
import { toLatinDigits } from "~/i18n/digits";
import { ago } from "../ago";
import type { Context, User } from "../context";
import { transact } from "../db/transaction";
import { ApiError, invalid, refused } from "../errors";
import { placeOf } from "../network-place";
import type { Operation } from "../operation";
import { clearUses, countUses, giveBackUses, type Limit, ofAddress, perHour } from "../rate-limit";
import { unseal } from "../sealed";
import { digest, newSecret } from "../secrets";
import { stepOfCode } from "../totp";
import { holdByPassword } from "./account-store";
import { findFactor, findWaiting, takeStep } from "./factor-store";
import { readCode } from "./rules";
import { startSession } from "./session";
import { checkPassword } from "./sign-in";
import { endOldest, insertTokens, removeToken } from "./token-store";

type Waiting = Context & { user: User };

/** The first factor. What it gives opens the second and nothing else. */
export const signInStaff: Operation<typeof authContract.signInStaff> = async (typed, ctx) => {
  const known = await checkPassword(typed, ctx, ({ type }) => type === "staff");
  const { id: userId, passwordHash, isDemo } = known;
  // Said to whoever has the password, and to nobody else.
  if (!known.isActive) throw refused("errors:inactive");
  if (!(await findFactor(ctx.db, userId))) throw refused("errors:credentials");
  const token = newSecret();
  await transact(ctx.db, async (tx) => {
    if (!(await holdByPassword(tx, userId, passwordHash))) throw refused("errors:credentials");
    if (!isDemo) await endOldest(tx, userId, ctx.settings.tokensPerAccount - 1);
    await insertTokens(tx, [{ hash: digest(token), userId, kind: "otp", device: null }], ctx.now);
  });
  ctx.say("api:auth.codeOfApp");
  return { otp_token: token };
};

/** When the token that waits for its code was given. @throws ApiError unauthenticated once that is too long ago */
async function waitingSince({ db, caller, now, settings }: Waiting): Promise<Date> {
  const hash = caller.kind === "otp" ? caller.tokenHash : "";
  const given = await findWaiting(db, hash, ago(now, settings.staffCodeWithin));
  if (!given) throw new ApiError("unauthenticated");
  return given;
}

export const staffCode: Operation<typeof authContract.staffCode> = async (_, ctx) => {
  const given = await waitingSince(ctx);
  return { expires_at: new Date(given.getTime() + ctx.settings.staffCodeWithin * 1000).toISOString() };
};

/** Tries are counted before the code is looked at, so that many at once gain nothing; a right one is taken back. */
function limitsOf({ user, settings, address }: Waiting): { ofAccount: Limit[]; ofPlace: Limit[] } {
  const { codeTries: max, signInWindow: seconds, codesPerHourFromAddress } = settings;
  const subject = `${user.id} ${placeOf(address ?? "")}`;
  return {
    ofAccount: [
      { name: "staff-code", subject, max, seconds },
      perHour("staff-code-account", user.id, settings.staffCodeTriesPerAccountHour),
    ],
    ofPlace: ofAddress(address, { name: "staff-code-address", max: codesPerHourFromAddress, seconds: 3600 }),
  };
}

/** The step whose code was typed. @throws ApiError invalid for any other code, and where there is no secret to compare with */
async function checkedStep(typed: string, { db, user, now }: Waiting): Promise<number> {
  const sealed = await findFactor(db, user.id);
  const secret = sealed && unseal(sealed, user.id);
  const step = secret ? stepOfCode(secret, typed, now) : null;
  if (step === null) throw refused("errors:codeWrong");
  return step;
}

/** The second factor: the code that the account's app shows, each of which is taken once. */
export const enterStaffCode: Operation<typeof authContract.enterStaffCode> = async (
  { code, device = null },
  ctx,
) => {
  const typed = readCode(toLatinDigits(code));
  if (!typed) throw invalid({ code: ["validation:codeFormat"] });
  await waitingSince(ctx);
  const { user, caller, now } = ctx;
  const { ofAccount, ofPlace } = limitsOf(ctx);
  await countUses(ctx.db, [...ofAccount, ...ofPlace], now);
  const step = await checkedStep(typed, ctx);
  const answer = await transact(ctx.db, async (tx) => {
    if (!(await takeStep(tx, user.id, step))) throw refused("errors:codeWrong");
    if (caller.kind === "otp") await removeToken(tx, caller.tokenHash);
    return startSession(tx, user, device, now);
  });
  await clearUses(ctx.db, ofAccount);
  await giveBackUses(ctx.db, ofPlace);
  ctx.say("api:auth.welcome", { name: user.name });
  return answer;
};
