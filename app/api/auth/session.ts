import type { SignedIn } from "~/contract/people";
import type { User } from "../context";
import type { Db } from "../db/client";
import { digest, newSecret } from "../secrets";
import { insertTokens } from "./token-store";

/** Starts a session on a device and answers as the specification names it. An unverified account gets an otp_token as well. */
export async function startSession(tx: Db, user: User, device: string | null, now: Date): Promise<SignedIn> {
  const token = newSecret();
  const otpToken = user.isVerified ? null : newSecret();
  const kept = { userId: user.id, device };
  await insertTokens(
    tx,
    [
      { ...kept, hash: digest(token), kind: "access" },
      ...(otpToken ? [{ ...kept, hash: digest(otpToken), kind: "otp" as const }] : []),
    ],
    now,
  );
  const { id, name, type } = user;
  return {
    token,
    otp_token: otpToken,
    is_verified: user.isVerified,
    is_completed: user.isCompleted,
    type,
    user: { id, name, type, user: { is_active: user.isActive ? 1 : 0 } },
    name,
  };
}
