import type { Order } from "~/contract/order-fields";
import { shortName } from "~/i18n/names";
import { firstOf, orderSteps } from "../next-step/step";
import { waitOf } from "../next-step/wait";
import { isOnline, type Viewpoint } from "../reading";
import type { Side } from "../record/life-cycle";
import { requestCard } from "../requests/card-view";
import { changesLeft, isCleared, isCodeLocked, orderCan, statusAt } from "./view-rules";
import type { OrderViewRow } from "./view-store";
import { visitState } from "./visit-rules";

/** The time of the visit is over, and either side may say that the other did not come. */
export const isLate = (row: OrderViewRow, viewpoint: Viewpoint): boolean =>
  visitState(row, viewpoint.now) === "late";

/** An order as one of its two sides sees it, in the state that time has given it. */
export function orderView(row: OrderViewRow, viewer: Side, viewpoint: Viewpoint): Order {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const status = statusAt(row, viewpoint.now);
  const payableUntil = row.payableUntil ?? row.paymentDueAt;
  const isPayable = payableUntil > viewpoint.now;
  const visit = visitState(row, viewpoint.now);
  const hasChangesLeft = changesLeft(row, viewpoint.settings) > 0;
  const isLocked = isCodeLocked(row, viewpoint.settings);
  const paid = { payableUntil, isPayable, isCodeLocked: isLocked };
  const order = { ...row, ...row.waits, status, visit, ...paid, hasChangesLeft };
  const steps = orderSteps({ order, viewer });
  const { customer, provider } = row;
  return {
    id: row.id,
    request: requestCard(row.request, viewpoint),
    offer_id: row.offerId,
    status,
    ...{ price: money(row.price), visit_fee: money(row.visitFee) },
    customer: { id: customer.id, name: viewer === "customer" ? customer.name : shortName(customer.name) },
    provider: {
      ...{ id: provider.id, name: provider.name, type: "provider", avatar: provider.avatarId },
      is_online: isOnline(provider.seenAt, viewpoint),
    },
    starts_at: row.startsAt.toISOString(),
    arrival_minutes: row.arrivalMinutes,
    duration: row.duration,
    warranty_days: row.warrantyDays,
    payment_due_at: payableUntil.toISOString(),
    next: firstOf(steps, { viewer, currency: row.currency }),
    waits: waitOf(order, viewer, viewpoint.now),
    can: orderCan(status, viewer, {
      hasChangesLeft,
      isPaused: row.pausedAt !== null,
      isCleared: isCleared(row),
      isPayable: isPayable && row.waits.isProviderActive,
    }),
    created_at: row.createdAt.toISOString(),
  };
}
