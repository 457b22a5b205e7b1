import type { OrderDetails } from "~/contract/order-fields";
import { isFromBank } from "../payments/parts-rules";
import type { PaymentRow } from "../payments/payment-store";
import type { Viewpoint } from "../reading";
import { cancelCost, feeForVisit, isVisitPaidOut, visitPayout } from "./cancel-rules";
import type { OrderViewRow } from "./view-store";

function costOf(
  row: OrderViewRow,
  payments: readonly PaymentRow[],
  { now, settings }: Viewpoint,
): OrderDetails["cancel_cost"] {
  const { refund, fee } = cancelCost({ ...row, ...row.waits }, now, settings);
  const money = (amount: number) => ({ amount, currency: row.currency });
  const asks_account = isFromBank(payments, refund);
  return { refund: money(refund), fee: money(fee), asks_account };
}

/** What a customer who calls off, or is absent, pays for the visit, and whether anything of it is the technician's. */
export const visitCost = (
  row: OrderViewRow,
  isCustomer: boolean,
  payments: readonly PaymentRow[],
  viewpoint: Viewpoint,
) => ({
  cancel_cost: isCustomer && row.status === "paid" ? costOf(row, payments, viewpoint) : null,
  visit_cost: { amount: feeForVisit(row), currency: row.currency },
  is_visit_paid_out: isVisitPaidOut(row),
  visit_payout: isCustomer ? null : { amount: visitPayout(row), currency: row.currency },
});
