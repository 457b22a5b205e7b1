import type { Db } from "../db/client";
import type { OrderRow } from "../orders/order-store";
import { listOpen } from "../proposals/proposal-store";

/** What an order's customer is to pay now: the price, or what an agreed change of it adds. Minor units. */
export type Due = {
  purpose: "price" | "increase";
  amount: number;
  proposalId: string | null;
  dueAt: Date;
};

type Payable = Pick<OrderRow, "id" | "status" | "price" | "paymentDueAt"> & { isProviderActive: boolean };

/** What is to be paid of an order now; null when nothing is, and to a technician whose account is closed. */
export async function dueOf(db: Db, order: Payable): Promise<Due | null> {
  const { id, status, price, paymentDueAt, isProviderActive } = order;
  if (!isProviderActive) return null;
  if (status === "awaiting_payment")
    return { purpose: "price", amount: price, proposalId: null, dueAt: paymentDueAt };
  if (status !== "paid" && status !== "in_progress" && status !== "delivered") return null;
  const agreed = (await listOpen(db, id)).find(({ kind, status: of }) => kind === "price" && of === "agreed");
  if (!agreed?.price) return null;
  return { purpose: "increase", amount: agreed.price - price, proposalId: agreed.id, dueAt: agreed.dueAt };
}
