import type { OfferStatus } from "~/contract/offer-fields";
import type { Provider } from "../people/technicians";
import type { Random } from "../random";
import { isLive, type Part, type Plan, type Talk, takesPlace } from "../stories/plan";

/** A technician may have fifty offers out; the demo stays below, so that everyone can send another. */
const mostOut = 42;
const tenLive = 10;

const talks: readonly (readonly [Talk, number])[] = [
  ["none", 70],
  ["countered", 9],
  ["agreed", 6],
  ["refused", 5],
  ["revised", 6],
  ["taken_back", 2],
];

/** States of offers beside the chosen one, by the state of their request. */
const roles: Partial<Record<Plan["status"], readonly (readonly [OfferStatus, number])[]>> = {
  open: [
    ["pending", 78],
    ["discount_requested", 8],
    ["declined", 5],
    ["withdrawn", 5],
    ["expired", 4],
  ],
  awarding: [
    ["on_hold", 88],
    ["declined", 5],
    ["withdrawn", 4],
    ["expired", 3],
  ],
  assigned: [
    ["not_selected", 76],
    ["declined", 10],
    ["withdrawn", 8],
    ["expired", 6],
  ],
  completed: [
    ["not_selected", 76],
    ["declined", 10],
    ["withdrawn", 8],
    ["expired", 6],
  ],
  cancelled: [
    ["not_selected", 80],
    ["declined", 10],
    ["withdrawn", 10],
  ],
  expired: [
    ["expired", 85],
    ["withdrawn", 8],
    ["declined", 7],
  ],
  removed: [["not_selected", 100]],
};

export type Casting = {
  eligible: (plan: Pick<Plan, "need" | "place">) => Provider[];
  part: (provider: Provider, role: OfferStatus, talk?: Talk) => Part;
  /** Fills a plan with technicians until it has `count` offers: as it comes, or all that wait for an answer. */
  fill: (plan: Plan, count: number, random: Random, areWaiting?: boolean) => void;
};

/** Who plays in which story. Keeps count of what each technician has out. */
export function casting(providers: readonly Provider[]): Casting {
  const out = new Map<string, number>();
  const isFree = (one: Provider) => (out.get(one.id) ?? 0) < mostOut;
  const eligible: Casting["eligible"] = ({ need, place }) =>
    providers.filter(
      (one) =>
        one.isTakingJobs &&
        one.cities.includes(place.city) &&
        one.skills.some(({ service }) => service === need.service),
    );
  const part: Casting["part"] = (provider, role, talk = "none") => {
    if (takesPlace(role)) out.set(provider.id, (out.get(provider.id) ?? 0) + 1);
    return { provider, role, talk: role === "discount_requested" ? "asked" : talk };
  };
  const roleFor = (plan: Plan, provider: Provider, random: Random, isWaiting: boolean): OfferStatus => {
    const role = isWaiting ? "pending" : random.weighted(roles[plan.status] ?? []);
    if (!takesPlace(role)) return role;
    if (!isFree(provider)) return "withdrawn";
    const live = plan.parts.filter((other) => isLive(other.role)).length;
    if (live >= tenLive) return "queued";
    return plan.isEdited && !isWaiting && role === "pending" && random.chance(0.6) ? "stale" : role;
  };
  const fill: Casting["fill"] = (plan, count, random, areWaiting = false) => {
    const there = new Set(plan.parts.map(({ provider }) => provider.id));
    const fitting = plan.direct ? [plan.direct] : eligible(plan).filter(({ id }) => !there.has(id));
    // Those with room come first, in any order.
    const queue = [...random.shuffle(fitting.filter(isFree)), ...fitting.filter((one) => !isFree(one))];
    for (const provider of queue.slice(0, Math.max(0, count - plan.parts.length))) {
      const isChosen = plan.outcome !== null && plan.parts.every(({ role }) => role !== "accepted");
      const role = isChosen ? "accepted" : roleFor(plan, provider, random, areWaiting);
      plan.parts.push(
        part(provider, role, role === "queued" || role === "stale" ? "none" : random.weighted(talks)),
      );
    }
  };
  return { eligible, part, fill };
}
