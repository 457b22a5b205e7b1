import { city, type SeedCity } from "./build";

export const emirates: SeedCity[] = [
  city(
    ["dubai", "Dubai", "دبي"],
    [
      ["deira", "Deira", "ديرة"],
      ["bur-dubai", "Bur Dubai", "بر دبي"],
      ["jumeirah", "Jumeirah", "جميرا"],
      ["marina", "Dubai Marina", "دبي مارينا"],
      ["barsha", "Al Barsha", "البرشاء"],
      ["mirdif", "Mirdif", "مردف"],
      ["jlt", "Jumeirah Lake Towers", "أبراج بحيرات جميرا"],
      ["qusais", "Al Qusais", "القصيص"],
      ["nad-al-sheba", "Nad Al Sheba", "ند الشبا"],
      ["silicon-oasis", "Silicon Oasis", "واحة السيليكون"],
    ],
  ),
  city(
    ["abu-dhabi", "Abu Dhabi", "أبوظبي"],
    [
      ["khalidiyah", "Al Khalidiyah", "الخالدية"],
      ["reem", "Al Reem Island", "جزيرة الريم"],
      ["khalifa-city", "Khalifa City", "مدينة خليفة"],
      ["mussafah", "Mussafah", "مصفح"],
      ["mbz-city", "Mohamed Bin Zayed City", "مدينة محمد بن زايد"],
      ["yas", "Yas Island", "جزيرة ياس"],
      ["bateen", "Al Bateen", "البطين"],
      ["mushrif", "Al Mushrif", "المشرف"],
    ],
  ),
  city(
    ["sharjah", "Sharjah", "الشارقة"],
    [
      ["majaz", "Al Majaz", "المجاز"],
      ["nahda", "Al Nahda", "النهضة"],
      ["qasimia", "Al Qasimia", "القاسمية"],
      ["muwaileh", "Muwaileh", "مويلح"],
      ["khan", "Al Khan", "الخان"],
      ["taawun", "Al Taawun", "التعاون"],
    ],
  ),
  city(
    ["ajman", "Ajman", "عجمان"],
    [
      ["nuaimiya", "Al Nuaimiya", "النعيمية"],
      ["rashidiya", "Al Rashidiya", "الراشدية"],
      ["rawda", "Al Rawda", "الروضة"],
      ["jurf", "Al Jurf", "الجرف"],
      ["corniche", "Corniche", "الكورنيش"],
      ["mowaihat", "Al Mowaihat", "المويهات"],
    ],
  ),
  city(
    ["al-ain", "Al Ain", "العين"],
    [
      ["jimi", "Al Jimi", "الجيمي"],
      ["muwaiji", "Al Muwaiji", "المويجعي"],
      ["tawam", "Tawam", "توام"],
      ["hili", "Hili", "هيلي"],
      ["zakher", "Zakher", "زاخر"],
      ["maqam", "Al Maqam", "المقام"],
    ],
  ),
  city(
    ["ras-al-khaimah", "Ras Al Khaimah", "رأس الخيمة"],
    [
      ["nakheel", "Al Nakheel", "النخيل"],
      ["hamra", "Al Hamra", "الحمرا"],
      ["mamourah", "Al Mamourah", "المعمورة"],
      ["khuzam", "Khuzam", "خزام"],
      ["dhait", "Al Dhait", "الظيت"],
      ["julphar", "Julphar", "جلفار"],
    ],
  ),
  city(
    ["fujairah", "Fujairah", "الفجيرة"],
    [
      ["faseel", "Al Faseel", "الفصيل"],
      ["sakamkam", "Sakamkam", "سكمكم"],
      ["gurfa", "Al Gurfa", "الغرفة"],
      ["mareeshid", "Mareeshid", "مريشيد"],
      ["dibba", "Dibba", "دبا"],
      ["hail", "Al Hail", "الحيل"],
    ],
  ),
  city(
    ["umm-al-quwain", "Umm Al Quwain", "أم القيوين"],
    [
      ["salamah", "Al Salamah", "السلامة"],
      ["ramlah", "Al Ramlah", "الرملة"],
      ["raas", "Al Raas", "الراس"],
      ["humrah", "Al Humrah", "الحمرة"],
      ["maidan", "Al Maidan", "الميدان"],
      ["haditha", "Al Haditha", "الحديثة"],
    ],
  ),
];
