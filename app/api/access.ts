import type { Endpoint } from "~/contract/endpoint";
import type { Caller } from "./context";
import { ApiError } from "./errors";

const guest: Caller = { kind: "guest" };

/**
 * Whether this caller may call this endpoint at all; whose object it is, the operation's queries decide.
 * @returns the caller as the operation may see it
 * @throws ApiError unauthenticated (401), forbidden, unverified or inactive (403)
 */
export function admit(endpoint: Endpoint, caller: Caller): Caller {
  if (endpoint.access === "guest") return admitToPublic(endpoint, caller);
  if (caller.kind === "guest") throw new ApiError("unauthenticated");
  if (endpoint.access === "otp" || endpoint.access === "factor") {
    if (caller.kind !== "otp" || endpoint.access !== openedBy(caller)) throw new ApiError("forbidden");
    return caller;
  }
  if (caller.kind === "otp") throw new ApiError("forbidden");
  if (!caller.user.isVerified) throw new ApiError("unverified");
  if (endpoint.access !== "user" && endpoint.access !== caller.user.type) throw new ApiError("forbidden");
  if (!caller.user.isActive && !endpoint.inactive) throw new ApiError("inactive");
  return caller;
}

/** What an otp_token opens: of staff the second factor, of everybody else the code to their phone. */
const openedBy = ({ user }: Caller & { kind: "otp" }) => (user.type === "staff" ? "factor" : "otp");

/** Public endpoints take whoever is not verified, or not active any more, for a guest; of the inactive they take no changes. */
function admitToPublic(endpoint: Endpoint, caller: Caller): Caller {
  if (caller.kind !== "user" || !caller.user.isVerified) return guest;
  if (caller.user.isActive || endpoint.inactive) return caller;
  if (endpoint.method === "GET") return guest;
  throw new ApiError("inactive");
}
