import type { counters, searchWords, timers } from "../../schema";
import { groups } from "../catalogue";
import { random } from "../random";
import type { World } from "../stories";
import type { OfferRow, RequestRow, Story } from "../stories/rows";

type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

const requestTabs: Record<RequestRow["status"], string> = {
  ...{ draft: "draft", open: "open", awarding: "awarding", assigned: "assigned", completed: "completed" },
  ...{ cancelled: "closed", expired: "closed", removed: "closed" },
};

const offerTabs: Record<OfferRow["status"], string> = {
  ...{
    queued: "live",
    pending: "live",
    stale: "live",
    on_hold: "live",
    discount_requested: "discount",
    accepted: "accepted",
  },
  ...{ not_selected: "closed", withdrawn: "closed", declined: "closed", expired: "closed" },
};

const isOnTheMarket = ({ status, visibility }: RequestRow) => status === "open" && visibility === "public";

/** Steps in which a customer decided on an offer; a lapsed payment takes the decision back. */
const decisions: Record<string, number> = { accept: 1, decline: 1, notSelect: 1, lapse: -1 };

function answersIn({ offers, audit }: Story): { providerId: string; by: number }[] {
  const sender = new Map(offers.map(({ id, providerId }) => [id, providerId]));
  return audit.flatMap(({ entity, entityId, event }) => {
    const [by, providerId] = [decisions[event] ?? 0, sender.get(entityId)];
    return entity === "offer" && by !== 0 && providerId ? [{ providerId, by }] : [];
  });
}

/** The totals of the table `counters`, under the names that the API keeps them by. */
export function counterRows({ people, living, past }: World): Rows<typeof counters> {
  const totals = new Map<string, number>();
  const add = (name: string, by = 1) => totals.set(name, (totals.get(name) ?? 0) + by);
  for (const { request, offers, reviews } of [...living, ...past]) {
    add(`requests:${request.customerId}:${requestTabs[request.status]}`);
    if (isOnTheMarket(request)) add("open_requests");
    for (const offer of offers) add(`offers:${offer.providerId}:${offerTabs[offer.status]}`);
    add("reviews", reviews.filter(({ publishedAt }) => publishedAt).length);
  }
  for (const story of [...living, ...past])
    for (const { providerId, by } of answersIn(story)) add(`offers:${providerId}:answered`, by);
  add("technicians", people.providers.length);
  for (const group of groups) {
    const own = new Set(group.services.map(({ slug }) => slug));
    add(
      `providers:${group.slug}`,
      people.providers.filter(({ skills }) => skills.some(({ service }) => own.has(service))).length,
    );
  }
  return [...totals].map(([name, value]) => ({ name, value }));
}

export type ServiceCounts = Record<
  "providersCount" | "openRequestsCount" | "requestsCount" | "reviewsCount" | "scoresSum",
  number
>;

/** The totals that stand on a service's own row. */
export function serviceCounts({ people, living, past }: World): (slug: string) => ServiceCounts {
  const requests = [...living, ...past].map(({ request }) => request);
  const published = [...living, ...past]
    .flatMap(({ reviews }) => reviews)
    .filter(({ publishedAt }) => publishedAt);
  return (slug) => {
    const reviews = published.filter(({ serviceId }) => serviceId === slug);
    const asked = requests.filter(({ serviceId, status }) => serviceId === slug && status !== "draft");
    return {
      providersCount: people.providers.filter(({ skills }) => skills.some(({ service }) => service === slug))
        .length,
      openRequestsCount: asked.filter(isOnTheMarket).length,
      requestsCount: asked.length,
      reviewsCount: reviews.length,
      scoresSum: reviews.reduce(
        (sum, one) => sum + one.punctuality + one.quality + one.communication + one.honesty,
        0,
      ),
    };
  };
}

const runs = new Set<string>(["live", "discount"]);
const reminder = 48 * 3_600_000;
const day = 1_440;
const reviewed = 14 * 86_400_000;

/** A day after the time of arrival, or when three days and those of the work are over, whoever leaves a job alone is reminded. */
function idleTimers({ status, startsAt, arrivalMinutes = 0, startedAt, duration }: Story["orders"][number]) {
  const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);
  const kind = status === "paid" ? ("start_reminder" as const) : ("delivery_reminder" as const);
  if (status === "paid") return [{ kind, dueAt: after(startsAt, arrivalMinutes + day) }];
  return status === "in_progress" && startedAt
    ? [{ kind, dueAt: after(startedAt, Math.max(3 * day, duration)) }]
    : [];
}

/** What time will do next: ends of requests, of offers that still stand, of orders that await payment, of the time for reviews. */
export function timerRows({ living, past, now }: World): Rows<typeof timers> {
  const source = random("timers");
  const timer = (
    requestId: string,
    subjectId: string,
    kind: Rows<typeof timers>[number]["kind"],
    dueAt: Date,
  ) => ({
    ...{ id: source.id(), requestId, subjectId, kind, dueAt },
  });
  const others = [...living, ...past].flatMap(({ request: { id, status, expiresAt }, offers, orders }) => {
    const remindAt = expiresAt && new Date(expiresAt.getTime() - reminder);
    return [
      ...(status === "open" && expiresAt ? [timer(id, id, "request_expiry", expiresAt)] : []),
      ...(status === "open" && remindAt && remindAt > now
        ? [timer(id, id, "request_reminder", remindAt)]
        : []),
      ...offers
        .filter((offer) => runs.has(offerTabs[offer.status]))
        .map((offer) => timer(id, offer.id, "offer_expiry", offer.validUntil)),
      ...orders
        .filter((order) => order.status === "awaiting_payment")
        .map((order) => timer(id, order.id, "payment_expiry", order.paymentDueAt)),
      ...orders.flatMap((order) => [
        ...idleTimers(order).map(({ kind, dueAt }) => timer(id, order.id, kind, dueAt)),
        ...(order.confirmsAt ? [timer(id, order.id, "auto_confirm", order.confirmsAt)] : []),
        ...(order.clearsAt && !order.clearedAt ? [timer(id, order.id, "clearing", order.clearsAt)] : []),
      ]),
    ];
  });
  const ends = [...living, ...past].flatMap(({ request, orders }) =>
    orders.flatMap(({ id, completedAt }) => {
      const end = completedAt && new Date(completedAt.getTime() + reviewed);
      return end && end > now ? [timer(request.id, id, "review_end", end)] : [];
    }),
  );
  return [...others, ...ends];
}

type Scope = Rows<typeof searchWords>[number]["scope"];

/** Every distinct word of a kind of record. */
export const wordRows = (scope: Scope, records: { words: string[] }[]): Rows<typeof searchWords> =>
  [...new Set(records.flatMap(({ words }) => words))].sort().map((word) => ({ scope, word }));
