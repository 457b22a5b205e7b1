import type { Bilingual, ServiceQuestion } from "../../columns";

export type SeedService = {
  /** Also its id. */
  slug: string;
  icon: string;
  name: Bilingual;
  description: Bilingual;
  /** Minor units. */
  startingPrice: number;
  /** Minor units: no offer may be lower. */
  priceFloor: number;
  /** Minutes. */
  typicalDuration: number;
  questions: ServiceQuestion[];
};

export type SeedGroup = {
  slug: string;
  icon: string;
  name: Bilingual;
  description: Bilingual;
  services: SeedService[];
};

type Words = readonly [en: string, ar: string];
type Option = readonly [code: string, en: string, ar: string];

const both = ([en, ar]: Words): Bilingual => ({ en, ar });

export function service(
  slug: string,
  icon: string,
  price: { from: number; floor: number; minutes: number },
  words: { name: Words; description: Words },
  questions: ServiceQuestion[],
): SeedService {
  return {
    slug,
    icon,
    name: both(words.name),
    description: both(words.description),
    startingPrice: price.from * 100,
    priceFloor: price.floor * 100,
    typicalDuration: price.minutes,
    questions,
  };
}

function choice(type: "single" | "multi", code: string, label: Words, options: Option[]): ServiceQuestion {
  return {
    code,
    type,
    label: both(label),
    options: options.map(([option, en, ar]) => ({ code: option, label: { en, ar } })),
  };
}

export const single = (code: string, en: string, ar: string, options: Option[]): ServiceQuestion =>
  choice("single", code, [en, ar], options);

export const multi = (code: string, en: string, ar: string, options: Option[]): ServiceQuestion =>
  choice("multi", code, [en, ar], options);

export const number = (code: string, en: string, ar: string): ServiceQuestion => ({
  code,
  type: "number",
  label: { en, ar },
  options: [],
});

/** Asked by several services in the same words. */
export const asked = {
  materials: single("materials", "Who brings the materials?", "من يُحضر الخامات؟", [
    ["technician", "The technician", "الفني"],
    ["customer", "The customer", "العميل"],
    ["undecided", "Not decided yet", "لم يُحدَّد بعد"],
  ]),
  lift: single("lift", "Is there a lift?", "هل يوجد مصعد؟", [
    ["yes", "Yes", "نعم"],
    ["small", "Yes, a small one", "نعم، صغير"],
    ["no", "No", "لا"],
  ]),
  floor: number("floor", "Which floor?", "في أي دور؟"),
  home: single("home", "What kind of place is it?", "ما نوع المكان؟", [
    ["flat", "Flat", "شقة"],
    ["villa", "Villa", "فيلا"],
    ["office", "Office or shop", "مكتب أو محل"],
  ]),
  occupied: single("occupied", "Is the place lived in?", "هل المكان مسكون؟", [
    ["lived", "Yes, with furniture", "نعم، وفيه أثاث"],
    ["empty", "No, it is empty", "لا، المكان خالٍ"],
  ]),
};
