import type { ContextFor } from "../context";
import { notFound } from "../errors";
import { findPayment, findRequestOf, type PaymentRow } from "../payments/payment-store";
import { type Act, changeAsStaff } from "../record/change";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";

export type Held = { act: Act; request: HeldRequest; payment: PaymentRow };

/** Changes a payment as staff: overdue steps first, then the request held. @throws ApiError notFound */
export async function withPayment<T>(
  ctx: ContextFor<"staff">,
  by: { paymentId: string } | { refundId: string },
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const found = await findRequestOf(ctx.db, by);
  if (!found) throw notFound();
  await fireDue(ctx, found.requestId, ctx.now);
  return changeAsStaff(ctx, async (act) => {
    const request = await holdRequest(act.tx, found.requestId);
    const payment = await findPayment(act.tx, found.paymentId);
    if (!request || !payment) throw notFound();
    return work({ act, request, payment });
  });
}
