import { city, type SeedCity } from "./build";

export const saudiArabia: SeedCity[] = [
  city(
    ["riyadh", "Riyadh", "الرياض"],
    [
      ["olaya", "Al Olaya", "العليا"],
      ["malqa", "Al Malqa", "الملقا"],
      ["nakheel", "Al Nakheel", "النخيل"],
      ["yasmin", "Al Yasmin", "الياسمين"],
      ["rawdah", "Al Rawdah", "الروضة"],
      ["naseem", "Al Naseem", "النسيم"],
      ["shifa", "Al Shifa", "الشفا"],
      ["suwaidi", "Al Suwaidi", "السويدي"],
      ["narjis", "Al Narjis", "النرجس"],
      ["malaz", "Al Malaz", "الملز"],
    ],
  ),
  city(
    ["jeddah", "Jeddah", "جدة"],
    [
      ["rawdah", "Al Rawdah", "الروضة"],
      ["salamah", "Al Salamah", "السلامة"],
      ["zahra", "Al Zahra", "الزهراء"],
      ["hamra", "Al Hamra", "الحمراء"],
      ["safa", "Al Safa", "الصفا"],
      ["naeem", "Al Naeem", "النعيم"],
      ["obhur", "Obhur", "أبحر"],
      ["balad", "Al Balad", "البلد"],
    ],
  ),
  city(
    ["makkah", "Makkah", "مكة المكرمة"],
    [
      ["aziziyah", "Al Aziziyah", "العزيزية"],
      ["awali", "Al Awali", "العوالي"],
      ["shawqiyah", "Al Shawqiyah", "الشوقية"],
      ["zahir", "Al Zahir", "الزاهر"],
      ["sharaie", "Al Sharaie", "الشرائع"],
      ["nuzhah", "Al Nuzhah", "النزهة"],
    ],
  ),
  city(
    ["madinah", "Madinah", "المدينة المنورة"],
    [
      ["aziziyah", "Al Aziziyah", "العزيزية"],
      ["quba", "Quba", "قباء"],
      ["aqeeq", "Al Aqeeq", "العقيق"],
      ["khalidiyah", "Al Khalidiyah", "الخالدية"],
      ["awali", "Al Awali", "العوالي"],
      ["anbariyah", "Al Anbariyah", "العنبرية"],
    ],
  ),
  city(
    ["dammam", "Dammam", "الدمام"],
    [
      ["shatea", "Al Shatea", "الشاطئ"],
      ["faisaliyah", "Al Faisaliyah", "الفيصلية"],
      ["mazruiyah", "Al Mazruiyah", "المزروعية"],
      ["nuzhah", "Al Nuzhah", "النزهة"],
      ["badiyah", "Al Badiyah", "البادية"],
      ["uhud", "Uhud", "أحد"],
    ],
  ),
  city(
    ["khobar", "Khobar", "الخبر"],
    [
      ["aqrabiyah", "Al Aqrabiyah", "العقربية"],
      ["rakah", "Al Rakah", "الراكة"],
      ["thuqbah", "Al Thuqbah", "الثقبة"],
      ["hizam", "Al Hizam", "الحزام"],
      ["yarmouk", "Al Yarmouk", "اليرموك"],
      ["corniche", "Corniche", "الكورنيش"],
    ],
  ),
  city(
    ["taif", "Taif", "الطائف"],
    [
      ["shihar", "Shihar", "شهار"],
      ["hawiyah", "Al Hawiyah", "الحوية"],
      ["qarwa", "Qarwa", "قروى"],
      ["salamah", "Al Salamah", "السلامة"],
      ["faisaliyah", "Al Faisaliyah", "الفيصلية"],
      ["washha", "Al Washha", "الوشحاء"],
    ],
  ),
  city(
    ["abha", "Abha", "أبها"],
    [
      ["mansak", "Al Mansak", "المنسك"],
      ["dabab", "Al Dabab", "الضباب"],
      ["wardatayn", "Al Wardatayn", "الوردتين"],
      ["mahalah", "Al Mahalah", "المحالة"],
      ["miftaha", "Al Miftaha", "المفتاحة"],
      ["khaldiyah", "Al Khalidiyah", "الخالدية"],
    ],
  ),
];
