import type { OfferStatus } from "~/contract/offer-fields";
import type { OrderStatus } from "~/contract/order-fields";
import type { Locale } from "~/i18n/locale";
import { needs } from "../needs";
import type { Need } from "../needs/need";
import type { People } from "../people";
import type { Customer } from "../people/households";
import type { Provider } from "../people/technicians";
import type { Random } from "../random";
import { minutesOf, type Outcome, type Plan, plan, type Talk } from "../stories/plan";
import type { Casting } from "./cast";

const { hour, day } = minutesOf;

type Scene = Partial<Omit<Plan, "need" | "parts">> &
  Pick<Plan, "status" | "age"> & {
    cast?: [Provider, OfferStatus, Talk?][];
    offers?: number;
    areWaiting?: boolean;
  };

const deal = (
  order: OrderStatus,
  acceptedAgo: number,
  rest: Partial<Outcome> = {},
): { outcome: Outcome } => ({
  outcome: { order, acceptedAgo, byTransfer: order === "awaiting_payment", ...rest },
});

/** What a household of the demo asks for, by service; `place` is which of the service's texts. */
function needFor(locale: Locale, service: string, place: number): Need {
  const found = needs[locale].filter((need) => need.service === service)[place];
  if (!found) throw new Error(`no text ${place} for ${service} in ${locale}`);
  return found;
}

function stage(casting: Casting, random: Random) {
  return (
    customer: Customer,
    service: string,
    place: number,
    { cast = [], offers = 0, areWaiting, ...scene }: Scene,
  ): Plan => {
    const told = plan({
      customer,
      need: needFor(customer.locale, service, place),
      place: customer.home,
      ...scene,
    });
    told.parts = cast.map(([provider, role, talk]) => casting.part(provider, role, talk));
    casting.fill(told, offers, random, areWaiting);
    return told;
  };
}

type Stage = ReturnType<typeof stage>;

/** customer@usta.test: a request in every state. */
function ofNadia({ nadia, mahmoud, hany, providers }: People, set: Stage): Plan[] {
  const [, , sayed] = providers;
  const silent = providers.find((one) => one.groups[0] === "carpentry" && one.cities.includes("cairo"));
  return [
    set(nadia, "ac-leak", 0, {
      status: "open",
      age: 2 * hour,
      cast: [[mahmoud, "pending", "countered"]],
      offers: 5,
      areWaiting: true,
    }),
    set(nadia, "washer", 0, { status: "open", age: 25 }),
    set(nadia, "water-heater", 0, {
      status: "open",
      age: 2 * day,
      cast: [[hany, "pending"]],
      offers: 12,
      areWaiting: true,
    }),
    set(nadia, "split-cleaning", 1, {
      status: "open",
      age: 3 * day,
      isEdited: true,
      cast: [[mahmoud, "stale"], ...(sayed ? [[sayed, "stale"] as [Provider, OfferStatus]] : [])],
      offers: 4,
      areWaiting: true,
    }),
    set(nadia, "tap-mixer", 0, {
      status: "open",
      age: 9 * hour,
      cast: [[hany, "discount_requested"]],
      offers: 4,
    }),
    set(nadia, "ac-repair", 0, { status: "open", age: 3 * hour, direct: mahmoud }),
    set(nadia, "drain", 0, { status: "open", age: 8 * hour, direct: hany, isDeclined: true }),
    set(nadia, "door-fix", 0, { status: "open", age: 26 * hour, direct: silent ?? null }),
    set(nadia, "ac-gas", 0, {
      status: "awarding",
      age: 20 * hour,
      ...deal("awaiting_payment", 5 * hour),
      cast: [[mahmoud, "accepted", "agreed"]],
      offers: 5,
    }),
    set(nadia, "ac-install", 0, {
      status: "assigned",
      age: 4 * day,
      ...deal("paid", 2 * day, { startsIn: 90 }),
      cast: [[mahmoud, "accepted"]],
      offers: 5,
    }),
    set(nadia, "leak-detect", 0, {
      status: "assigned",
      age: 3 * day,
      ...deal("in_progress", 2 * day),
      cast: [[hany, "accepted"]],
      offers: 4,
    }),
    set(nadia, "shelves", 0, { status: "assigned", age: 5 * day, ...deal("delivered", 3 * day), offers: 3 }),
    set(nadia, "ac-move", 0, {
      status: "completed",
      age: 26 * day,
      ...deal("completed", 24 * day, { isReviewed: true }),
      cast: [[mahmoud, "accepted"]],
      offers: 6,
    }),
    set(nadia, "toilet", 0, {
      status: "completed",
      age: 9 * day,
      ...deal("completed", 7 * day, { isReviewed: false }),
      cast: [[hany, "accepted"]],
      offers: 4,
    }),
    set(nadia, "deep-clean", 0, {
      status: "completed",
      age: 10 * day,
      ...deal("completed", 8 * day, { isReviewed: true }),
      offers: 3,
    }),
    set(nadia, "screen", 0, { status: "cancelled", age: 12 * day, offers: 3 }),
    set(nadia, "paint-room", 1, { status: "expired", age: 33 * day, offers: 2 }),
    set(nadia, "furniture-assembly", 0, { status: "draft", age: 5 * hour }),
  ];
}

