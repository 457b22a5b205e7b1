import type { AuditDetail } from "../db/columns";
import { conflict } from "../errors";
import type { Act } from "../record/change";
import { saveVerification } from "./documents-store";
import { lockProfile } from "./provider-store";
import { transition, type VerificationEvent } from "./verification-rules";

type Options = {
  /** Why it is rejected: the technician reads it. */
  reason?: string;
  detail?: AuditDetail;
};

/**
 * Moves a technician's verification on, with its line in the audit log.
 * @throws ApiError conflict when it has moved on
 */
export async function moveVerification(
  { tx, book }: Act,
  userId: string,
  event: VerificationEvent,
  { reason, detail = {} }: Options = {},
): Promise<void> {
  const { verification } = await lockProfile(tx, userId);
  const { to } = transition(verification, event, book.author.actor);
  if (!to) {
    const message = verification === "verified" ? "api:profile.alreadyVerified" : "errors:conflict";
    throw conflict(message, { verification });
  }
  await saveVerification(tx, userId, {
    verification: to,
    verificationReason: reason ?? null,
    ...(to === "submitted" && { submittedAt: book.at }),
  });
  book.line({
    ...{ entity: "user", entityId: userId, requestId: null, event, from: verification, to },
    detail: { ...detail, ...(reason && { reason }) },
  });
}
