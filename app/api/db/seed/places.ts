import type { Bilingual } from "../columns";

export type SeedDistrict = { id: string; name: Bilingual };
export type SeedCity = { id: string; name: Bilingual; districts: SeedDistrict[] };

type Row = readonly [id: string, en: string, ar: string];

function city([id, en, ar]: Row, districts: Row[]): SeedCity {
  return {
    id,
    name: { en, ar },
    districts: districts.map(([name, districtEn, districtAr]) => ({
      id: `${id}-${name}`,
      name: { en: districtEn, ar: districtAr },
    })),
  };
}

export const cities: SeedCity[] = [
  city(
    ["cairo", "Cairo", "القاهرة"],
    [
      ["maadi", "Maadi", "المعادي"],
      ["nasr-city", "Nasr City", "مدينة نصر"],
      ["heliopolis", "Heliopolis", "مصر الجديدة"],
      ["new-cairo", "New Cairo", "القاهرة الجديدة"],
      ["zamalek", "Zamalek", "الزمالك"],
      ["garden-city", "Garden City", "جاردن سيتي"],
      ["downtown", "Downtown", "وسط البلد"],
      ["shubra", "Shubra", "شبرا"],
      ["helwan", "Helwan", "حلوان"],
      ["mokattam", "Mokattam", "المقطم"],
      ["ain-shams", "Ain Shams", "عين شمس"],
      ["abbasiya", "Abbasiya", "العباسية"],
      ["el-rehab", "El Rehab", "الرحاب"],
      ["madinaty", "Madinaty", "مدينتي"],
    ],
  ),
  city(
    ["giza", "Giza", "الجيزة"],
    [
      ["dokki", "Dokki", "الدقي"],
      ["mohandessin", "Mohandessin", "المهندسين"],
      ["haram", "Haram", "الهرم"],
      ["faisal", "Faisal", "فيصل"],
      ["agouza", "Agouza", "العجوزة"],
      ["imbaba", "Imbaba", "إمبابة"],
      ["omraniya", "Omraniya", "العمرانية"],
      ["manial-shiha", "Manial Shiha", "منيل شيحة"],
      ["hadayek-el-ahram", "Hadayek El Ahram", "حدائق الأهرام"],
    ],
  ),
  city(
    ["october", "6th of October", "السادس من أكتوبر"],
    [
      ["first", "First District", "الحي الأول"],
      ["fourth", "Fourth District", "الحي الرابع"],
      ["seventh", "Seventh District", "الحي السابع"],
      ["eleventh", "Eleventh District", "الحي الحادي عشر"],
      ["sheikh-zayed", "Sheikh Zayed", "الشيخ زايد"],
      ["hadayek-october", "Hadayek October", "حدائق أكتوبر"],
      ["dream-land", "Dream Land", "دريم لاند"],
    ],
  ),
  city(
    ["alexandria", "Alexandria", "الإسكندرية"],
    [
      ["smouha", "Smouha", "سموحة"],
      ["sidi-gaber", "Sidi Gaber", "سيدي جابر"],
      ["miami", "Miami", "ميامي"],
      ["gleem", "Gleem", "جليم"],
      ["stanley", "Stanley", "ستانلي"],
      ["roushdy", "Roushdy", "رشدي"],
      ["agami", "Agami", "العجمي"],
      ["moharam-bek", "Moharam Bek", "محرم بك"],
      ["mandara", "Mandara", "المندرة"],
      ["kafr-abdo", "Kafr Abdo", "كفر عبده"],
    ],
  ),
  city(
    ["mansoura", "Mansoura", "المنصورة"],
    [
      ["toreil", "Toreil", "توريل"],
      ["gomhoria", "Gomhoria Street", "شارع الجمهورية"],
      ["hay-el-gamaa", "University District", "حي الجامعة"],
      ["gedila", "Gedila", "جديلة"],
      ["mashaya", "Mashaya", "المشاية"],
      ["salam", "El Salam", "السلام"],
    ],
  ),
  city(
    ["tanta", "Tanta", "طنطا"],
    [
      ["el-bahr", "El Bahr Street", "شارع البحر"],
      ["saeed", "Saeed Street", "شارع سعيد"],
      ["sebrbay", "Sebrbay", "سبرباي"],
      ["el-stad", "Stadium Area", "منطقة الاستاد"],
      ["mahatta", "Station Square", "ميدان المحطة"],
      ["qohafa", "Qohafa", "قحافة"],
    ],
  ),
  city(
    ["zagazig", "Zagazig", "الزقازيق"],
    [
      ["qawmia", "El Qawmia", "القومية"],
      ["flal", "Flal", "الفلل"],
      ["hussainia", "Hussainia", "الحسينية"],
      ["montazah", "Montazah", "المنتزه"],
      ["zohour", "El Zohour", "الزهور"],
      ["university", "University Area", "منطقة الجامعة"],
    ],
  ),
  city(
    ["ismailia", "Ismailia", "الإسماعيلية"],
    [
      ["sheikh-zayed", "Sheikh Zayed District", "حي الشيخ زايد"],
      ["salam", "El Salam District", "حي السلام"],
      ["afrangi", "El Afrangi", "حي الإفرنج"],
      ["nemra-setta", "Nemra Setta", "نمرة ستة"],
      ["arayshia", "El Arayshia", "العرايشية"],
      ["talatini", "El Talatini", "الثلاثيني"],
    ],
  ),
  city(
    ["port-said", "Port Said", "بورسعيد"],
    [
      ["sharq", "El Sharq", "حي الشرق"],
      ["arab", "El Arab", "حي العرب"],
      ["manakh", "El Manakh", "حي المناخ"],
      ["zohour", "El Zohour District", "حي الزهور"],
      ["dawahy", "El Dawahy", "حي الضواحي"],
      ["port-fouad", "Port Fouad", "بورفؤاد"],
    ],
  ),
  city(
    ["asyut", "Asyut", "أسيوط"],
    [
      ["feryal", "Feryal", "فريال"],
      ["el-hamraa", "El Hamraa", "الحمراء"],
      ["university", "University District", "حي الجامعة"],
      ["new-asyut", "New Asyut", "أسيوط الجديدة"],
      ["arbeen", "El Arbeen", "الأربعين"],
      ["walidia", "El Walidia", "الوليدية"],
    ],
  ),
  city(
    ["luxor", "Luxor", "الأقصر"],
    [
      ["el-awameya", "El Awameya", "العوامية"],
      ["television", "Television Street", "شارع التلفزيون"],
      ["karnak", "Karnak", "الكرنك"],
      ["new-luxor", "New Luxor", "الأقصر الجديدة"],
      ["west-bank", "West Bank", "البر الغربي"],
      ["badran", "Badran", "البدران"],
    ],
  ),
  city(
    ["hurghada", "Hurghada", "الغردقة"],
    [
      ["dahar", "El Dahar", "الدهار"],
      ["sakkala", "Sakkala", "السقالة"],
      ["kawther", "El Kawther", "الكوثر"],
      ["ahyaa", "El Ahyaa", "الأحياء"],
      ["mamsha", "El Mamsha", "الممشى السياحي"],
      ["intercontinental", "Intercontinental", "الإنتركونتيننتال"],
      ["magawish", "Magawish", "مجاويش"],
    ],
  ),
];

const byId = new Map(cities.map((entry) => [entry.id, entry]));

export function cityOf(id: string): SeedCity {
  const found = byId.get(id);
  if (!found) throw new Error(`no city ${id}`);
  return found;
}
