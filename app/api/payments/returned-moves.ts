import { undecided } from "../db/undecided";
import type { Act } from "../record/change";
import { listRefundsOf, type PaymentRow, type RefundRow } from "./payment-store";
import { restOf } from "./refund-cancel-moves";
import { noteRefund } from "./refund-status-moves";

const leftToStaff = "held:";

/** What a bank gives back of a payment: owed to the payer, and what staff are to decide on. */
type Returned = { due: number; open: number; cause: string };

/** The payer is owed what was owed before, and staff have the rest to decide on. */
export async function owePayer(act: Act, requestId: string, payment: PaymentRow, returned: Returned) {
  const { due, open, cause } = returned;
  if (due > 0) await noteRefund(act, requestId, payment, { amount: due, cause });
  if (open > 0)
    await noteRefund(act, requestId, payment, {
      ...{ isForPerson: true, amount: open, cause: `${leftToStaff}${cause}`, failure: undecided },
    });
}

/** Whether staff had it to decide on, or it is what the payer's bank has left of such a refund. */
function isLeftToStaff(refund: RefundRow, all: readonly RefundRow[]): boolean {
  const before = all.find(({ id }) => restOf(id) === refund.cause);
  return before ? isLeftToStaff(before, all) : refund.cause.startsWith(leftToStaff);
}

/** By payment, what was left to staff, whatever they have done with it, and the payer's bank has not taken again: minor units. */
export async function sumLeftToStaff(tx: Act["tx"], paymentIds: Iterable<string>) {
  const sums = new Map<string, number>();
  for (const id of paymentIds) {
    const all = await listRefundsOf(tx, id);
    const theirs = all.filter((refund) => refund.status !== "cancelled" && isLeftToStaff(refund, all));
    sums.set(
      id,
      theirs.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  return sums;
}
