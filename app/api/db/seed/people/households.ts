import type { Locale } from "~/i18n/locale";
import { cities } from "../places";
import type { Random } from "../random";
import { demoCustomers } from "./accounts";
import { families, fathers, fullName, mens, womens } from "./names";
import { phoneOf } from "./provider";

export type Customer = {
  id: string;
  name: string;
  locale: Locale;
  phone: string;
  email: string | null;
  home: { city: string; district: string };
  isVerified: boolean;
  inactiveReason: string | null;
  /** Days since sign-up. */
  joined: number;
  seenMinutesAgo: number;
};

/** Where the 80 live: as many in greater Cairo's three cities as the technicians there can serve. */
const homes = Object.entries({
  ...{ cairo: 28, giza: 16, october: 7, alexandria: 8, mansoura: 4, tanta: 3, zagazig: 3, ismailia: 2 },
  ...{ "port-said": 2, asyut: 2, luxor: 2, hurghada: 3 },
}).flatMap(([city, count]) => Array<string>(count).fill(city));

/** 80 households beside the demo's own accounts. */
export function households(source: Random): Customer[] {
  const names = new Map<string, Customer>();
  while (names.size < homes.length) {
    const family = source.pick(families);
    const first = source.pick(source.chance(0.5) ? womens : mens);
    const parts = source.chance(0.6) ? [first, source.pick(fathers), family] : [first, family];
    const name = fullName(...parts);
    if (names.has(name.en)) continue;
    const locale: Locale = source.chance(0.62) ? "ar" : "en";
    const city = homes[names.size] ?? "cairo";
    const districts = cities.find((place) => place.id === city)?.districts ?? [];
    names.set(name.en, {
      id: source.id(),
      name: name[locale],
      locale,
      phone: phoneOf(2, names.size + 1),
      email: null,
      home: { city, district: source.pick(districts).id },
      isVerified: true,
      inactiveReason: null,
      joined: source.between(430, 900),
      seenMinutesAgo: source.between(1, 8_000),
    });
  }
  return [...names.values()];
}

/** The demo's own accounts, in the order of `demoCustomers`. */
export function demoHouseholds(source: Random): Customer[] {
  return Object.values(demoCustomers).map((account) => ({
    ...account,
    id: source.id(),
    name: account.name[account.locale],
    joined: account.isVerified ? 440 : 0,
    seenMinutesAgo: source.between(10, 90),
  }));
}
