import type { ProviderDraft } from "~/contract/profile";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

export type VerificationState = ProviderDraft["verification"];

const row = rowsOf<VerificationState, Record<never, never>, never>();

const rows = {
  /** Documents may be handed in, and added to, until the identity is verified. */
  submit_documents: row(["none", "submitted", "rejected"], ["provider"], "submitted"),
  /** Staff find in them who the technician is, or say why they do not. */
  verify: row(["submitted"], ["staff"], "verified"),
  reject: row(["submitted"], ["staff"], "rejected"),
};

export type VerificationEvent = keyof typeof rows;
export const verificationEvents = Object.keys(rows) as VerificationEvent[];

/** The only way in which a technician's verification changes. Pure. */
export const transition = (state: VerificationState, event: VerificationEvent, actor: Actor) =>
  readRow(rows[event], state, actor, {});
