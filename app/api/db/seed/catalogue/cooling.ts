import { asked, multi, number, type SeedGroup, service, single } from "./build";

const power = single("power", "What size is the unit?", "ما قدرة الوحدة؟", [
  ["1_5", "1.5 HP", "1.5 حصان"],
  ["2_25", "2.25 HP", "2.25 حصان"],
  ["3", "3 HP", "3 أحصنة"],
  ["larger", "Larger", "أكبر من ذلك"],
  ["unknown", "Not known", "غير معروف"],
]);

const kind = single("kind", "What kind of unit is it?", "ما نوع المكيّف؟", [
  ["split", "Split", "سبليت"],
  ["window", "Window", "شباك"],
  ["concealed", "Concealed or central", "مخفي أو مركزي"],
]);

export const cooling: SeedGroup = {
  slug: "cooling",
  icon: "snowflake",
  name: { en: "AC and cooling", ar: "تكييف وتبريد" },
  description: {
    en: "Cleaning, gas top-up, leaks, repair and moving for split, window and concealed units.",
    ar: "تنظيف وحدات السبليت والشباك والمخفي، وشحن الفريون، وإصلاح التسريب، ونقل الوحدات.",
  },
  services: [
    service(
      "split-cleaning",
      "wind",
      { from: 250, floor: 150, minutes: 60 },
      {
        name: ["Clean a split AC", "تنظيف مكيّف سبليت"],
        description: [
          "Indoor and outdoor units washed, the drain flushed and the cooling measured before and after.",
          "غسل الوحدتين الداخلية والخارجية وتسليك مجرى الصرف، مع قياس التبريد قبل التنظيف وبعده.",
        ],
      },
      [
        number("units", "How many units?", "كم عدد الوحدات؟"),
        single("last", "When was it last cleaned?", "متى كان آخر تنظيف؟", [
          ["months", "Within six months", "خلال ستة أشهر"],
          ["year", "About a year ago", "قبل نحو سنة"],
          ["years", "More than a year ago", "قبل أكثر من سنة"],
          ["never", "Never, or not known", "لا تنظيف سابق، أو غير معروف"],
        ]),
        single("outdoor", "Where is the outdoor unit?", "أين الوحدة الخارجية؟", [
          ["balcony", "On a balcony", "في شرفة"],
          ["roof", "On the roof", "على السطح"],
          ["wall", "On the outside wall", "على الواجهة"],
        ]),
      ],
    ),
    service(
      "ac-gas",
      "gauge",
      { from: 650, floor: 400, minutes: 60 },
      {
        name: ["AC gas top-up", "شحن فريون"],
        description: [
          "Pressure test, a search for the leak first, then a charge by weight with the gas your unit takes.",
          "قياس الضغط والبحث عن موضع التسريب أولًا، ثم الشحن بالوزن وبنوع الغاز المناسب للوحدة.",
        ],
      },
      [
        kind,
        power,
        single("signs", "What do you notice?", "ما العلامات الظاهرة؟", [
          ["weak", "It cools weakly", "تبريد ضعيف"],
          ["ice", "Ice on the pipe", "ثلج على الماسورة"],
          ["none", "It does not cool at all", "لا تبريد إطلاقًا"],
        ]),
      ],
    ),
    service(
      "ac-leak",
      "droplet",
      { from: 350, floor: 200, minutes: 90 },
      {
        name: ["AC leaking water", "تسريب مياه من المكيّف"],
        description: [
          "The cause of the drip found and cured: a blocked drain, a wrong slope or a cracked tray.",
          "كشف سبب التقطير وعلاجه: صرف مسدود أو ميل غير صحيح أو حوض مشروخ.",
        ],
      },
      [
        single("where", "Where does the water come from?", "من أين تأتي المياه؟", [
          ["indoor", "The indoor unit", "الوحدة الداخلية"],
          ["outdoor", "The outdoor unit", "الوحدة الخارجية"],
          ["wall", "The wall behind it", "الجدار خلف الوحدة"],
        ]),
        kind,
        single("start", "When does it start?", "متى يبدأ التسريب؟", [
          ["at_once", "As soon as it runs", "فور التشغيل"],
          ["hour", "After an hour or so", "بعد نحو ساعة"],
          ["random", "Without a pattern", "بلا نمط ثابت"],
        ]),
      ],
    ),
    service(
      "ac-repair",
      "thermometer-snowflake",
      { from: 300, floor: 200, minutes: 90 },
      {
        name: ["AC not cooling or noisy", "إصلاح مكيّف لا يبرّد أو يُصدر صوتًا"],
        description: [
          "A fault found with measuring tools, priced before the cover comes off and repaired with parts under warranty.",
          "كشف العطل بأجهزة القياس، وتحديد السعر قبل فتح الغطاء، وإصلاح بقطع غيار عليها ضمان.",
        ],
      },
      [
        kind,
        multi("faults", "What is wrong?", "ما العطل؟", [
          ["warm", "It blows warm air", "يُخرج هواءً دافئًا"],
          ["noise", "It is noisy", "صوته مرتفع"],
          ["stops", "It switches itself off", "يتوقف من تلقاء نفسه"],
          ["dead", "It does not start", "لا يعمل"],
          ["smell", "It smells", "له رائحة"],
        ]),
        power,
      ],
    ),
    service(
      "ac-install",
      "air-vent",
      { from: 900, floor: 600, minutes: 180 },
      {
        name: ["Install an AC", "تركيب مكيّف"],
        description: [
          "Bracket, copper, drain and wiring, vacuum before the gas is opened, and a test of an hour.",
          "حامل ومواسير نحاس وصرف وتوصيل كهرباء، وتفريغ قبل فتح الغاز، وتجربة لمدة ساعة.",
        ],
      },
      [
        number("units", "How many units?", "كم عدد الوحدات؟"),
        power,
        single("piping", "Is the pipework ready?", "هل المواسير جاهزة؟", [
          ["ready", "Yes, in the wall", "نعم، داخل الجدار"],
          ["open", "No, outside the wall is fine", "لا، ويكفي مدّها خارج الجدار"],
          ["hidden", "No, and it must be hidden", "لا، وأريدها داخل الجدار"],
        ]),
        asked.floor,
      ],
    ),
    service(
      "ac-move",
      "package-open",
      { from: 1200, floor: 800, minutes: 240 },
      {
        name: ["Move an AC unit", "نقل وحدة تكييف"],
        description: [
          "Gas stored in the unit, safe removal, and refitting in the new place with new copper where needed.",
          "حفظ الفريون داخل الوحدة وفكّها بأمان، ثم تركيبها في مكانها الجديد مع نحاس جديد عند الحاجة.",
        ],
      },
      [
        number("units", "How many units?", "كم عدد الوحدات؟"),
        single("distance", "Where is it moving to?", "إلى أين تُنقل الوحدة؟", [
          ["room", "Another room", "غرفة أخرى"],
          ["city", "Another home in the city", "بيت آخر في المدينة نفسها"],
          ["far", "Another city", "مدينة أخرى"],
        ]),
        power,
      ],
    ),
  ],
};
