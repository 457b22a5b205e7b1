import type { Db } from "../db/client";
import { oneIn, runningOrder } from "../db/states";
import type { OrderRow } from "../orders/order-store";
import { findIncrease } from "../proposals/proposal-store";

/**
 * What an order's customer is to pay: the price, or what an agreed change of it adds, in minor units. After `dueAt` nothing can be paid any
 * more; whether what was begun before was paid may still have to be found out.
 */
export type Due = {
  purpose: "price" | "increase";
  amount: number;
  proposalId: string | null;
  dueAt: Date;
};

type Payable = Pick<OrderRow, "id" | "status" | "price" | "paymentDueAt" | "payableUntil"> & {
  isProviderActive: boolean;
};

/** What is to be paid of an order; null when nothing is, and to a technician whose account is closed. */
export async function dueOf(db: Db, order: Payable): Promise<Due | null> {
  const { id, status, price, isProviderActive } = order;
  if (!isProviderActive) return null;
  if (status === "awaiting_payment")
    return {
      purpose: "price",
      amount: price,
      proposalId: null,
      dueAt: order.payableUntil ?? order.paymentDueAt,
    };
  if (!oneIn(runningOrder, status)) return null;
  const agreed = await findIncrease(db, id);
  if (!agreed?.price) return null;
  const dueAt = agreed.payableUntil ?? agreed.dueAt;
  return { purpose: "increase", amount: agreed.price - price, proposalId: agreed.id, dueAt };
}
