import { serviceOf } from "../catalogue";
import { earliest, later, minutesBetween } from "../clock";
import { minutesOf, type Outcome, type Plan } from "./plan";
import type { OfferRow, OrderRow } from "./rows";
import { type Teller, within } from "./teller";

/** Basis points and minor units, as the catalogue and the country have them. */
export const rates = { commissionRate: 1_000, commissionMinimum: 2_000, vatRate: 1_400 };
/** What a job of the plan's service costs at least. */
export const floorOf = ({ need }: Plan) => ({ priceFloor: serviceOf(need.service).priceFloor });
/** Of an order that nobody has paid. */
export const unpaid = {
  ...{ arrivalCode: null, paidAt: null, startedAt: null, deliveredAt: null, confirmsAt: null },
  ...{ disputedFrom: null, released: null, payout: null, commission: null, vatDue: null },
  ...{ clearsAt: null, clearedAt: null, completedAt: null },
};
/** Whether a technician of the story is registered for VAT, and under which number. */
export function registrationOf({ parts }: Plan, providerId: string) {
  const own = parts.find(({ provider }) => provider.id === providerId)?.provider;
  const providerVatNumber = own?.vatNumber ?? null;
  return { isProviderRegistered: providerVatNumber !== null, providerVatNumber };
}
const { hour } = minutesOf;
const silence = 72 * hour;

/** Quality is the technician's: how often the work starts on time. */
export type Deal = { accepted: Date; paid: Date | null; quality: number };

/** When the offer was accepted and paid; a payment follows within minutes. */
export function dealOf({ acceptedAgo, order }: Outcome, quality: number, { clock, random }: Teller): Deal {
  const accepted = clock.ago(acceptedAgo);
  const isPaid = order !== "awaiting_payment";
  const wait = Math.min(random.between(3, 24), acceptedAgo / 2);
  return { accepted, paid: isPaid ? later(accepted, wait) : null, quality };
}

/** A working hour of one of the days after the payment, early enough to be done by `latest`. */
function workingTime(paid: Date, latest: Date, { clock, random }: Pick<Teller, "clock" | "random">): Date {
  const day = clock.dayOf(later(paid, random.between(3, 110) * hour));
  const wished = clock.at(day, random.pick([9, 9.5, 10, 10.5, 11, 12, 13, 15, 16, 17]));
  return wished > paid && wished < latest ? wished : within(paid, latest, random);
}

/** When a technician who has not begun would come. */
function nextStart({ startsIn }: Outcome, { startsAt }: OfferRow, { clock, random }: Teller): Date {
  if (startsIn) return clock.slotIn(startsIn);
  return startsAt > clock.now ? startsAt : clock.slotIn(random.between(20, 70) * hour);
}

/** When the technician comes, or came: it fits what the order's state says. */
function startFor(outcome: Outcome, offer: OfferRow, paid: Date | null, teller: Teller): Date {
  const { clock, random, diary } = teller;
  const half = 30;
  const round = (date: Date) => new Date(Math.round(date.getTime() / (half * 60_000)) * half * 60_000);
  switch (outcome.order) {
    case "in_progress":
      return round(clock.ago(random.between(45, 150)));
    case "delivered":
    case "disputed":
      return round(later(clock.ago(random.between(5, 30) * hour), -Math.min(offer.duration, 8 * hour)));
    case "completed":
      return workingTime(paid ?? clock.now, later(clock.now, -offer.duration - 2 * hour), teller);
    default:
      return diary.enter(offer.providerId, nextStart(outcome, offer, teller), offer.duration);
  }
}

type Moments = { paid: Date | null; started: Date; delivered: Date; confirmed: Date };

/** Most come on time; work takes about as long as was said, and approval a few hours. */
function momentsOf(order: OrderRow, paid: Date | null, quality: number, { clock, random }: Teller): Moments {
  const late = random.chance(0.03 + (1 - quality) * 0.25) ? random.between(25, 110) : random.between(-10, 12);
  const started = earliest(later(order.startsAt, late), later(clock.now, -20));
  const delivered = earliest(
    later(started, order.duration * (0.8 + random.next() * 0.3)),
    later(clock.now, -12),
  );
  const patience = random.chance(0.15) ? silence : random.between(20, 26 * hour);
  return { paid, started, delivered, confirmed: earliest(later(delivered, patience), later(clock.now, -5)) };
}

