import type { NoticeKind } from "../record/notices";
import type { ComplaintRow } from "./complaint-store";

/** What is told of an appeal about an account, which nobody but its owner reads of and calls no complaint. */
const ofAppeals: Partial<Record<NoticeKind, NoticeKind>> = {
  complaint_message: "complaint_message.appeal",
  complaint_under_review: "complaint_under_review.appeal",
  complaint_decided: "complaint_decided.appeal",
  complaint_final: "complaint_final.appeal",
};

/** The kind of notification as it is told of this complaint. */
export const toldOf = ({ kind: of }: Pick<ComplaintRow, "kind">, kind: NoticeKind): NoticeKind =>
  (of === "account_appeal" && ofAppeals[kind]) || kind;
