import type { Locale } from "~/i18n/locale";
import { groupOfService, serviceOf } from "../catalogue";
import { earliest, later } from "../clock";
import { type Closing, closings, included } from "../offers/closings";
import { openings } from "../offers/openings";
import type { Provider } from "../people/technicians";
import type { Random } from "../random";
import { minutesOf, type Plan } from "./plan";
import { fresh, type Teller } from "./teller";

/** Trades whose work leaves nothing that could fail later. */
const withoutWarranty = ["cleaning", "moving"];
/** Trades that bring parts; the others bring materials. */
const withParts = ["cooling", "plumbing", "electrical", "carpentry", "appliances", "metalwork"];
/** Piastres: an inspection must not be dearer than this, nor cheaper than the service's floor. */
const inspectionPrice = { least: 15_000, most: 40_000 };

/** The start lies after `after`. `isFixed`: no inspection, since the price is talked about. */
type Asked = { after: Date; isFixed: boolean };

const visitFees = [
  [0, 5],
  [5_000, 3],
  [10_000, 3],
  [15_000, 1],
] as const;

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
const stepOf = (price: number) => (price < 100_000 ? 1_000 : price < 500_000 ? 5_000 : 10_000);

/** A price near what the work usually comes to, never below the service's floor. */
export function priceNear(piastres: number, floor: number): number {
  const price = roundTo(piastres, stepOf(piastres));
  return Math.max(price, floor);
}

/** The language of a message: the request's, unless the technician does not write it. */
const languageFor = (plan: Plan, provider: Provider, random: Random): Locale =>
  plan.customer.locale === provider.locale || random.chance(0.6) ? plan.customer.locale : provider.locale;

function messageOf(locale: Locale, tone: Closing, { plan, random, said }: Teller): string {
  const { service } = plan.need;
  const own = openings[service]?.[locale] ?? [];
  const group = openings[groupOfService(service).slug]?.[locale] ?? [];
  const closing = fresh(closings[tone][locale], said, random);
  if (tone === "inspection") return closing;
  const special = [...own, ...group].filter((text) => !said.has(text));
  const opening = fresh(
    special.length > 0 && random.chance(0.8) ? special : (openings.any?.[locale] ?? []),
    said,
    random,
  );
  return random.chance(0.25) ? opening : `${opening} ${closing}`;
}

function includedIn(locale: Locale, brought: "parts" | "materials" | null, random: Random): string {
  const words = included[locale];
  const rest = random.shuffle(words.rest).slice(0, random.between(1, 2));
  return [words.first, ...rest, ...(brought ? [words[brought]] : [])].join(words.join);
}

/** When the technician would come, later than `from`: the wished day, else one of the next days, sooner where it is urgent. */
function startOf(from: Date, { clock, random, story }: Teller): Date {
  const { preferredDate, timing } = story.request;
  const hour = random.pick([9, 10, 10.5, 11, 12, 13, 15, 16, 17, 18]);
  const wished = preferredDate ? clock.at(preferredDate, hour) : from;
  if (wished > from) return wished;
  const days = timing === "asap" ? random.between(0, 2) : random.between(1, 6);
  const soon = clock.at(clock.dayOf(later(from, days * minutesOf.day)), hour);
  return soon > later(from, 30) ? soon : clock.at(clock.dayOf(later(from, minutesOf.day)), hour);
}

/** Some come at the hour, others say a stretch of time: each keeps to a habit. */
const arrivalOf = ({ years }: Provider): number => [0, 60, 0, 120][years % 4] ?? 0;

function warrantyOf(provider: Provider, group: string, random: Random): number {
  if (withoutWarranty.includes(group)) return random.pick([0, 0, 3, 7]);
  return random.chance(0.75) ? provider.warrantyDays : random.pick([0, 14, 30, 90]);
}

/** How the message ends: by what the terms say, or with a word about anything. */
function toneOf(
  terms: { isInspection: boolean; includesMaterials: boolean; warrantyDays: number },
  stuff: "parts" | "materials",
  random: Random,
): Closing {
  if (terms.isInspection) return "inspection";
  if (random.chance(0.5)) return terms.warrantyDays > 0 && random.chance(0.4) ? "warranty" : "any";
  return `${stuff}${terms.includesMaterials ? "In" : "Out"}`;
}

/** What a technician offers for a request at first. */
export function termsOf({ after, isFixed }: Asked, provider: Provider, teller: Teller) {
  const { plan, random } = teller;
  const { priceFloor, typicalDuration } = serviceOf(plan.need.service);
  const group = groupOfService(plan.need.service).slug;
  const locale = languageFor(plan, provider, random);
  const stuff = withParts.includes(group) ? "parts" : "materials";
  const isInspection = !isFixed && priceFloor <= inspectionPrice.most && random.chance(0.1);
  const usual = plan.need.price * 100 * (0.82 + random.next() * 0.42) * (0.94 + provider.quality * 0.1);
  const price = isInspection ? Math.max(inspectionPrice.least, priceFloor) : priceNear(usual, priceFloor);
  const includesMaterials = !isInspection && random.chance(0.45);
  const warrantyDays = isInspection ? 0 : warrantyOf(provider, group, random);
  const minutes = typicalDuration * (0.7 + random.next() * 0.7);
  return {
    kind: isInspection ? ("inspection" as const) : ("fixed" as const),
    currency: "EGP",
    price,
    visitFee: isInspection ? price : Math.min(price, random.weighted(visitFees)),
    includesMaterials,
    startsAt: startOf(after, teller),
    arrivalMinutes: isInspection ? 0 : arrivalOf(provider),
    duration: isInspection ? 30 : Math.max(30, roundTo(minutes, typicalDuration > 240 ? 60 : 15)),
    warrantyDays,
    included: includedIn(locale, includesMaterials ? stuff : null, random),
    message: messageOf(
      locale,
      toneOf({ isInspection, includesMaterials, warrantyDays }, stuff, random),
      teller,
    ),
  };
}

const validHours = [72, 72, 96, 120, 168, 168, 240, 336];

/** The end of an offer's validity: after `mustReach` if one is given, else as the technician pleased, but before `mustEnd`. */
export function validityOf(
  sentAt: Date,
  { mustReach, mustEnd }: { mustReach?: Date; mustEnd?: Date },
  random: Random,
): Date {
  const wished = later(sentAt, random.pick(validHours) * 60);
  if (mustReach && wished < mustReach) return later(sentAt, 14 * 24 * 60);
  return mustEnd ? earliest(wished, mustEnd) : wished;
}
