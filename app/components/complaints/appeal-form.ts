import type { ComplaintKind } from "~/contract/complaint-fields";

/** The form of a text that speaks of an appeal about an account, and not of a complaint, where it is one. */
export const appealForm = (kind: ComplaintKind) => (kind === "account_appeal" ? ".appeal" : "");
