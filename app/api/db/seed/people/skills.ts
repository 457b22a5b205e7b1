import { groups, serviceOf } from "../catalogue";
import type { Random } from "../random";
import type { SeedProvider } from "./provider";

/** Services that a trade also does, outside its own group. */
const alsoDone: Record<string, string[]> = {
  cooling: ["water-heater", "fridge"],
  plumbing: ["purifier", "dishwasher", "waterproofing", "grout"],
  electrical: ["ac-install", "screen", "water-heater", "cooker"],
  painting: ["waterproofing", "after-building"],
  carpentry: ["screen", "lock-change", "parquet"],
  appliances: ["water-heater", "purifier", "screen"],
  cleaning: ["packing", "grout", "after-building"],
  moving: ["furniture-assembly", "ac-move", "shelves"],
  flooring: ["waterproofing", "damp", "grout"],
  metalwork: ["door-fix", "shelves", "furniture-assembly"],
};

/** How many of a group's six services a technician leaves out, by the group's place in the list of trades. */
const leftOut = [0, 1, 2];
const mostServices = 20;

export type Skill = { service: string; fromPrice: number };

/** Up to 20 services of a technician, each with a price of one's own at or above the service's floor. */
export function skillsOf(provider: SeedProvider, random: Random): Skill[] {
  const own = provider.groups.flatMap((slug, place) => {
    const group = groups.find((one) => one.slug === slug);
    if (!group) throw new Error(`no group ${slug}`);
    const names = group.services.map((service) => service.slug);
    const skipped = random.shuffle(names).slice(0, leftOut[place] ?? 2);
    return names.filter((name) => !skipped.includes(name));
  });
  const also = alsoDone[provider.groups[0] ?? ""] ?? [];
  return [...new Set([...own, ...also])].slice(0, mostServices).map((service) => ({
    service,
    fromPrice: priceOf(service, random),
  }));
}

function priceOf(slug: string, random: Random): number {
  const { startingPrice, priceFloor } = serviceOf(slug);
  const step = startingPrice >= 100_000 ? 10_000 : 1_000;
  const wished = Math.round((startingPrice * (0.85 + random.next() * 0.45)) / step) * step;
  return Math.max(wished, priceFloor);
}
