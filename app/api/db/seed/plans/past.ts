import { needs } from "../needs";
import type { Need } from "../needs/need";
import type { People } from "../people";
import type { Customer } from "../people/households";
import type { Provider } from "../people/technicians";
import { cities } from "../places";
import type { Random } from "../random";
import { minutesOf, type Plan, plan } from "../stories/plan";
import type { Casting } from "./cast";

const { day } = minutesOf;
/** Reviews of the last fortnight are still sealed, so jobs begin earlier than that. */
const newest = 16;
const oldest = 400;

/** A household of a city that the technician serves, and who lives there since before the job. */
function clientOf(provider: Provider, customers: Customer[], random: Random): Customer {
  const near = customers.filter(({ home }) => provider.cities.includes(home.city));
  return random.pick(near.length > 0 ? near : customers);
}

/** What was asked of the technician: a text not used for the same technician before, while there is one. */
function needOf(provider: Provider, customer: Customer, used: Set<Need>, random: Random): Need {
  const skills = new Set(provider.skills.map(({ service }) => service));
  const fitting = needs[customer.locale].filter(({ service }) => skills.has(service));
  const fresh = fitting.filter((need) => !used.has(need));
  const chosen = random.pick(fresh.length > 0 ? fresh : fitting);
  used.add(chosen);
  return chosen;
}

/** Half of all jobs fell in the last third of the time. */
const ageOf = (joined: number, random: Random): number =>
  newest + Math.round((Math.min(joined, oldest) - newest - 5) * random.next() ** 1.6);

/** Finished jobs of earlier months, on which every figure of a technician's profile rests. */
export function pastPlans(people: People, cast: Casting, random: Random): Plan[] {
  const clients = people.customers.filter(({ email }) => email === null);
  const told = people.providers.flatMap((provider) => {
    const used = new Set<Need>();
    return Array.from({ length: provider.pastJobs }, () =>
      jobOf({ provider, clients, used, cast, random }, () => ageOf(provider.joined, random)),
    );
  });
  return [...told, ...recentPlans(people, clients, cast, random)];
}

type Scene = { provider: Provider; clients: Customer[]; used: Set<Need>; cast: Casting; random: Random };

/** A job that was done, and paid. */
function jobOf({ provider, clients, used, cast, random }: Scene, daysAgo: () => number): Plan {
  const customer = clientOf(provider, clients, random);
  const isNear = provider.cities.includes(customer.home.city);
  const city = isNear ? customer.home.city : provider.home.city;
  const districts = cities.find(({ id }) => id === city)?.districts ?? [];
  const days = daysAgo();
  const told = plan({
    ...{ customer, need: needOf(provider, customer, used, random), status: "completed", age: days * day },
    place: {
      city,
      district: isNear && random.chance(0.8) ? customer.home.district : random.pick(districts).id,
    },
    outcome: { order: "completed", acceptedAgo: days * day - random.between(40, 900), byTransfer: false },
  });
  told.parts.push(
    cast.part(provider, "accepted", random.pick(["none", "none", "none", "countered", "agreed"])),
  );
  cast.fill(told, 1 + random.between(0, 2), random);
  return told;
}

/** Days ago at which the demo's own technicians were asked for what they have done of late: some of it still clears. */
const lately = [2, 3, 5, 9, 12];

function recentPlans({ mahmoud, hany }: People, clients: Customer[], cast: Casting, random: Random): Plan[] {
  return [mahmoud, hany].flatMap((provider) => {
    const used = new Set<Need>();
    return lately.map((days) => jobOf({ provider, clients, used, cast, random }, () => days));
  });
}
