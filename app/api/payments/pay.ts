import type { PaymentMethod } from "~/contract/payment-fields";
import type { paymentsContract } from "~/contract/payments";
import { begunPayment, oneIn } from "../db/states";
import { ApiError, conflict } from "../errors";
import type { Operation } from "../operation";
import type { HeldOrder } from "../orders/order-store";
import { updateOrder } from "../orders/order-store";
import { withOrder } from "../orders/own-moves";
import { endWait } from "../orders/word-moves";
import type { Gateway } from "../outside/payments/gateway";
import type { Act } from "../record/change";
import { newId } from "../secrets";
import { setTimers } from "../time/schedule";
import { type Due, dueOf } from "./due";
import { movePayment } from "./moves";
import { findPayment, insertPayment, listPayments, type PaymentRow, updatePayment } from "./payment-store";
import { isTransferOffered, referenceFor, transferDueAt } from "./transfer-rules";
import { paymentView } from "./view";
import { findOwnPayment } from "./view-store";

type Contract = typeof paymentsContract;
type Begun = { payment: PaymentRow; title: string };

/** A transfer takes days: it moves the end of the time for paying, up to the start of the work. */
async function extendForTransfer({ tx, settings }: Act, order: HeldOrder, due: Due): Promise<Date> {
  const dueAt = transferDueAt(order, due, settings);
  if (dueAt <= due.dueAt) return due.dueAt;
  await updateOrder(tx, order.id, { paymentDueAt: dueAt });
  const { id: subjectId, requestId } = order;
  await setTimers(tx, [{ requestId, subjectId, kind: "payment_expiry", dueAt }]);
  return dueAt;
}

/** One attempt at a time: the same way to pay goes on where it was, another takes its place. */
async function begin(
  act: Act,
  order: HeldOrder,
  due: Due,
  { method, gateway }: { method: PaymentMethod; gateway: PaymentRow["gateway"] },
): Promise<PaymentRow> {
  const { tx, book } = act;
  for (const payment of await listPayments(tx, order.id)) {
    if (!oneIn(begunPayment, payment.status)) continue;
    const isSame =
      payment.purpose === due.purpose &&
      payment.proposalId === due.proposalId &&
      payment.amount === due.amount &&
      payment.gateway === gateway;
    if (isSame) return payment;
    await movePayment(act, order.requestId, payment, "cancel");
    // What was said to be sent was waited for longer than it could be paid; what takes its place is not.
    if (payment.sentAt) await endWait(act, order, payment);
  }
  const dueAt = method === "transfer" ? await extendForTransfer(act, order, due) : due.dueAt;
  const id = newId();
  await insertPayment(tx, {
    ...{ id, orderId: order.id, customerId: order.customerId, method, gateway, status: "created" },
    ...{ purpose: due.purpose, proposalId: due.proposalId, currency: order.currency, amount: due.amount },
    ...{ dueAt, createdAt: book.at, updatedAt: book.at },
  });
  const line = { entity: "payment" as const, entityId: id, requestId: order.requestId };
  book.line({ ...line, event: "create", from: null, to: "created", detail: { price: due.amount, method } });
  const made = await findPayment(tx, id);
  if (!made) throw new Error("A payment that was just made");
  if (method === "card") return made;
  return movePayment(act, order.requestId, made, "requireAction", { patch: { reference: referenceFor(id) } });
}

const named = (method: PaymentMethod, gateway: Gateway | null): PaymentRow["gateway"] => {
  if (method === "transfer") return "bank";
  if (!gateway) throw new ApiError("unavailable", { message: "api:noCards" });
  return gateway.name;
};

function refusalOf({ status, isProviderActive }: HeldOrder, due: Due | null) {
  const key = due ? "api:orderRefused.paymentChecked" : (`api:orderIs.${status}` as const);
  return conflict(isProviderActive ? key : "api:orderRefused.providerInactive", { order_status: status });
}

/**
 * Begins to pay what is due. The gateway is asked once the payment is written down, outside of the transaction; asked again for the
 * same payment it gives the same session, so that a stopped process or a second press changes nothing.
 */
export const pay: Operation<Contract["pay"]> = async ({ id, method }, ctx) => {
  const { gateway } = ctx.outside;
  const by = { method, gateway: named(method, gateway) };
  const { payment, title } = await withOrder(ctx, id, async (act, request, order): Promise<Begun> => {
    const due = await dueOf(act.tx, order);
    if (!due || due.dueAt <= act.book.at) throw refusalOf(order, due);
    const { settings } = act;
    if (method === "transfer" && !isTransferOffered(order, due, { settings, hasCards: gateway !== null }))
      throw conflict("api:transferTooShort");
    return { payment: await begin(act, order, due, by), title: request.title };
  });
  if (method === "card" && gateway && !payment.url) {
    const session = await gateway.open({
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      title,
      locale: ctx.locale,
      expiresAt: payment.dueAt,
      returnTo: `${ctx.settings.publicUrl}/${ctx.locale}/payment?order=${payment.orderId}`,
    });
    await updatePayment(ctx.db, payment.id, session);
    payment.url = session.url;
  }
  const row = await findOwnPayment(ctx.db, payment.id, ctx.user.id, ctx.now);
  if (!row) throw new Error("A payment that was just made");
  return { payment: paymentView(row, ctx), url: payment.url };
};
