import type { Context, User } from "./context";
import { ApiError } from "./errors";
import { digest } from "./secrets";

/** Who asks where guests may: a verified account, a guest with a draft's key, both, or neither. */
export type Asker = { userId: string | null; draftKeyHash: string | null };

/** Before verification an account is a guest. */
export function askerOf({ caller, draftKey }: Pick<Context, "caller" | "draftKey">): Asker {
  return {
    userId: caller.kind === "user" && caller.user.isVerified ? caller.user.id : null,
    draftKeyHash: draftKey && /^[\w-]{43}$/.test(draftKey) ? digest(draftKey) : null,
  };
}

/** An account that is closed: of files it may still see and send those of its complaints. */
export const isClosed = ({ caller }: Pick<Context, "caller">): boolean =>
  caller.kind === "user" && !caller.user.isActive;

/**
 * The account behind a call of an endpoint that guests may use as well.
 * @throws ApiError unauthenticated for guests, unverified before verification
 */
export function userOf({ caller }: Pick<Context, "caller">): User {
  if (caller.kind !== "user") throw new ApiError("unauthenticated");
  if (!caller.user.isVerified) throw new ApiError("unverified");
  return caller.user;
}
