import { wordsOf } from "../../../search/words";
import { groupOfService, serviceOf } from "../catalogue";
import { type Clock, earliest, later } from "../clock";
import { cityOf } from "../places";
import type { Random } from "../random";
import { addressIn } from "./address";
import { minutesOf, type Plan } from "./plan";
import type { RequestRow } from "./rows";
import type { Telling } from "./teller";

const lifetime = 30 * minutesOf.day;

const rounded = (pounds: number): number => {
  const step = pounds < 1_000 ? 50 : pounds < 5_000 ? 100 : 500;
  return Math.max(step, Math.round(pounds / step) * step) * 100;
};

/** Most name a range, some only its end, a third leave the budget open. */
function budgetOf({ need }: Plan, random: Random): { budgetMin: number | null; budgetMax: number | null } {
  const low = rounded(need.price * (0.7 + random.next() * 0.2));
  const high = rounded(need.price * (1.05 + random.next() * 0.35));
  return random.weighted([
    [{ budgetMin: low, budgetMax: Math.max(low, high) }, 6],
    [{ budgetMin: null, budgetMax: high }, 1],
    [{ budgetMin: null, budgetMax: null }, 3],
  ]);
}

type Wish = Pick<RequestRow, "timing" | "preferredDate" | "timeWindow" | "isUrgent">;

/** A wished day lies ahead of an open request, and after the publication of one that is closed. */
function wishOf(plan: Plan, clock: Clock, random: Random): Wish {
  const timing = random.weighted([
    ["asap", 3],
    ["date", 4],
    ["flexible", 3],
  ] as const);
  const first =
    plan.status === "open" || plan.status === "draft" ? 1 : 2 - Math.floor(plan.age / minutesOf.day);
  const isFar = plan.need.price > 3_000;
  return {
    timing,
    preferredDate: timing === "date" ? clock.dayFrom(first + random.between(1, isFar ? 20 : 11)) : null,
    timeWindow: timing === "asap" ? "any" : random.pick(["morning", "afternoon", "evening", "any"] as const),
    isUrgent: timing === "asap" && random.chance(0.4),
  };
}

/** The wished answers, without questions left unanswered. */
const answersOf = ({ need }: Plan) =>
  Object.fromEntries(
    Object.entries(need.answers).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

/** Title first, then what and where, then the rest: as a published request is indexed. */
function wordsOfRequest({ need, place }: Plan): string[] {
  const city = cityOf(place.city);
  const district = city.districts.find(({ id }) => id === place.district)?.name;
  const names = [
    serviceOf(need.service).name,
    groupOfService(need.service).name,
    city.name,
    ...(district ? [district] : []),
  ];
  return wordsOf(need.title, ...names.flatMap(({ en, ar }) => [en, ar]), need.body.join("\n\n"));
}

/** The row as its customer wrote it; offers and outcome change it afterwards. */
export function requestRow(plan: Plan, { clock, random, id }: Telling): RequestRow {
  const publishedAt = plan.status === "draft" ? null : clock.ago(plan.age);
  const wish = wishOf(plan, clock, random);
  const ends = publishedAt && [
    later(publishedAt, lifetime),
    ...(wish.preferredDate ? [clock.endOf(wish.preferredDate)] : []),
  ];
  const createdAt = publishedAt ? later(publishedAt, -random.between(3, 40)) : clock.ago(plan.age);
  return {
    id: id(),
    customerId: plan.customer.id,
    status: plan.status,
    visibility: plan.direct ? "direct" : "public",
    directProviderId: plan.direct?.id ?? null,
    directDeclinedAt: plan.isDeclined ? clock.ago(plan.age * 0.6) : null,
    serviceId: serviceOf(plan.need.service).slug,
    title: plan.need.title,
    description: plan.need.body.join("\n\n"),
    answers: answersOf(plan),
    currency: "EGP",
    ...budgetOf(plan, random),
    ...wish,
    cityId: plan.place.city,
    districtId: plan.place.district,
    address: addressIn(plan.customer.locale, plan.place, plan.need, random),
    version: plan.isEdited ? 2 : 1,
    offersCount: 0,
    liveOffersCount: 0,
    isClosedToOffers: plan.isClosedToOffers,
    publishedAt,
    expiresAt: ends && earliest(...ends),
    closedReason: null,
    words: wordsOfRequest(plan),
    photosCount: 0,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
  };
}
