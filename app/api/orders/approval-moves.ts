import type { Act } from "../record/change";
import { setTimers, type Timer } from "../time/schedule";
import type { HeldOrder } from "./order-store";

/** Silence approves at this moment, with reminders as long before it as there are after a delivery. */
export async function setApproval({ tx, settings }: Act, order: HeldOrder, confirmsAt: Date): Promise<void> {
  const { confirmWithin, confirmReminderAfter, confirmLastReminderAfter } = settings;
  const timer = (kind: Timer["kind"], after: number): Timer => ({
    ...{ requestId: order.requestId, subjectId: order.id, kind },
    dueAt: new Date(confirmsAt.getTime() - (confirmWithin - after) * 1000),
  });
  await setTimers(tx, [
    timer("confirm_reminder", confirmReminderAfter),
    timer("confirm_last_reminder", confirmLastReminderAfter),
    timer("auto_confirm", confirmWithin),
  ]);
}
