import type { ComplaintRow } from "~/contract/complaint-fields";

/** A complaint's state as its badge names it to whoever reads it: one that waits for the reader's own answer says so. */
export const shownStatus = ({ status, waits_for }: Pick<ComplaintRow, "status" | "waits_for">) =>
  status === "awaiting_other" && waits_for === "you" ? "awaiting_you" : status;