/** customer2@usta.test: in Arabic. */
function ofOmar({ omar, mahmoud, hany }: People, set: Stage): Plan[] {
  return [
    set(omar, "ac-gas", 0, {
      status: "open",
      age: 7 * hour,
      cast: [[mahmoud, "discount_requested"]],
      offers: 5,
    }),
    set(omar, "power-cut", 0, { status: "open", age: 70, offers: 3 }),
    set(omar, "ac-repair", 1, {
      status: "open",
      age: 2 * day,
      isEdited: true,
      cast: [[mahmoud, "stale"]],
      offers: 4,
    }),
    set(omar, "split-cleaning", 0, { status: "open", age: 50, direct: mahmoud }),
    set(omar, "leak-detect", 1, { status: "open", age: 6 * hour, direct: hany, cast: [[hany, "pending"]] }),
    set(omar, "water-heater", 0, {
      status: "awarding",
      age: 2 * day,
      ...deal("awaiting_payment", 8 * hour),
      cast: [[hany, "accepted"]],
      offers: 6,
    }),
    set(omar, "ac-move", 0, {
      status: "assigned",
      age: 4 * day,
      ...deal("paid", 3 * day, { startsIn: 5 * hour }),
      cast: [[mahmoud, "accepted", "countered"]],
      offers: 4,
    }),
    set(omar, "ac-leak", 1, {
      status: "completed",
      age: 28 * day,
      ...deal("completed", 25 * day, { isReviewed: true }),
      cast: [[mahmoud, "accepted"]],
      offers: 4,
    }),
    set(omar, "tile-repair", 0, { status: "expired", age: 35 * day, offers: 2 }),
    set(omar, "wardrobe", 1, { status: "draft", age: 2 * day }),
  ];
}

/** What else the demo's technicians need: every state that an offer can be in. */
function ofNeighbours({ customers, mahmoud, hany }: People, set: Stage, casting: Casting): Plan[] {
  const inCairo = customers.filter(({ email, home }) => email === null && home.city === "cairo");
  const [a, b, c, d] = inCairo.filter(({ locale }) => locale === "ar");
  const [e, f] = inCairo.filter(({ locale }) => locale === "en");
  if (!a || !b || !c || !d || !e || !f) throw new Error("too few households in Cairo");
  const full = set(e, "water-heater", 1, { status: "open", age: 30 * hour, offers: 10, areWaiting: true });
  for (const one of [mahmoud, hany])
    if (full.parts.every(({ provider }) => provider !== one)) full.parts.push(casting.part(one, "queued"));
  return [
    full,
    set(a, "ac-leak", 0, {
      status: "open",
      age: 11 * hour,
      cast: [[mahmoud, "discount_requested"]],
      offers: 5,
    }),
    set(b, "ac-install", 1, {
      status: "awarding",
      age: 2 * day,
      ...deal("awaiting_payment", 4 * hour),
      cast: [[mahmoud, "on_hold"]],
      offers: 5,
    }),
    set(c, "tap-mixer", 1, {
      status: "awarding",
      age: day,
      ...deal("awaiting_payment", 6 * hour),
      cast: [[hany, "on_hold"]],
      offers: 4,
    }),
    set(d, "ac-repair", 0, {
      status: "open",
      age: 2 * day,
      cast: [[mahmoud, "declined", "refused"]],
      offers: 4,
    }),
    set(f, "split-cleaning", 0, { status: "open", age: 4 * day, cast: [[mahmoud, "expired"]], offers: 3 }),
    set(a, "drain", 1, { status: "open", age: 15 * hour, cast: [[hany, "discount_requested"]], offers: 3 }),
    set(b, "ac-gas", 1, { status: "open", age: 2 * day, cast: [[mahmoud, "withdrawn"]], offers: 4 }),
    set(c, "ac-move", 1, {
      status: "open",
      age: 3 * day,
      hasLapse: true,
      cast: [[mahmoud, "pending"]],
      offers: 3,
    }),
    set(d, "split-cleaning", 1, {
      status: "assigned",
      age: 3 * day,
      ...deal("paid", 2 * day),
      cast: [[mahmoud, "accepted"]],
      offers: 5,
    }),
    set(f, "leak-detect", 1, {
      status: "assigned",
      age: 4 * day,
      ...deal("delivered", 3 * day),
      cast: [[hany, "accepted"]],
      offers: 4,
    }),
    set(e, "ac-leak", 0, {
      status: "assigned",
      age: 5 * day,
      ...deal("disputed", 4 * day),
      cast: [[mahmoud, "not_selected"]],
      offers: 4,
    }),
  ];
}

/** The stories of the demo's own accounts: rich, and in every state. */
export function starringPlans(people: People, casting: Casting, random: Random): Plan[] {
  const set = stage(casting, random);
  return [...ofNadia(people, set), ...ofOmar(people, set), ...ofNeighbours(people, set, casting)];
}
