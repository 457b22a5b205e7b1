import { appliances } from "./catalogue/appliances";
import type { SeedGroup, SeedService } from "./catalogue/build";
import { carpentry } from "./catalogue/carpentry";
import { cleaning } from "./catalogue/cleaning";
import { cooling } from "./catalogue/cooling";
import { electrical } from "./catalogue/electrical";
import { flooring } from "./catalogue/flooring";
import { metalwork } from "./catalogue/metalwork";
import { moving } from "./catalogue/moving";
import { painting } from "./catalogue/painting";
import { plumbing } from "./catalogue/plumbing";

/** In the order in which the product shows them. */
export const groups: SeedGroup[] = [
  cooling,
  plumbing,
  electrical,
  painting,
  carpentry,
  appliances,
  cleaning,
  moving,
  flooring,
  metalwork,
];

export const services: SeedService[] = groups.flatMap((group) => group.services);

const bySlug = new Map(services.map((service) => [service.slug, service]));
const groupOf = new Map(groups.flatMap((group) => group.services.map((service) => [service.slug, group])));

export function serviceOf(slug: string): SeedService {
  const service = bySlug.get(slug);
  if (!service) throw new Error(`no service ${slug}`);
  return service;
}

export function groupOfService(slug: string): SeedGroup {
  const group = groupOf.get(slug);
  if (!group) throw new Error(`no group for service ${slug}`);
  return group;
}
