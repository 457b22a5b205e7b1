import type { z } from "zod";
import type { passwordContract } from "~/contract/password";
import { toLatinDigits } from "~/i18n/digits";
import { parsePhone } from "~/i18n/phone-parse.server";
import type { Context } from "../context";
import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import { invalid, refused } from "../errors";
import type { Operation } from "../operation";
import { digest, newCode, newId, newSecret, sameDigest } from "../secrets";
import { allowCode, codeAgainAt } from "./codes";
import { findByPhone } from "./password-store";
import { standingOf } from "./reset-rules";
import {
  findReset,
  insertReset,
  markProven,
  queueCode,
  type Reset,
  replaceHash,
  takeResetTry,
} from "./reset-store";
import { readCode, triesLeft } from "./rules";

type State = NonNullable<z.input<typeof passwordContract.code.output>>;
type Asked = Pick<Reset, "id" | "userId" | "phone">;

/** What is stored of a code: the proof's digest is the salt, and it fits no other purpose or phone. */
const hashOf = ({ id, phone }: Asked, code: string) => digest(`${id}:reset:${phone}:${code}`);

const wrong = (count: number) => refused({ key: "errors:codeWrong.left", params: { count } });
const over = () => refused("errors:resetOver");

/** The reset that a proof belongs to, while it lasts. */
export async function findStanding(proof: string, { db, settings, now }: Context) {
  const reset = await findReset(db, digest(proof));
  const standing = reset ? standingOf(reset, settings, now) : "over";
  return reset && standing !== "over" ? { reset, standing } : null;
}

async function stateOf(reset: Reset, ctx: Context): Promise<State> {
  return {
    phone: reset.phone,
    resend_at: (await codeAgainAt(reset.phone, ctx, "reset-again")).toISOString(),
    expires_at: reset.expiresAt.toISOString(),
    tries_left: triesLeft(reset, ctx.settings.codeTries, ctx.now),
    is_verified: reset.verifiedAt !== null,
  };
}

/** Makes a code, which is stored by `store`, and the message that carries it, if anybody is to have it. */
async function sendCode(
  tx: Db,
  asked: Asked,
  ctx: Context,
  store: (code: { hash: string; expiresAt: Date }) => Promise<unknown>,
): Promise<void> {
  const { now, locale, settings } = ctx;
  const code = newCode();
  const expiresAt = new Date(now.getTime() + settings.codeLifetime * 1000);
  await store({ hash: hashOf(asked, code), expiresAt });
  const minutes = Math.round(settings.codeLifetime / 60);
  const message = { id: newId(), phone: asked.phone, locale, code, minutes, createdAt: now };
  await queueCode(tx, message, asked.userId !== null);
}

async function standingState(proof: string, ctx: Context): Promise<State> {
  const found = await findStanding(proof, ctx);
  if (!found) throw over();
  return stateOf(found.reset, ctx);
}

/** Each asking has a proof and a code of its own, so that nobody ends another's by asking for the same phone. */
export const forgot: Operation<typeof passwordContract.forgot> = async (input, ctx) => {
  const { country } = ctx.settings;
  const phone = parsePhone(input.phone, country.code);
  if (!phone) throw invalid({ phone: [`validation:notPhone.${country.code}`] });
  await allowCode(phone, ctx, "reset-again");
  const proof = newSecret();
  await transact(ctx.db, async (tx) => {
    const owner = await findByPhone(tx, phone);
    const asked = { id: digest(proof), userId: owner?.id ?? null, phone };
    await sendCode(tx, asked, ctx, (code) => insertReset(tx, { ...asked, ...code, createdAt: ctx.now }));
  });
  ctx.say("api:password.codeSent");
  return { ...(await standingState(proof, ctx)), proof };
};

export const code: Operation<typeof passwordContract.code> = async ({ proof }, ctx) => {
  const found = await findStanding(proof, ctx);
  return found && stateOf(found.reset, ctx);
};

export const resend: Operation<typeof passwordContract.resend> = async ({ proof }, ctx) => {
  const found = await findStanding(proof, ctx);
  if (!found) throw over();
  const { reset, standing } = found;
  if (standing === "password") return stateOf(reset, ctx);
  await allowCode(reset.phone, ctx, "reset-again");
  await transact(ctx.db, (tx) =>
    sendCode(tx, reset, ctx, async (sent) => {
      if (!(await replaceHash(tx, { id: reset.id, ...sent }))) throw over();
    }),
  );
  ctx.say("api:password.codeSent");
  return standingState(proof, ctx);
};

export const verify: Operation<typeof passwordContract.verify> = async ({ proof, code: typed }, ctx) => {
  const digits = readCode(toLatinDigits(typed));
  if (!digits) throw invalid({ code: ["validation:codeFormat"] });
  const found = await findStanding(proof, ctx);
  if (!found) throw over();
  const { id } = found.reset;
  const { codeTries } = ctx.settings;
  const taken = await takeResetTry(ctx.db, id, codeTries, ctx.now);
  if (!taken) throw found.reset.expiresAt > ctx.now ? wrong(0) : refused("errors:codeExpired");
  const isRight = sameDigest(taken.hash, hashOf(taken, digits));
  // Where the phone is nobody's, no code is right: not even the one that was made for it.
  if (!isRight || taken.userId === null) throw wrong(triesLeft(taken, codeTries, ctx.now));
  await markProven(ctx.db, id, ctx.now);
  ctx.say("api:password.proven");
  return standingState(proof, ctx);
};