const reached: Record<OrderRow["status"], number> = {
  ...{ awaiting_payment: 0, cancelled: 0, paid: 1, in_progress: 2, delivered: 3, disputed: 3, completed: 4 },
};

/** Four figures made of an id. */
const codeOf = (id: string) =>
  String(1000 + ([...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 9000));

/** What the order's own row says of its moments, as far as its state has come. */
function momentsOfOrder(
  { id, status }: OrderRow,
  { paid, started, delivered, confirmed }: Moments,
): Partial<OrderRow> {
  const has = (step: number) => reached[status] >= step;
  return {
    ...(has(1) && { paidAt: paid, arrivalCode: codeOf(id) }),
    ...(has(2) && { startedAt: started }),
    ...(has(3) && { deliveredAt: delivered }),
    ...(status === "delivered" && { confirmsAt: later(delivered, silence) }),
    ...(status === "disputed" && { disputedFrom: "delivered" }),
    ...(has(4) && { completedAt: confirmed }),
  };
}

/** Tells the order of an accepted offer up to the state that the plan wants. */
export function tellOrder(outcome: Outcome, deal: Deal, offer: OfferRow, teller: Teller): OrderRow {
  const { plan, story, note, clock } = teller;
  const { accepted, paid } = deal;
  offer.startsAt = startFor(outcome, offer, paid, teller);
  // If nobody pays, it stands again.
  if (!paid) offer.validUntil = earliest(offer.validUntil, offer.startsAt);
  const order: OrderRow = {
    id: teller.id(),
    ...{
      requestId: offer.requestId,
      offerId: offer.id,
      customerId: plan.customer.id,
      providerId: offer.providerId,
    },
    ...{
      status: outcome.order,
      currency: offer.currency,
      price: offer.price,
      visitFee: offer.visitFee ?? 0,
      round: offer.round,
    },
    ...{
      startsAt: offer.startsAt,
      arrivalMinutes: offer.arrivalMinutes ?? 0,
      duration: offer.duration,
      warrantyDays: offer.warrantyDays ?? 0,
    },
    ...{ ...rates, ...floorOf(plan) },
    ...registrationOf(plan, offer.providerId),
    ...unpaid,
    cancelledBy: null,
    paymentDueAt: later(accepted, outcome.byTransfer ? 48 * hour : 30),
    createdAt: accepted,
    updatedAt: accepted,
  };
  story.orders.push(order);
  const line = { entity: "order", entityId: order.id } as const;
  const detail = { price: order.price, provider_id: order.providerId };
  note({
    ...line,
    event: "make",
    from: "none",
    to: "awaiting_payment",
    by: "customer",
    at: accepted,
    detail,
  });
  const moments = momentsOf(order, paid, deal.quality, teller);
  Object.assign(order, momentsOfOrder(order, moments));
  const steps = [
    { event: "pay", from: "awaiting_payment", to: "paid", by: "gateway", at: paid ?? accepted },
    { event: "start", from: "paid", to: "in_progress", by: "provider", at: moments.started },
    { event: "deliver", from: "in_progress", to: "delivered", by: "provider", at: moments.delivered },
    { event: "confirm", from: "delivered", to: "completed", by: "customer", at: moments.confirmed },
  ] as const;
  for (const step of steps.slice(0, reached[outcome.order])) {
    note({
      ...line,
      ...step,
      id: step.by === "provider" ? offer.providerId : null,
      detail: step.event === "pay" ? detail : {},
    });
    order.updatedAt = step.at;
  }
  if (outcome.order === "disputed") {
    order.updatedAt = later(
      moments.delivered,
      Math.min(90, minutesBetween(moments.delivered, clock.now) / 2),
    );
    note({
      ...line,
      event: "dispute",
      from: "delivered",
      to: "disputed",
      by: "customer",
      at: order.updatedAt,
    });
  }
  return order;
}
