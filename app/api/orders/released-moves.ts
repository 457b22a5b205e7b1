import { invoiceChange } from "../invoices/moves";
import { shareOf } from "../ledger/commission-rules";
import { dropProposals } from "../proposals/moves";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import { figuresFollow } from "./count-moves";
import { type HeldOrder, updateOrder } from "./order-store";
import { isReturned } from "./warranty-rules";

/**
 * An order has released another amount than before: its row and its invoices say so. Where nothing is left of it, nobody owes a visit
 * under warranty any more.
 * @param released minor units
 */
export async function releaseChanged(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  released: number,
  cause: string,
): Promise<void> {
  await invoiceChange(act, order, { from: order.released ?? 0, to: released }, cause);
  const { payout, commission, commissionVat, priceVat } = shareOf(released, order);
  const vatDue = commissionVat + priceVat;
  await figuresFollow(act, order.id);
  await updateOrder(act.tx, order.id, { released, payout, commission, vatDue });
  if (isReturned({ released })) await dropProposals(act, request, order);
}
