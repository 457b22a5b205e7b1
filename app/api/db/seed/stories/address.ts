import type { Locale } from "~/i18n/locale";
import type { Need } from "../needs/need";
import { cityOf } from "../places";
import type { Random } from "../random";

const streets: Record<Locale, string[]> = {
  ar: [
    "شارع النصر",
    "شارع الجمهورية",
    "شارع طلعت حرب",
    "شارع المدارس",
    "شارع السلام",
    "شارع الزهور",
    "شارع عمر بن الخطاب",
    "شارع صلاح سالم",
    "شارع الجلاء",
    "شارع مصطفى كامل",
    "شارع النخيل",
    "شارع أحمد عرابي",
  ],
  en: [
    "Street 9",
    "El Nasr Street",
    "Gomhoria Street",
    "El Salam Street",
    "El Zohour Street",
    "Salah Salem Street",
    "El Galaa Street",
    "Mostafa Kamel Street",
    "Street 90",
    "El Nakhil Street",
    "Ahmed Orabi Street",
    "El Madares Street",
  ],
};

const ordinals: Record<Locale, string[]> = {
  ar: [
    ...["الأرضي", "الأول", "الثاني", "الثالث", "الرابع", "الخامس"],
    ...["السادس", "السابع", "الثامن", "التاسع", "العاشر"],
  ],
  en: [
    "ground floor",
    "floor 1",
    "floor 2",
    "floor 3",
    "floor 4",
    "floor 5",
    "floor 6",
    "floor 7",
    "floor 8",
    "floor 9",
    "floor 10",
  ],
};

const landmarks: Record<Locale, string[]> = {
  ar: ["أمام الصيدلية", "بجوار المدرسة", "خلف المسجد", "فوق البنك", "أمام الحديقة", "بجوار محطة الوقود"],
  en: [
    "opposite the pharmacy",
    "next to the school",
    "behind the mosque",
    "above the bank",
    "facing the garden",
    "by the petrol station",
  ],
};

/** The floor of which a request speaks, on the form or in its text; undefined where it speaks of none. */
function floorOf({ answers, title, body }: Need): { at: number | null } | undefined {
  if (typeof answers.floor === "number") return { at: answers.floor };
  return /floor|storey|(?<!\p{L})[وبل]?(?:ال)?دور/iu.test([title, ...body].join(" "))
    ? { at: null }
    : undefined;
}

/** A private address in the customer's language, on the floor that the need names; no such house is meant. */
export function addressIn(
  locale: Locale,
  place: { city: string; district: string },
  need: Need,
  random: Random,
): string {
  const district = cityOf(place.city).districts.find(({ id }) => id === place.district)?.name[locale] ?? "";
  const number = random.between(1, 96);
  const street = random.pick(streets[locale]);
  const some = random.pick(ordinals[locale]);
  const told = floorOf(need);
  const floor = told ? told.at !== null && ordinals[locale][told.at] : some;
  const flat = random.between(1, 24);
  const landmark = random.chance(0.4) ? random.pick(landmarks[locale]) : null;
  if (locale === "ar") {
    return [`${number} ${street}`, floor && `الدور ${floor}`, `شقة ${flat}`, district, landmark]
      .filter(Boolean)
      .join("، ");
  }
  return [`${number} ${street}`, floor, `flat ${flat}`, district, landmark].filter(Boolean).join(", ");
}
