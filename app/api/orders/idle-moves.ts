import { listOpen } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import type { Side } from "../record/life-cycle";
import type { NoticeKind } from "../record/notices";
import type { HeldRequest } from "../requests/request-store";
import { setTimers } from "../time/schedule";
import { type IdleReminder, idleReminder } from "./idle-rules";
import { tellOne } from "./moves";
import { findOrder, type HeldOrder } from "./order-store";
import { isPaidPastVisit } from "./visit-rules";

/**
 * Nobody is reminded of a job while one side still has a proposal to answer: the reminder comes so much later. A proposal that was made
 * only after the job had been left alone puts nothing off, or one after the other could do so for ever.
 * @param alone when the job first counted as left alone
 * @returns whether the reminder was put off
 */
async function putOff(
  { tx, settings }: Act,
  order: HeldOrder,
  kind: IdleReminder,
  alone: Date,
): Promise<boolean> {
  const open = (await listOpen(tx, order.id)).filter(({ createdAt }) => createdAt < alone);
  const waiting = open.map(({ dueAt }) => dueAt.getTime());
  if (waiting.length === 0) return false;
  const after = kind === "start_reminder" ? settings.startReminderAfter : settings.deliveryReminderAfter;
  const dueAt = new Date(Math.max(...waiting) + after * 1000);
  await setTimers(tx, [{ requestId: order.requestId, subjectId: order.id, kind, dueAt, firstDueAt: alone }]);
  return true;
}

/**
 * Each side is told what it can do now: that differs where the other's account is closed, and where the job was paid only after the time of
 * the visit, so that nobody could come. Whoever has a closed account can do nothing, and is told nothing.
 */
function tellIdle(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  kind: "start_awaited" | "delivery_awaited",
) {
  const { isCustomerActive, isProviderActive, price } = order;
  const isAnew = kind === "start_awaited" && isPaidPastVisit(order);
  const tell = (to: Side, hasOther: boolean) => {
    const theirs: NoticeKind = isAnew ? `start_awaited.${to}.anew` : `${kind}.${to}`;
    tellOne(act, request, order, to, hasOther ? theirs : `${kind}.${to}.alone`, price);
  };
  if (isCustomerActive) tell("customer", isProviderActive);
  if (isProviderActive) tell("provider", isCustomerActive);
}

const reminding =
  (kind: IdleReminder) => async (act: Act, request: HeldRequest, orderId: string, alone: Date) => {
    const order = await findOrder(act.tx, orderId);
    if (!order || idleReminder(order.status) !== kind || (await putOff(act, order, kind, alone))) return;
    tellIdle(act, request, order, kind === "start_reminder" ? "start_awaited" : "delivery_awaited");
  };

/** The visit is long over, and the work has not begun. */
export const remindOfStart = reminding("start_reminder");

/** The work began long ago, and is not delivered. */
export const remindOfDelivery = reminding("delivery_reminder");
