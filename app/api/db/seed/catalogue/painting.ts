import { asked, multi, number, type SeedGroup, service, single } from "./build";

const walls = single("walls", "What state are the walls in?", "ما حالة الجدران؟", [
  ["good", "Good, a fresh coat is enough", "جيدة ويكفيها وجه جديد"],
  ["cracks", "Small cracks", "شروخ بسيطة"],
  ["bad", "They need new putty", "تحتاج إلى معجون من جديد"],
]);

export const painting: SeedGroup = {
  slug: "painting",
  icon: "paint-roller",
  name: { en: "Painting", ar: "دهانات" },
  description: {
    en: "Rooms and whole flats, damp treatment, wallpaper, gypsum board and wood finishes.",
    ar: "غرف وشقق كاملة ومعالجة رطوبة وورق حائط وجبس بورد ودهان أخشاب.",
  },
  services: [
    service(
      "paint-room",
      "paint-roller",
      { from: 900, floor: 600, minutes: 720 },
      {
        name: ["Paint one room", "دهان غرفة"],
        description: [
          "Walls filled and sanded, two coats in your colour, floor and furniture covered and the room left clean.",
          "معجون وصنفرة ووجهان باللون الذي يعجبك، مع تغطية الأرض والأثاث وتسليم الغرفة نظيفة.",
        ],
      },
      [
        number("area", "How many square metres is the floor?", "ما مساحة الأرضية بالمتر المربع؟"),
        walls,
        asked.materials,
        asked.occupied,
      ],
    ),
    service(
      "paint-flat",
      "house",
      { from: 6000, floor: 4000, minutes: 3840 },
      {
        name: ["Paint a whole flat", "دهان شقة كاملة"],
        description: [
          "Walls and ceilings room by room with a dated plan, so that you can stay at home meanwhile.",
          "جدران وأسقف غرفة بعد غرفة وفق جدول بالتواريخ، بحيث يمكن البقاء في البيت أثناء العمل.",
        ],
      },
      [
        number("area", "How many square metres is the flat?", "ما مساحة الشقة بالمتر المربع؟"),
        walls,
        asked.occupied,
        asked.materials,
      ],
    ),
    service(
      "damp",
      "droplet-off",
      { from: 700, floor: 400, minutes: 480 },
      {
        name: ["Treat damp walls", "معالجة رطوبة الجدران"],
        description: [
          "The source found first, loose plaster removed, salt sealed, and paint that lets the wall breathe.",
          "البحث عن المصدر أولًا، ثم إزالة الطبقة التالفة وعزل الأملاح ودهان يسمح للجدار بالتنفس.",
        ],
      },
      [
        number("area", "How many square metres are damp?", "ما مساحة الرطوبة بالمتر المربع؟"),
        single("source", "Is the source known?", "هل مصدر الرطوبة معروف؟", [
          ["pipe", "A pipe that was repaired", "ماسورة أُصلحت"],
          ["rain", "Rain from outside", "أمطار من الخارج"],
          ["ground", "Rising from the ground", "صعود من الأرض"],
          ["unknown", "Not known", "غير معروف"],
        ]),
        asked.occupied,
      ],
    ),
    service(
      "wallpaper",
      "wallpaper",
      { from: 800, floor: 500, minutes: 360 },
      {
        name: ["Wallpaper and decorative paint", "ورق حائط ودهانات ديكور"],
        description: [
          "Wallpaper, stucco and textured finishes with a sample on your wall before the work starts.",
          "ورق حائط واستوكو ودهانات ملمّسة، مع عيّنة على الجدار قبل بدء العمل.",
        ],
      },
      [
        single("finish", "Which finish?", "أي تشطيب؟", [
          ["paper", "Wallpaper", "ورق حائط"],
          ["stucco", "Stucco", "استوكو"],
          ["texture", "Textured paint", "دهان ملمّس"],
          ["undecided", "Not decided yet", "لم يُحدَّد بعد"],
        ]),
        number("area", "How many square metres of wall?", "ما مساحة الجدران بالمتر المربع؟"),
        asked.materials,
      ],
    ),
    service(
      "gypsum",
      "panels-top-left",
      { from: 1800, floor: 1200, minutes: 1440 },
      {
        name: ["Gypsum board ceilings and walls", "أسقف وجدران جبس بورد"],
        description: [
          "Frames levelled by laser, boards with taped joints, openings cut for lights and ready for paint.",
          "هيكل موزون بالليزر وألواح بفواصل معالجة وفتحات للإضاءة، جاهزة للدهان.",
        ],
      },
      [
        multi("parts", "What is needed?", "ما المطلوب؟", [
          ["flat", "Flat ceiling", "سقف مستوٍ"],
          ["cove", "Cove for hidden light", "بيت نور مخفي"],
          ["wall", "TV wall or partition", "جدار شاشة أو قاطوع"],
          ["box", "Box around pipes", "تغطية مواسير"],
        ]),
        number("area", "How many square metres?", "ما المساحة بالمتر المربع؟"),
        asked.occupied,
      ],
    ),
    service(
      "wood-paint",
      "brush",
      { from: 500, floor: 300, minutes: 480 },
      {
        name: ["Paint doors and woodwork", "دهان أبواب وأخشاب"],
        description: [
          "Doors, frames and furniture sanded and finished in lacquer, stain or oil paint, away from dust.",
          "صنفرة الأبواب والحلوق والأثاث ودهانها لاكيه أو أستر أو زيت بعيدًا عن الأتربة.",
        ],
      },
      [
        number("doors", "How many doors or pieces?", "كم عدد الأبواب أو القطع؟"),
        single("finish", "Which finish?", "أي تشطيب؟", [
          ["lacquer", "Lacquer", "لاكيه"],
          ["stain", "Stain and varnish", "أستر وورنيش"],
          ["oil", "Oil paint", "دهان زيت"],
        ]),
        single("where", "Where should the work be done?", "أين يُنفّذ العمل؟", [
          ["home", "At home", "في البيت"],
          ["workshop", "In the workshop", "في الورشة"],
        ]),
      ],
    ),
  ],
};
