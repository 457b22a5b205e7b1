import type { Locale } from "~/i18n/locale";
import type { Bilingual } from "../../columns";

export type Gender = "m" | "f";

export type SeedProvider = {
  name: Bilingual;
  gender: Gender;
  /** The language in which the technician writes. */
  locale: Locale;
  years: number;
  home: { city: string; district: string };
  cities: string[];
  /** Slugs of service groups, the main trade first. */
  groups: string[];
  headline: string;
  /** Paragraphs. */
  bio: string[];
};

/** Fixed, valid and nobody's: +20 100 000 1xxx for technicians, 2xxx for households. */
export const phoneOf = (series: number, place: number) =>
  `+20100000${series}${String(place).padStart(3, "0")}`;

type Who = readonly [en: string, ar: string, gender?: Gender];
type Where = readonly [home: string, ...cities: string[]];

/** `where` is the home's district as "city/district", then the cities served beside the home's own. */
const writing =
  (locale: Locale) =>
  (
    who: Who,
    years: number,
    [home, ...cities]: Where,
    groups: string[],
    headline: string,
    ...bio: string[]
  ) => {
    const [city = "", district = ""] = home.split("/");
    const [en, ar, gender = "m"] = who;
    return {
      name: { en, ar },
      gender,
      locale,
      years,
      home: { city, district: `${city}-${district}` },
      cities: [city, ...cities],
      groups,
      headline,
      bio,
    } satisfies SeedProvider;
  };

export const arabic = writing("ar");
export const english = writing("en");
