import { refundHeld } from "../payments/moves";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import { moveOrder, tellOther } from "./moves";
import type { HeldOrder } from "./order-store";

/**
 * The order has another price: of a lower one the difference goes back, of a higher one it was paid before.
 * @param price minor units
 * @param cause the proposal that both sides agreed on
 */
export async function reprice(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  price: number,
  cause: string,
): Promise<void> {
  await moveOrder(act, order, "reprice", { patch: { price }, detail: { price, before: order.price } });
  if (price < order.price) await refundHeld(act, order, order.price - price, cause);
  tellOther(act, request, order, "order_repriced", price);
}
