import type { AuditDetail } from "../db/columns";
import { conflict } from "../errors";
import type { Act } from "../record/change";
import { findSubmitted, saveVerification } from "./documents-store";
import { lockProfile } from "./provider-store";
import { transition, type VerificationEvent } from "./verification-rules";

type Options = {
  /** Why it is rejected: the technician reads it. */
  reason?: string;
  /** When what its maker has read was handed in. */
  read?: Date;
  detail?: AuditDetail;
};

/**
 * Moves a technician's verification on, with its line in the audit log.
 * @throws ApiError conflict when it has moved on, or others have been handed in than were read
 */
export async function moveVerification(
  { tx, book }: Act,
  userId: string,
  event: VerificationEvent,
  { reason, read, detail = {} }: Options = {},
): Promise<void> {
  const { verification } = await lockProfile(tx, userId);
  const { to } = transition(verification, event, book.author.actor);
  if (!to) {
    const message = verification === "verified" ? "api:profile.alreadyVerified" : "errors:conflict";
    throw conflict(message, { verification });
  }
  const last = read ? await findSubmitted(tx, userId) : null;
  if (last && read?.getTime() !== last.getTime())
    throw conflict("api:staff.documentsCame", { verification, submitted_at: last.toISOString() });
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
