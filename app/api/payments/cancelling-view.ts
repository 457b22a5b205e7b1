import type { Checkout } from "~/contract/payment-fields";
import type { Rates } from "../ledger/commission-rules";
import { feeForVisit, freeToCancelUntil, isVisitPaidOut } from "../orders/cancel-rules";
import type { OrderViewRow } from "../orders/view-store";
import type { Viewpoint } from "../reading";

type Row = Pick<OrderViewRow, "startsAt" | "visitFee" | "price" | "currency" | keyof Rates>;

/** What cancelling a job that is paid will cost, told to its customer before. */
export function cancelling(row: Row, { now, settings }: Viewpoint): Checkout["cancelling"] {
  const until = freeToCancelUntil(row.startsAt, settings);
  return {
    fee: { amount: feeForVisit(row), currency: row.currency },
    is_paid_out: isVisitPaidOut(row),
    free_until: until > now ? until.toISOString() : null,
  };
}
