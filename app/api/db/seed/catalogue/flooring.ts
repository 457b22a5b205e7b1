import { asked, multi, number, type SeedGroup, service, single } from "./build";

const where = single("where", "Where?", "أين؟", [
  ["bathroom", "Bathroom", "حمام"],
  ["kitchen", "Kitchen", "مطبخ"],
  ["rooms", "Rooms", "غرف"],
  ["outside", "Balcony or outside", "شرفة أو خارج البيت"],
]);

const area = number("area", "How many square metres?", "ما المساحة بالمتر المربع؟");

export const flooring: SeedGroup = {
  slug: "flooring",
  icon: "layers",
  name: { en: "Tiling and floors", ar: "بلاط وأرضيات" },
  description: {
    en: "Ceramic and porcelain, marble polishing, parquet, waterproofing and repairs.",
    ar: "سيراميك وبورسلين وجلي رخام وباركيه وعزل وإصلاحات.",
  },
  services: [
    service(
      "tile-lay",
      "layers",
      { from: 1500, floor: 900, minutes: 960 },
      {
        name: ["Lay ceramic or porcelain", "تركيب سيراميك أو بورسلين"],
        description: [
          "Level floors and straight joints, a dry layout first and a line that meets the door.",
          "أرضية مستوية وفواصل مستقيمة، مع توزيع على الجاف أولًا وخط مستقيم مع الباب.",
        ],
      },
      [area, where, asked.materials, asked.occupied],
    ),
    service(
      "tile-repair",
      "grid-2x2",
      { from: 600, floor: 300, minutes: 180 },
      {
        name: ["Replace broken tiles", "تغيير بلاط مكسور"],
        description: [
          "Loose or broken tiles cut out and replaced without harm to those beside them.",
          "فك البلاط المكسور أو المنفصل وتغييره دون الإضرار بما حوله.",
        ],
      },
      [
        number("tiles", "How many tiles?", "كم عدد البلاطات؟"),
        where,
        single("spare", "Do you have spare tiles?", "هل لديك بلاط مماثل؟", [
          ["yes", "Yes", "نعم"],
          ["no", "No, the nearest match", "لا، وأقبل أقرب لون"],
        ]),
      ],
    ),
    service(
      "marble",
      "gem",
      { from: 900, floor: 600, minutes: 480 },
      {
        name: ["Polish marble and tiles", "جلي رخام وبلاط"],
        description: [
          "Ground in steps from coarse to fine, edges by hand, crystal finish and a clean floor at the end.",
          "جلي على مراحل من الخشن إلى الناعم، وحواف يدوية، وتلميع كريستال، وأرض نظيفة في النهاية.",
        ],
      },
      [
        area,
        single("stone", "Which stone?", "ما نوع الأرضية؟", [
          ["marble", "Marble", "رخام"],
          ["granite", "Granite", "جرانيت"],
          ["mosaic", "Old mosaic tiles", "بلاط موزايكو قديم"],
        ]),
        asked.occupied,
      ],
    ),
    service(
      "parquet",
      "rows-3",
      { from: 1200, floor: 700, minutes: 480 },
      {
        name: ["Parquet, HDF and vinyl floors", "باركيه وإتش دي إف وفينيل"],
        description: [
          "Floors laid over a checked base with the right underlay, skirting and door trims included.",
          "تركيب على أرضية مفحوصة مع طبقة العزل المناسبة، شاملًا الوزر وقطع الأبواب.",
        ],
      },
      [
        area,
        single("kind", "Which floor?", "ما نوع الأرضية؟", [
          ["hdf", "HDF", "إتش دي إف"],
          ["parquet", "Natural parquet", "باركيه طبيعي"],
          ["vinyl", "Vinyl", "فينيل"],
          ["polish", "Polish an old parquet", "تجديد باركيه قديم"],
        ]),
        asked.occupied,
      ],
    ),
    service(
      "waterproofing",
      "umbrella",
      { from: 1500, floor: 900, minutes: 960 },
      {
        name: ["Waterproof a bathroom or roof", "عزل حمام أو سطح"],
        description: [
          "Two layers with upturned edges, flooded for 48 hours as a test that you can see.",
          "طبقتان مع رفع الحواف، واختبار بالغمر 48 ساعة أمام عينيك.",
        ],
      },
      [
        single("place", "What is to be waterproofed?", "ما المكان المراد عزله؟", [
          ["bathroom", "Bathroom", "حمام"],
          ["roof", "Roof", "سطح"],
          ["balcony", "Balcony", "شرفة"],
          ["tank", "Tank or pool", "خزان أو حمام سباحة"],
        ]),
        area,
        multi("layers", "What is there now?", "ما الموجود حاليًّا؟", [
          ["tiles", "Tiles", "بلاط"],
          ["concrete", "Bare concrete", "خرسانة مكشوفة"],
          ["old", "An old membrane", "عزل قديم"],
        ]),
      ],
    ),
    service(
      "grout",
      "grid-3x3",
      { from: 600, floor: 350, minutes: 240 },
      {
        name: ["Clean and renew grout", "تجديد فواصل البلاط"],
        description: [
          "Old grout raked out and renewed in a colour that lasts, silicone in every corner.",
          "إزالة الفواصل القديمة وتجديدها بلون يدوم، وسيليكون في كل زاوية.",
        ],
      },
      [
        area,
        where,
        single("colour", "Which colour?", "ما اللون؟", [
          ["same", "As it was", "كما كان"],
          ["white", "White", "أبيض"],
          ["grey", "Grey", "رمادي"],
        ]),
      ],
    ),
  ],
};
