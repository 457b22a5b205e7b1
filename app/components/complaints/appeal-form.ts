import type { ComplaintKind, ComplaintRow } from "~/contract/complaint-fields";

/** The form of a text that speaks of an appeal about an account, and not of a complaint, where it is one. */
export const appealForm = (kind: ComplaintKind) => (kind === "account_appeal" ? ".appeal" : "");

/** The same of a text that says who opened it, which has to agree with a dispute as well. */
export const filerForm = ({ kind, is_dispute }: Pick<ComplaintRow, "kind" | "is_dispute">) =>
  is_dispute ? ".dispute" : appealForm(kind);
