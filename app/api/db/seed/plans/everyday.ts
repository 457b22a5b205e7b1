import type { RequestStatus } from "~/contract/request-fields";
import { needs } from "../needs";
import type { Need } from "../needs/need";
import type { People } from "../people";
import type { Customer } from "../people/households";
import { cities } from "../places";
import type { Random } from "../random";
import { minutesOf, type Outcome, type Plan, plan } from "../stories/plan";
import type { Casting } from "./cast";

const { hour, day } = minutesOf;
const openForOne = 7;

/** Minutes since publication, by status: the marketplace is busiest today. */
function ageOf(status: RequestStatus, random: Random): number {
  const between = (low: number, high: number) => Math.round(low + (high - low) * random.next());
  switch (status) {
    case "open":
      return random.weighted([
        [between(4, 3 * hour), 20],
        [between(3 * hour, day), 30],
        [between(day, 3 * day), 25],
        [between(3 * day, 9 * day), 18],
        [between(9 * day, 24 * day), 7],
      ]);
    case "draft":
      return between(hour, 6 * day);
    case "awarding":
      return between(10 * hour, 5 * day);
    case "assigned":
      return between(2 * day, 9 * day);
    case "completed":
      return between(6 * day, 34 * day);
    case "expired":
      return between(31 * day, 58 * day);
    default:
      return between(3 * day, 40 * day);
  }
}

function outcomeOf(status: RequestStatus, age: number, random: Random): Outcome | null {
  if (status === "awarding") {
    const byTransfer = random.chance(0.75);
    return {
      order: "awaiting_payment",
      acceptedAgo: byTransfer ? random.between(40, 9 * hour) : random.between(2, 12),
      byTransfer,
    };
  }
  const acceptedAgo = Math.round(age - Math.min(9 * day, age * (0.15 + random.next() * 0.4)));
  if (status === "completed") return { order: "completed", acceptedAgo, byTransfer: false };
  if (status !== "assigned") return null;
  const order = random.weighted([
    ["paid", 5],
    ["in_progress", 2],
    ["delivered", 3],
    ["disputed", 0.4],
  ] as const);
  return { order, acceptedAgo: Math.max(acceptedAgo, 40 * hour), byTransfer: false };
}

/** 400 in all, those of the demo's own accounts among them. */
const quotas: [RequestStatus, number][] = [
  ["open", 262],
  ["awarding", 16],
  ["assigned", 34],
  ["completed", 40],
  ["cancelled", 18],
  ["expired", 14],
  ["removed", 2],
  ["draft", 14],
];
const served: RequestStatus[] = ["awarding", "assigned", "completed"];

/** Chooses what somebody asks for: what was asked least so far, and what many technicians of the city do. */
function wisher(casting: Casting, random: Random) {
  const used = new Map<Need, number>();
  return (customer: Customer, city: string, mustBeServed: boolean): Need => {
    const weight = (need: Need) => {
      const offered = casting.eligible({ need, place: { city, district: "" } }).length;
      if (mustBeServed && offered === 0) return 0;
      return (0.15 + offered) ** 0.9 / (1 + (used.get(need) ?? 0)) ** 4;
    };
    const chosen = random.weighted(needs[customer.locale].map((need) => [need, weight(need)] as const));
    used.set(chosen, (used.get(chosen) ?? 0) + 1);
    return chosen;
  };
}

function placeOf(customer: Customer, random: Random): Plan["place"] {
  if (random.chance(0.7)) return customer.home;
  const districts = cities.find(({ id }) => id === customer.home.city)?.districts ?? [];
  return { city: customer.home.city, district: random.pick(districts).id };
}

/** The requests of ordinary households, in every state: 400 without those of the demo's own accounts. */
export function everydayPlans(
  { customers }: People,
  casting: Casting,
  random: Random,
  without: number,
): Plan[] {
  const households = customers.filter(({ email }) => email === null);
  const open = new Map<string, number>();
  const wish = wisher(casting, random);
  const statuses = random.shuffle(
    quotas.flatMap(([status, count]) => Array<RequestStatus>(count).fill(status)),
  );
  return statuses.slice(0, statuses.length - without).map((status) => {
    const customer = random.pick(households.filter(({ id }) => (open.get(id) ?? 0) < openForOne));
    if (status === "open") open.set(customer.id, (open.get(customer.id) ?? 0) + 1);
    const place = placeOf(customer, random);
    const need = wish(customer, place.city, served.includes(status));
    const age = ageOf(status, random);
    const fitting = casting.eligible({ need, place });
    const isDirect = status === "open" && fitting.length > 0 && random.chance(0.05);
    return plan({
      ...{ customer, need, place, status, age, outcome: outcomeOf(status, age, random) },
      direct: isDirect ? random.pick(fitting) : null,
      isEdited: status === "open" && !isDirect && age > day && age < 9 * day && random.chance(0.1),
      isClosedToOffers: status === "open" && !isDirect && age > day && random.chance(0.03),
      hasLapse: status === "open" && age > day && random.chance(0.05),
    });
  });
}
