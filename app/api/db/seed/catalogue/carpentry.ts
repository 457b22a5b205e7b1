import { asked, multi, number, type SeedGroup, service, single } from "./build";

export const carpentry: SeedGroup = {
  slug: "carpentry",
  icon: "hammer",
  name: { en: "Carpentry", ar: "نجارة" },
  description: {
    en: "Doors, wardrobes, kitchens, shelves, assembly and upholstery.",
    ar: "أبواب وخزائن ومطابخ وأرفف وتركيب أثاث وتنجيد.",
  },
  services: [
    service(
      "door-fix",
      "door-open",
      { from: 200, floor: 120, minutes: 60 },
      {
        name: ["Fix a wooden door", "إصلاح باب خشبي"],
        description: [
          "Doors that stick, sag or do not close: hinges, planing, frame and handle put right on site.",
          "أبواب تحتكّ أو تهبط أو لا تُغلق: ضبط المفصلات والحلق والمقبض في مكانها.",
        ],
      },
      [
        number("doors", "How many doors?", "كم عدد الأبواب؟"),
        multi("faults", "What is wrong?", "ما المشكلة؟", [
          ["sticks", "It sticks", "يحتكّ بالأرض أو الحلق"],
          ["hinge", "A loose hinge", "مفصلة غير ثابتة"],
          ["lock", "It does not latch", "لا يُغلق جيدًا"],
          ["swollen", "Swollen by water", "منتفخ من المياه"],
        ]),
      ],
    ),
    service(
      "furniture-assembly",
      "wrench",
      { from: 200, floor: 120, minutes: 120 },
      {
        name: ["Assemble furniture", "تركيب أثاث جاهز"],
        description: [
          "Flat-pack beds, wardrobes and desks assembled, levelled and fixed to the wall where they should be.",
          "تركيب الأسرّة والخزائن والمكاتب الجاهزة وضبط استوائها وتثبيتها في الجدار عند الحاجة.",
        ],
      },
      [
        number("pieces", "How many pieces?", "كم عدد القطع؟"),
        multi("kinds", "What are they?", "ما هي؟", [
          ["bed", "Bed", "سرير"],
          ["wardrobe", "Wardrobe", "خزانة ملابس"],
          ["desk", "Desk", "مكتب"],
          ["tv", "TV unit", "وحدة شاشة"],
          ["other", "Something else", "شيء آخر"],
        ]),
        asked.lift,
      ],
    ),
    service(
      "wardrobe",
      "bed-double",
      { from: 4500, floor: 3000, minutes: 2880 },
      {
        name: ["Made-to-measure wardrobe", "تفصيل خزانة ملابس"],
        description: [
          "Measured at home, drawn for your approval, built in the workshop and fitted in a day.",
          "قياس في البيت ورسم للموافقة وتصنيع في الورشة وتركيب في يوم واحد.",
        ],
      },
      [
        number("width", "How wide is the wall, in centimetres?", "ما طول الجدار بالسنتيمتر؟"),
        single("doors", "Which doors?", "ما نوع الأبواب؟", [
          ["hinged", "Hinged", "بمفصلات"],
          ["sliding", "Sliding", "منزلقة"],
          ["open", "Open, without doors", "مفتوحة بلا أبواب"],
        ]),
        single("wood", "Which material?", "ما الخامة؟", [
          ["mdf", "MDF", "إم دي إف"],
          ["ply", "Plywood", "كونتر"],
          ["solid", "Solid wood", "خشب طبيعي"],
          ["advise", "Advice wanted", "مطلوب رأي الفني"],
        ]),
      ],
    ),
    service(
      "kitchen",
      "chef-hat",
      { from: 600, floor: 350, minutes: 300 },
      {
        name: ["Kitchen units: fit or repair", "مطابخ: تركيب وصيانة"],
        description: [
          "Units fitted or moved, doors and drawers realigned, runners and worktops replaced.",
          "تركيب الوحدات أو نقلها، وضبط الدرف والأدراج، وتغيير المجاري والرخامة.",
        ],
      },
      [
        single("work", "What is needed?", "ما المطلوب؟", [
          ["new", "Fit a new kitchen", "تركيب مطبخ جديد"],
          ["repair", "Repair", "صيانة"],
          ["move", "Take down and refit", "فك وإعادة تركيب"],
        ]),
        number("units", "How many units?", "كم عدد الوحدات؟"),
        single("wood", "Which material?", "ما الخامة؟", [
          ["wood", "Wood or MDF", "خشب أو إم دي إف"],
          ["aluminium", "Aluminium", "ألومنيوم"],
          ["acrylic", "Acrylic or HPL", "أكريليك أو إتش بي إل"],
        ]),
      ],
    ),
    service(
      "shelves",
      "drill",
      { from: 150, floor: 80, minutes: 60 },
      {
        name: ["Shelves, curtains and wall fixing", "أرفف وستائر وتثبيت على الجدران"],
        description: [
          "Shelves, curtain rails, mirrors and pictures fixed level with the right plug for your wall.",
          "أرفف ومجاري ستائر ومرايا ولوحات مثبتة باستقامة وبالمسامير المناسبة لنوع الجدار.",
        ],
      },
      [
        multi("kinds", "What is to be fixed?", "ما الذي سيُثبّت؟", [
          ["shelves", "Shelves", "أرفف"],
          ["curtains", "Curtains", "ستائر"],
          ["pictures", "Pictures or mirrors", "لوحات أو مرايا"],
        ]),
        number("pieces", "How many pieces?", "كم عدد القطع؟"),
        single("wall", "What is the wall made of?", "ما نوع الجدار؟", [
          ["brick", "Brick or concrete", "طوب أو خرسانة"],
          ["gypsum", "Gypsum board", "جبس بورد"],
          ["unknown", "Not known", "غير معروف"],
        ]),
      ],
    ),
    service(
      "upholstery",
      "armchair",
      { from: 800, floor: 500, minutes: 1440 },
      {
        name: ["Upholstery", "تنجيد أرائك وكراسي"],
        description: [
          "Sofas and chairs stripped, frames tightened, new foam and the fabric you choose from samples.",
          "فك الأرائك والكراسي وشدّ الهيكل وإسفنج جديد وقماش من العيّنات بحسب ذوقك.",
        ],
      },
      [
        number("seats", "How many seats in all?", "كم عدد المقاعد؟"),
        multi("work", "What is needed?", "ما المطلوب؟", [
          ["fabric", "New fabric", "قماش جديد"],
          ["foam", "New foam", "إسفنج جديد"],
          ["frame", "Frame repair", "إصلاح الهيكل"],
        ]),
        asked.materials,
      ],
    ),
  ],
};
