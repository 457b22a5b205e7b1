import type { Checkout } from "~/contract/payment-fields";
import { feeForVisit, freeToCancelUntil, isVisitPaidOut } from "../orders/cancel-rules";
import type { OrderViewRow } from "../orders/view-store";
import { isPaidPastVisit } from "../orders/visit-rules";
import type { Viewpoint } from "../reading";

/** What cancelling a job late will cost that is paid already, or now: told to its customer before. */
export function cancelling(row: OrderViewRow, { now, settings }: Viewpoint): Checkout["cancelling"] {
  const visit = { ...row, ...row.waits, paidAt: row.paidAt ?? now };
  const until = freeToCancelUntil(row.startsAt, settings);
  return {
    fee: { amount: visit.isProviderActive ? feeForVisit(row) : 0, currency: row.currency },
    is_paid_out: isVisitPaidOut(row),
    free_until: until > now ? until.toISOString() : null,
    is_free_until_moved: isPaidPastVisit(visit),
  };
}

type Ended = Pick<OrderViewRow, "status" | "paidAt" | "cancelledBy">;

/** Whether a job was cancelled before its whole price had come in, and by whom. */
export function unpaid({
  status,
  paidAt,
  cancelledBy: by,
}: Ended): Pick<Checkout, "is_unpaid" | "unpaid_by"> {
  const isUnpaid = status === "cancelled" && paidAt === null;
  const isTold = by === "time" || by === "customer" || by === "provider";
  return { is_unpaid: isUnpaid, unpaid_by: isUnpaid && isTold ? by : null };
}
