import { asked, multi, number, type SeedGroup, service, single } from "./build";

const tools = single("tools", "Who brings the tools and products?", "من يُحضر الأدوات والمنظفات؟", [
  ["team", "The team", "فريق العمل"],
  ["customer", "The customer", "العميل"],
]);

export const cleaning: SeedGroup = {
  slug: "cleaning",
  icon: "broom",
  name: { en: "Cleaning", ar: "تنظيف" },
  description: {
    en: "Deep cleaning, regular visits, sofas and carpets, tanks, pests and homes after building work.",
    ar: "تنظيف عميق وزيارات دورية وأرائك وسجاد وخزانات ومكافحة حشرات وما بعد التشطيب.",
  },
  services: [
    service(
      "deep-clean",
      "sparkles",
      { from: 700, floor: 450, minutes: 360 },
      {
        name: ["Deep clean of a home", "تنظيف عميق للبيت"],
        description: [
          "Kitchen grease, bathrooms, windows and behind the furniture, with a list checked off room by room.",
          "دهون المطبخ والحمامات والنوافذ وخلف الأثاث، وفق قائمة تُنجز غرفة بعد غرفة.",
        ],
      },
      [
        number("rooms", "How many rooms?", "كم عدد الغرف؟"),
        number("bathrooms", "How many bathrooms?", "كم عدد الحمامات؟"),
        tools,
        asked.occupied,
      ],
    ),
    service(
      "regular-clean",
      "calendar-check",
      { from: 350, floor: 250, minutes: 240 },
      {
        name: ["Regular cleaning visit", "زيارة تنظيف دورية"],
        description: [
          "The same person every time, four hours or more, weekly or when you need it.",
          "الشخص نفسه في كل زيارة، أربع ساعات فأكثر، كل أسبوع أو عند الحاجة.",
        ],
      },
      [
        single("often", "How often?", "كم مرة؟", [
          ["once", "Once", "مرة واحدة"],
          ["weekly", "Every week", "كل أسبوع"],
          ["fortnight", "Every two weeks", "كل أسبوعين"],
        ]),
        number("rooms", "How many rooms?", "كم عدد الغرف؟"),
        multi("extras", "Anything extra?", "هل من أعمال إضافية؟", [
          ["ironing", "Ironing", "كيّ الملابس"],
          ["windows", "Windows", "النوافذ"],
          ["fridge", "Inside the fridge", "داخل الثلاجة"],
        ]),
      ],
    ),
    service(
      "sofa-carpet",
      "sofa",
      { from: 400, floor: 250, minutes: 120 },
      {
        name: ["Sofa and carpet cleaning", "تنظيف أرائك وسجاد"],
        description: [
          "Fabric washed by extraction at home, stains treated by kind, dry within half a day.",
          "غسل القماش بالبخار والشفط في البيت، وعلاج كل بقعة بحسب نوعها، والجفاف خلال نصف يوم.",
        ],
      },
      [
        number("seats", "How many seats?", "كم عدد المقاعد؟"),
        number("carpet", "How many square metres of carpet?", "ما مساحة السجاد بالمتر المربع؟"),
        multi("stains", "Which stains?", "ما نوع البقع؟", [
          ["drinks", "Tea, coffee or juice", "شاي أو قهوة أو عصير"],
          ["ink", "Ink", "حبر"],
          ["pets", "Pets", "حيوانات أليفة"],
          ["none", "Dust only", "أتربة فقط"],
        ]),
      ],
    ),
    service(
      "tank-clean",
      "container",
      { from: 450, floor: 300, minutes: 120 },
      {
        name: ["Water tank cleaning", "تنظيف خزان مياه"],
        description: [
          "Tank emptied, scrubbed and disinfected, with photographs of the inside before and after.",
          "تفريغ الخزان وغسله وتعقيمه، مع صور لداخله قبل التنظيف وبعده.",
        ],
      },
      [
        number("tanks", "How many tanks?", "كم عدد الخزانات؟"),
        single("place", "Where are they?", "أين الخزانات؟", [
          ["roof", "On the roof", "على السطح"],
          ["ground", "Under the ground", "تحت الأرض"],
          ["balcony", "On a balcony", "في شرفة"],
        ]),
        number("litres", "How many litres each?", "ما سعة الواحد باللتر؟"),
      ],
    ),
    service(
      "pest",
      "bug",
      { from: 350, floor: 200, minutes: 90 },
      {
        name: ["Pest control", "مكافحة حشرات"],
        description: [
          "Products licensed by the health ministry, gel where children live, and a second visit within the warranty.",
          "مبيدات مصرح بها من وزارة الصحة، وجل حيث يوجد أطفال، وزيارة ثانية ضمن مدة الضمان.",
        ],
      },
      [
        multi("kinds", "Which pests?", "أي حشرات؟", [
          ["roaches", "Cockroaches", "صراصير"],
          ["ants", "Ants", "نمل"],
          ["bedbugs", "Bed bugs", "بق الفراش"],
          ["termites", "Termites", "نمل أبيض"],
          ["rodents", "Mice or rats", "فئران"],
        ]),
        asked.home,
        single("children", "Are there children or pets?", "هل يوجد أطفال أو حيوانات أليفة؟", [
          ["yes", "Yes", "نعم"],
          ["no", "No", "لا"],
        ]),
      ],
    ),
    service(
      "after-building",
      "construction",
      { from: 1200, floor: 800, minutes: 600 },
      {
        name: ["Clean after building work", "تنظيف بعد التشطيب"],
        description: [
          "Cement, paint and glue lifted without scratching, dust out of every drawer and window track.",
          "إزالة بقايا الأسمنت والدهان والغراء دون خدش، وإخراج الأتربة من كل درج ومجرى نافذة.",
        ],
      },
      [
        number("area", "How many square metres?", "ما المساحة بالمتر المربع؟"),
        multi("traces", "What is left behind?", "ما الذي بقي من الأعمال؟", [
          ["cement", "Cement", "أسمنت"],
          ["paint", "Paint", "دهان"],
          ["glue", "Glue and stickers", "غراء وملصقات"],
          ["dust", "Dust", "أتربة"],
        ]),
        asked.home,
      ],
    ),
  ],
};
