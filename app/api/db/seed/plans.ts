import type { Locale } from "~/i18n/locale";
import type { People } from "./people";
import { type Casting, casting } from "./plans/cast";
import { everydayPlans } from "./plans/everyday";
import { pastPlans } from "./plans/past";
import { starringPlans } from "./plans/starring";
import { type Random, random } from "./random";
import type { Plan } from "./stories/plan";

/** As many as the home page shows, and a little more: time passes. */
const newestInTurns = 12;

/** Of the living requests; those of past jobs come on top. */
const offersCount = 2_000;

/** How many technicians would like to answer: none where a request is minutes old, up to all who can. */
function wished(plan: Plan, fitting: number, source: Random): number {
  if (plan.status === "draft") return 0;
  if (plan.direct) return plan.age > 60 && source.chance(0.5) ? 1 : 0;
  const most = plan.status === "open" ? Math.min(fitting, 12) : Math.min(fitting, 9);
  const least = plan.outcome ? 1 : 0;
  const fresh = plan.status === "open" && plan.age < 90 ? 0.35 : 1;
  return Math.max(least, Math.round(most * fresh * (0.25 + source.next() * 0.75)));
}

/** Spreads exactly the offers that are still missing over the plans, each within what its technicians can do. */
function spread(plans: Plan[], missing: number, cast: Casting, source: Random): Map<Plan, number> {
  const most = new Map(
    plans.map((one) => [
      one,
      one.status === "draft" ? 0 : one.direct ? 1 : Math.min(13, cast.eligible(one).length),
    ]),
  );
  const counts = new Map(plans.map((one) => [one, wished(one, most.get(one) ?? 0, source)]));
  let left = missing - [...counts.values()].reduce((sum, count) => sum + count, 0);
  const movable = plans.filter((one) => !one.direct && one.status !== "draft");
  for (let tries = 0; left !== 0 && tries < 200_000; tries++) {
    const one = source.pick(movable);
    const count = counts.get(one) ?? 0;
    const step = Math.sign(left);
    if (step > 0 ? count >= (most.get(one) ?? 0) : count <= (one.outcome ? 1 : 0)) continue;
    counts.set(one, count + step);
    left -= step;
  }
  if (left !== 0) throw new Error(`${left} offers find no request`);
  return counts;
}

const turns: Locale[] = ["ar", "en"];

/**
 * Lets the newest public requests speak in turns, so that whoever opens the home page finds some to read: where the next one is in
 * the wrong language, the next one in the right one changes its time with it.
 */
function takeTurns(everyday: Plan[], others: Plan[], count: number): void {
  const isPublic = ({ status, direct }: Plan) => status === "open" && direct === null;
  const byAge = [...others, ...everyday].filter(isPublic).sort((one, other) => one.age - other.age);
  for (let place = 1; place < count; place++) {
    const [before, here] = [byAge[place - 1], byAge[place]];
    const wanted = turns.find((locale) => locale !== before?.customer.locale);
    if (!here || here.customer.locale === wanted || !everyday.includes(here)) continue;
    const next = byAge.findIndex(
      (one, later) => later > place && one.customer.locale === wanted && everyday.includes(one),
    );
    const found = byAge[next];
    if (!found) continue;
    [here.age, found.age] = [found.age, here.age];
    [byAge[place], byAge[next]] = [found, here];
  }
}

/** 400 living requests with 2,000 offers, and the finished jobs that the profiles rest on. */
export function plansFor(people: People): { living: Plan[]; past: Plan[] } {
  const cast = casting(people.providers);
  const starring = starringPlans(people, cast, random("starring"));
  const everyday = everydayPlans(people, cast, random("everyday"), starring.length);
  takeTurns(everyday, starring, newestInTurns);
  const sent = starring.reduce((sum, one) => sum + one.parts.length, 0);
  const counts = spread(everyday, offersCount - sent, cast, random("spread"));
  const source = random("cast");
  for (const one of everyday) cast.fill(one, counts.get(one) ?? 0, source);
  return { living: [...starring, ...everyday], past: pastPlans(people, cast, random("past")) };
}
