import type { ComplaintStatus } from "~/contract/complaint-fields";
import { isOpen } from "./clock-rules";

/** What a complaint about a job's money is about: the price of a job that it freezes, else what was released. Minor units. */
export const amountInQuestion = (
  { price, released }: { price: number; released: number | null },
  freezes: boolean,
): number => (freezes ? price : (released ?? 0));

type Job = Parameters<typeof amountInQuestion>[0];
type Question = {
  freezes: boolean;
  /** The state of the complaint about it that stands: what was settled or decided for good is not asked again. */
  standing: ComplaintStatus | null;
};

/** What keeps one from complaining about a job's money; null where nothing does. */
export function barTo(
  order: Job,
  { freezes, standing }: Question,
): "complaintWaits" | "complaintDone" | "complaintNoMoney" | null {
  if (standing !== null) return isOpen(standing) ? "complaintWaits" : "complaintDone";
  return amountInQuestion(order, freezes) > 0 ? null : "complaintNoMoney";
}

/** Whether one may complain about a job's money: there is some, and no complaint about it stands. */
export const mayComplain = (order: Job, question: Question): boolean => barTo(order, question) === null;

/** Whether an appeal keeps its account from another: it is under way, or was refused for good since the account was last closed. */
export const barsAppeal = (
  { status, outcome, endedAt }: { status: ComplaintStatus; outcome: string | null; endedAt: Date | null },
  closedAt: Date | null,
): boolean =>
  isOpen(status) ||
  (outcome === "dismissed" && endedAt !== null && (closedAt === null || closedAt <= endedAt));
