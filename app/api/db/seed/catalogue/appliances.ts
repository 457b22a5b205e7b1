import { multi, number, type SeedGroup, service, single } from "./build";

const age = single("age", "How old is it?", "ما عمر الجهاز؟", [
  ["warranty", "Under two years", "أقل من سنتين"],
  ["middle", "Two to seven years", "من سنتين إلى سبع سنوات"],
  ["old", "More than seven years", "أكثر من سبع سنوات"],
]);

export const appliances: SeedGroup = {
  slug: "appliances",
  icon: "washing-machine",
  name: { en: "Appliances", ar: "أجهزة منزلية" },
  description: {
    en: "Washing machines, fridges, cookers, dishwashers, water purifiers and screens.",
    ar: "غسالات وثلاجات وبوتاجازات وغسالات أطباق وأجهزة تنقية مياه وشاشات.",
  },
  services: [
    service(
      "washer",
      "washing-machine",
      { from: 180, floor: 120, minutes: 90 },
      {
        name: ["Washing machine repair", "إصلاح غسالة"],
        description: [
          "Front and top loaders repaired at home: pump, belt, bearings, board and door seal.",
          "إصلاح الغسالات الأمامية والعلوية في البيت: الطلمبة والسير والبلي واللوحة وجوان الباب.",
        ],
      },
      [
        single("kind", "What kind is it?", "ما نوعها؟", [
          ["front", "Front loader", "تحميل أمامي"],
          ["top", "Top loader", "تحميل علوي"],
          ["twin", "Half automatic", "نصف أوتوماتيك"],
        ]),
        multi("faults", "What is wrong?", "ما العطل؟", [
          ["drain", "It does not drain", "لا تصرف المياه"],
          ["spin", "It does not spin", "لا تعصر"],
          ["noise", "It is loud", "صوتها مرتفع"],
          ["leak", "It leaks", "تسرّب مياهًا"],
          ["dead", "It does not start", "لا تعمل"],
        ]),
        age,
      ],
    ),
    service(
      "fridge",
      "refrigerator",
      { from: 220, floor: 150, minutes: 90 },
      {
        name: ["Fridge and freezer repair", "إصلاح ثلاجة أو فريزر"],
        description: [
          "Cooling, frost, thermostat and compressor faults measured and repaired without moving your food away for long.",
          "قياس أعطال التبريد والثلج والترموستات والضاغط وإصلاحها، دون إخراج الطعام وقتًا طويلًا.",
        ],
      },
      [
        single("kind", "What kind is it?", "ما نوعها؟", [
          ["nofrost", "No frost", "نو فروست"],
          ["defrost", "Defrost", "ديفروست"],
          ["freezer", "Upright or chest freezer", "فريزر"],
        ]),
        multi("faults", "What is wrong?", "ما العطل؟", [
          ["warm", "It does not cool", "لا تبرّد"],
          ["ice", "Too much ice", "ثلج كثير"],
          ["water", "Water inside or below", "مياه داخلها أو أسفلها"],
          ["noise", "It is loud", "صوتها مرتفع"],
        ]),
        age,
      ],
    ),
    service(
      "cooker",
      "cooking-pot",
      { from: 180, floor: 100, minutes: 60 },
      {
        name: ["Cooker and oven repair", "إصلاح بوتاجاز أو فرن"],
        description: [
          "Weak flames, ignition, oven temperature and gas smells, with a soap test of every joint.",
          "شعلات ضعيفة وإشعال ذاتي وحرارة الفرن ورائحة غاز، مع اختبار كل وصلة بالصابون.",
        ],
      },
      [
        single("energy", "Gas or electric?", "غاز أم كهرباء؟", [
          ["gas", "Natural gas", "غاز طبيعي"],
          ["bottle", "Gas bottle", "أسطوانة"],
          ["electric", "Electric", "كهرباء"],
        ]),
        multi("faults", "What is wrong?", "ما العطل؟", [
          ["flame", "A weak or yellow flame", "شعلة ضعيفة أو صفراء"],
          ["ignition", "The igniter", "الإشعال الذاتي"],
          ["oven", "The oven", "الفرن"],
          ["smell", "A smell of gas", "رائحة غاز"],
        ]),
        age,
      ],
    ),
    service(
      "dishwasher",
      "utensils",
      { from: 220, floor: 150, minutes: 90 },
      {
        name: ["Dishwasher: fit or repair", "غسالة أطباق: تركيب وإصلاح"],
        description: [
          "Water, drain and socket connected or the fault code read and cured.",
          "توصيل المياه والصرف والكهرباء، أو قراءة رمز العطل وعلاجه.",
        ],
      },
      [
        single("work", "What is needed?", "ما المطلوب؟", [
          ["install", "Fit a new one", "تركيب جديد"],
          ["repair", "Repair", "إصلاح"],
        ]),
        multi("faults", "If it is a repair, what is wrong?", "إن كان إصلاحًا، فما العطل؟", [
          ["clean", "It does not clean", "لا تنظّف جيدًا"],
          ["drain", "It does not drain", "لا تصرف المياه"],
          ["leak", "It leaks", "تسرّب مياهًا"],
          ["dead", "It does not start", "لا تعمل"],
        ]),
      ],
    ),
    service(
      "purifier",
      "glass-water",
      { from: 150, floor: 80, minutes: 45 },
      {
        name: ["Water purifier: fit or service", "جهاز تنقية مياه: تركيب وصيانة"],
        description: [
          "Purifiers fitted under the sink, cartridges changed on time and the water measured before and after.",
          "تركيب الأجهزة أسفل الحوض وتغيير الشمعات في موعدها وقياس المياه قبل العمل وبعده.",
        ],
      },
      [
        number("stages", "How many stages?", "كم عدد المراحل؟"),
        single("work", "What is needed?", "ما المطلوب؟", [
          ["install", "Fit a new one", "تركيب جديد"],
          ["change", "Change cartridges", "تغيير شمعات"],
          ["leak", "Fix a leak", "إصلاح تسريب"],
        ]),
      ],
    ),
    service(
      "screen",
      "tv",
      { from: 200, floor: 100, minutes: 60 },
      {
        name: ["Fit a TV on the wall", "تثبيت شاشة على الجدار"],
        description: [
          "Bracket fixed to the right wall, cables hidden, channels and receiver set up before leaving.",
          "تثبيت الحامل في الجدار المناسب وإخفاء الأسلاك وضبط القنوات والريسيفر قبل المغادرة.",
        ],
      },
      [
        number("inches", "How many inches is the screen?", "ما مقاس الشاشة بالبوصة؟"),
        single("wall", "What is the wall made of?", "ما نوع الجدار؟", [
          ["brick", "Brick or concrete", "طوب أو خرسانة"],
          ["gypsum", "Gypsum board", "جبس بورد"],
          ["wood", "Wood panelling", "تجليد خشب"],
        ]),
        single("bracket", "Do you have the bracket?", "هل الحامل متوفر؟", [
          ["yes", "Yes", "نعم"],
          ["no", "No", "لا"],
        ]),
      ],
    ),
  ],
};
