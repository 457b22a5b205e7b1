import type { Digits } from "~/i18n/locale";
import { ago } from "./ago";
import { findToken, touchSeen, touchToken } from "./auth/token-store";
import type { Caller, Context } from "./context";
import { ApiError } from "./errors";
import { digest } from "./secrets";

/** Seconds. */
const minute = 60;
const hour = 60 * minute;

/**
 * Who holds this bearer token. A dead or unknown one is refused, never taken for a guest. Its use is written down at most once an
 * hour, and that the account was seen at most once a minute.
 */
export async function authenticate(
  { db, settings, isDemo }: Pick<Context, "db" | "settings" | "isDemo">,
  token: string | null,
  now: Date,
): Promise<Caller> {
  if (!token) return { kind: "guest" };
  const tokenHash = digest(token);
  const found = await findToken(db, tokenHash, isDemo);
  const before = (age: number) => ago(now, age);
  if (!found || found.lastUsedAt < before(settings.tokenUnused)) throw new ApiError("unauthenticated");
  const { user, kind, lastUsedAt, seenAt } = found;
  if (lastUsedAt < before(hour)) await touchToken(db, tokenHash, now, before(hour));
  if (kind === "otp") return { kind, user, tokenHash };
  if (user.isVerified && (!seenAt || seenAt < before(minute))) await touchSeen(db, user, now, before(minute));
  return { kind: "user", user, tokenHash };
}

/** The figures in which a caller reads Arabic. */
export const digitsOf = (caller: Caller): Digits => (caller.kind === "guest" ? "latn" : caller.user.digits);
