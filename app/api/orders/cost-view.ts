import type { OrderDetails } from "~/contract/order-fields";
import type { Db } from "../db/client";
import { isFromBank } from "../payments/parts-rules";
import { listPayments } from "../payments/payment-store";
import type { Viewpoint } from "../reading";
import { cancelCost, feeForVisit, isVisitPaidOut } from "./cancel-rules";
import type { OrderViewRow } from "./view-store";

async function costOf(
  db: Db,
  row: OrderViewRow,
  { now, settings }: Viewpoint,
): Promise<OrderDetails["cancel_cost"]> {
  const { refund, fee } = cancelCost({ ...row, ...row.waits }, now, settings);
  const money = (amount: number) => ({ amount, currency: row.currency });
  const asks_account = isFromBank(await listPayments(db, row.id), refund);
  return { refund: money(refund), fee: money(fee), asks_account };
}

/** What a customer who calls off, or is absent, pays for the visit, and whether anything of it is the technician's. */
export const visitCost = async (db: Db, row: OrderViewRow, isCustomer: boolean, viewpoint: Viewpoint) => ({
  cancel_cost: isCustomer && row.status === "paid" ? await costOf(db, row, viewpoint) : null,
  visit_cost: { amount: feeForVisit(row), currency: row.currency },
  is_visit_paid_out: isVisitPaidOut(row),
});
