import type { Locale } from "~/i18n/locale";
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
  ar: ["الأرضي", "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن"],
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
  ],
};

const landmarks: Record<Locale, string[]> = {
  ar: ["أمام الصيدلية", "بجوار المدرسة", "خلف المسجد", "أعلى البنك", "أمام الحديقة", "بجوار محطة الوقود"],
  en: [
    "opposite the pharmacy",
    "next to the school",
    "behind the mosque",
    "above the bank",
    "facing the garden",
    "by the petrol station",
  ],
};

/** A private address in the customer's language; no such house is meant. */
export function addressIn(locale: Locale, place: { city: string; district: string }, random: Random): string {
  const district = cityOf(place.city).districts.find(({ id }) => id === place.district)?.name[locale] ?? "";
  const number = random.between(1, 96);
  const street = random.pick(streets[locale]);
  const floor = random.pick(ordinals[locale]);
  const flat = random.between(1, 24);
  const landmark = random.chance(0.4) ? random.pick(landmarks[locale]) : null;
  if (locale === "ar") {
    const house = `${number} ${street}، الدور ${floor}، شقة ${flat}، ${district}`;
    return landmark ? `${house}، ${landmark}` : house;
  }
  const house = `${number} ${street}, ${floor}, flat ${flat}, ${district}`;
  return landmark ? `${house}, ${landmark}` : house;
}
