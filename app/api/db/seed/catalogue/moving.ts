import { asked, multi, number, type SeedGroup, service, single } from "./build";

const distance = single("distance", "How far is the move?", "ما مسافة النقل؟", [
  ["building", "Within the building", "داخل المبنى نفسه"],
  ["city", "Within the city", "داخل المدينة"],
  ["far", "To another city", "إلى مدينة أخرى"],
]);

export const moving: SeedGroup = {
  slug: "moving",
  icon: "truck",
  name: { en: "Moving", ar: "نقل أثاث" },
  description: {
    en: "Flats, offices and single pieces, with packing, furniture lifts and storage.",
    ar: "نقل شقق ومكاتب وقطع مفردة، مع التغليف وأوناش الرفع والتخزين.",
  },
  services: [
    service(
      "move-flat",
      "truck",
      { from: 1800, floor: 1200, minutes: 480 },
      {
        name: ["Move a flat", "نقل أثاث شقة"],
        description: [
          "Taking apart, wrapping, a closed truck, and everything put together again in its new room.",
          "فك وتغليف وسيارة مغلقة وإعادة تركيب كل قطعة في غرفتها الجديدة.",
        ],
      },
      [number("rooms", "How many rooms?", "كم عدد الغرف؟"), distance, asked.floor, asked.lift],
    ),
    service(
      "move-piece",
      "package",
      { from: 800, floor: 400, minutes: 120 },
      {
        name: ["Move a single piece", "نقل قطعة واحدة"],
        description: [
          "A fridge, a piano, a wardrobe or a parcel of furniture, wrapped and carried by two people.",
          "ثلاجة أو بيانو أو خزانة أو قطع قليلة، مع التغليف وشخصين للحمل.",
        ],
      },
      [
        multi("kinds", "What is it?", "ما القطعة؟", [
          ["appliance", "Large appliance", "جهاز كبير"],
          ["wardrobe", "Wardrobe or bed", "خزانة أو سرير"],
          ["sofa", "Sofa set", "أنتريه"],
          ["piano", "Piano or safe", "بيانو أو خزنة"],
        ]),
        distance,
        asked.floor,
        asked.lift,
      ],
    ),
    service(
      "packing",
      "boxes",
      { from: 900, floor: 600, minutes: 300 },
      {
        name: ["Packing and unpacking", "تغليف الأثاث وفكّه"],
        description: [
          "Boxes, bubble wrap and labels by room, glass and kitchenware packed by trained hands.",
          "صناديق وأغلفة فقاعية وبطاقات لكل غرفة، وأيدٍ مدربة على الزجاج وأدوات المطبخ.",
        ],
      },
      [
        number("rooms", "How many rooms?", "كم عدد الغرف؟"),
        multi("fragile", "What is fragile?", "ما القطع القابلة للكسر؟", [
          ["glass", "Glass and china", "زجاج وصيني"],
          ["screens", "Screens", "شاشات"],
          ["art", "Pictures and antiques", "لوحات وتحف"],
          ["none", "Nothing", "لا شيء"],
        ]),
        asked.materials,
      ],
    ),
    service(
      "furniture-lift",
      "arrow-up-from-line",
      { from: 800, floor: 500, minutes: 120 },
      {
        name: ["Furniture lift", "ونش رفع أثاث"],
        description: [
          "An outside lift for what the stairs cannot take, with a permit where the street needs one.",
          "ونش خارجي لما لا يمر من السلم، مع تصريح حيث يحتاج الشارع إلى ذلك.",
        ],
      },
      [
        asked.floor,
        single("direction", "Up or down?", "رفع أم إنزال؟", [
          ["up", "Up", "رفع"],
          ["down", "Down", "إنزال"],
          ["both", "Both", "كلاهما"],
        ]),
        single("street", "How wide is the street?", "ما اتساع الشارع؟", [
          ["wide", "A truck can stand", "يسمح بوقوف سيارة نقل"],
          ["narrow", "It is narrow", "ضيق"],
        ]),
      ],
    ),
    service(
      "move-office",
      "building-2",
      { from: 3000, floor: 2000, minutes: 600 },
      {
        name: ["Move an office", "نقل مكتب أو شركة"],
        description: [
          "Desks, files and devices numbered and moved after hours, ready to work the next morning.",
          "ترقيم المكاتب والملفات والأجهزة ونقلها بعد ساعات العمل، لتكون جاهزة في الصباح التالي.",
        ],
      },
      [
        number("desks", "How many desks?", "كم عدد المكاتب؟"),
        distance,
        single("time", "When can it be done?", "متى يمكن التنفيذ؟", [
          ["weekend", "Weekend", "عطلة نهاية الأسبوع"],
          ["night", "After working hours", "بعد ساعات العمل"],
          ["day", "During the day", "خلال النهار"],
        ]),
      ],
    ),
    service(
      "storage",
      "warehouse",
      { from: 900, floor: 600, minutes: 240 },
      {
        name: ["Furniture storage", "تخزين أثاث"],
        description: [
          "Collected, listed piece by piece, and kept in a dry guarded store, priced by the month.",
          "استلام كل قطعة وجردها وحفظها في مخزن جاف محروس، بسعر شهري.",
        ],
      },
      [
        number("months", "For how many months?", "ما مدة التخزين بالشهر؟"),
        single("volume", "How much is it?", "ما حجم الأثاث؟", [
          ["pieces", "A few pieces", "قطع قليلة"],
          ["room", "A room or two", "غرفة أو غرفتان"],
          ["flat", "A whole flat", "شقة كاملة"],
        ]),
      ],
    ),
  ],
};
