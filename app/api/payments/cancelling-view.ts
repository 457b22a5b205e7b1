import type { Checkout } from "~/contract/payment-fields";
import { cancelCost, freeToCancelUntil, isVisitPaidOut } from "../orders/cancel-rules";
import type { OrderViewRow } from "../orders/view-store";
import type { Viewpoint } from "../reading";

/** What cancelling a job will cost that is paid already, or now: told to its customer before. */
export function cancelling(row: OrderViewRow, { now, settings }: Viewpoint): Checkout["cancelling"] {
  const paid = { ...row, ...row.waits, paidAt: row.paidAt ?? now };
  const until = freeToCancelUntil(row.startsAt, settings);
  const paidAwhile = now.getTime() + settings.cancelFreeWithin * 1000;
  const late = new Date(Math.max(until.getTime(), paidAwhile) + 1);
  const { fee } = cancelCost(paid, late, settings);
  return {
    fee: { amount: fee, currency: row.currency },
    is_paid_out: isVisitPaidOut(row),
    free_until: until > now ? until.toISOString() : null,
  };
}
