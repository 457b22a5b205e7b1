import type { Country } from "~/i18n/country";
import type { SeedCity } from "./places/build";
import { egypt } from "./places/egypt";
import { emirates } from "./places/emirates";
import { saudiArabia } from "./places/saudi-arabia";

/** The cities that a new database begins with, by the operator's country. */
export const citiesOf: Record<Country["code"], SeedCity[]> = { EG: egypt, SA: saudiArabia, AE: emirates };

/** Where the demonstration is set. */
export const cities = citiesOf.EG;

const byId = new Map(cities.map((entry) => [entry.id, entry]));

export function cityOf(id: string): SeedCity {
  const found = byId.get(id);
  if (!found) throw new Error(`no city ${id}`);
  return found;
}
