import type { authContract } from "~/contract/auth";
import type { SignedIn } from "~/contract/people";
import { toLatinDigits } from "~/i18n/digits";
import { fold } from "~/i18n/fold";
import { parsePhone } from "~/i18n/phone-parse.server";
import type { Context } from "../context";
import { transact } from "../db/transaction";
import { refused } from "../errors";
import type { Operation } from "../operation";
import { countUses, perHour } from "../rate-limit";
import { isPassword } from "../secrets";
import { findByLogin, holdByPassword, type KnownUser, type Login } from "./account-store";
import { sendCode, takeCode } from "./codes";
import { countTry, forgiveTries } from "./password-tries";
import { startSession } from "./session";
import { endOldest, removeToken } from "./token-store";

/** Of no password: checked where there is no account, so that the answer takes as long. */
const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$rhMkZvas9jkONx5kJ8m84Q$Sa+He8QTZ1jB06sNsRsnAy+Ri6E3bFEmwyljKLgI2pA";

function readLogin(typed: string, ctx: Context): Login | null {
  if (typed.includes("@")) return { email: toLatinDigits(typed).toLowerCase() };
  const phone = parsePhone(typed, ctx.settings.country.code);
  return phone ? { phone } : null;
}

/** How a login is counted where it is nobody's: as it was understood, so that no spelling gives more tries or another answer. */
const subjectOf = (login: Login | null, typed: string): string =>
  login ? Object.values(login).join() : fold(typed);

type Typed = { login: string; password: string };

/** The account that a login and its password belong to, if it is one of those wanted here: to all others it is nobody's. */
export async function checkPassword(
  typed: Typed,
  ctx: Context,
  isWanted: (account: KnownUser) => boolean,
): Promise<KnownUser> {
  const login = readLogin(typed.login, ctx);
  const found = login && (await findByLogin(ctx.db, login, ctx.isDemo));
  const account = found?.id ?? subjectOf(login, typed.login);
  await countTry(account, ctx);
  const isRight = await isPassword(found?.passwordHash ?? nobody, typed.password);
  if (!found || !isRight || !isWanted(found)) throw refused("errors:credentials");
  await forgiveTries(account, ctx);
  return found;
}

/** Counts a session to come. A demonstration's accounts are everybody's: no visitor keeps another one out. */
async function countSession(
  { id: subject, isDemo }: KnownUser,
  { db, settings, now }: Context,
): Promise<void> {
  if (!isDemo) await countUses(db, [perHour("sign-in-right", subject, settings.signInsPerAccountHour)], now);
}

export const signIn: Operation<typeof authContract.signIn> = async (
  { device = null, ...typed },
  ctx,
): Promise<SignedIn> => {
  // Staff sign in elsewhere, with a second factor: here they are nobody.
  const known = await checkPassword(typed, ctx, ({ type }) => type !== "staff");
  await countSession(known, ctx);
  const { passwordHash, isDemo, ...user } = known;
  const sends = !user.isVerified && (await takeCode(user.phone, ctx)) === null;
  const answer = await transact(ctx.db, async (tx) => {
    if (!(await holdByPassword(tx, user.id, passwordHash))) throw refused("errors:credentials");
    if (sends) await sendCode(tx, user, ctx);
    if (!isDemo) await endOldest(tx, user.id, ctx.settings.tokensPerAccount - 1);
    return startSession(tx, user, device, ctx.now);
  });
  if (user.isVerified) ctx.say("api:auth.welcome", { name: user.name });
  else ctx.say("api:auth.verifyFirst");
  return answer;
};

export const signOut: Operation<typeof authContract.signOut> = async (_, ctx) => {
  if (ctx.caller.kind !== "guest") await removeToken(ctx.db, ctx.caller.tokenHash);
  ctx.say("api:auth.signedOut");
  return null;
};
