import { asked, multi, number, type SeedGroup, service, single } from "./build";

const room = single("room", "In which room?", "في أي مكان؟", [
  ["kitchen", "Kitchen", "المطبخ"],
  ["bathroom", "Bathroom", "الحمام"],
  ["balcony", "Balcony", "الشرفة"],
  ["other", "Elsewhere", "مكان آخر"],
]);

export const plumbing: SeedGroup = {
  slug: "plumbing",
  icon: "droplets",
  name: { en: "Plumbing", ar: "سباكة" },
  description: {
    en: "Taps, drains, leaks, heaters and new pipework for kitchens and bathrooms.",
    ar: "خلاطات وصرف وتسريبات وسخانات وتأسيس للمطابخ والحمامات.",
  },
  services: [
    service(
      "tap-mixer",
      "faucet",
      { from: 150, floor: 100, minutes: 60 },
      {
        name: ["Fix or replace a tap", "إصلاح خلاط أو تغييره"],
        description: [
          "Taps and mixers repaired or replaced, hoses and valves checked, and the joint tested under pressure.",
          "إصلاح الصنابير والخلاطات أو تغييرها، وفحص الوصلات والمحابس، واختبار التوصيل تحت الضغط.",
        ],
      },
      [
        room,
        single("work", "What is needed?", "ما المطلوب؟", [
          ["repair", "Stop a drip", "إيقاف التقطير"],
          ["replace", "Replace it", "تغييره"],
          ["advise", "Advice after a look", "رأي الفني بعد المعاينة"],
        ]),
        asked.materials,
      ],
    ),
    service(
      "drain",
      "pipette",
      { from: 200, floor: 120, minutes: 60 },
      {
        name: ["Clear a blocked drain", "تسليك صرف مسدود"],
        description: [
          "Sinks, floor drains and main lines cleared by machine, without acid on your pipes.",
          "تسليك الأحواض والبلاعات والخطوط الرئيسية بالماكينة، دون مواد كاوية تضر المواسير.",
        ],
      },
      [
        room,
        single("flow", "How bad is it?", "ما حالة الصرف؟", [
          ["slow", "It drains slowly", "بطيء"],
          ["stopped", "It does not drain", "متوقف"],
          ["back", "Water comes back up", "المياه ترتد"],
        ]),
        asked.floor,
      ],
    ),
    service(
      "leak-detect",
      "search",
      { from: 300, floor: 180, minutes: 120 },
      {
        name: ["Find and fix a water leak", "كشف تسريب مياه وإصلاحه"],
        description: [
          "The leak located with listening and pressure tools, so that one tile is lifted and not a wall.",
          "تحديد موضع التسريب بأجهزة السمع والضغط، فتُرفع بلاطة واحدة لا جدار كامل.",
        ],
      },
      [
        single("sign", "What shows the leak?", "ما علامة التسريب؟", [
          ["stain", "A damp patch", "بقعة رطوبة"],
          ["bill", "A high water bill", "فاتورة مياه مرتفعة"],
          ["neighbour", "The neighbour below complains", "شكوى من الجار في الدور الأسفل"],
          ["visible", "Water in sight", "مياه ظاهرة"],
        ]),
        room,
        single("age", "How old is the pipework?", "ما عمر المواسير؟", [
          ["new", "Under ten years", "أقل من عشر سنوات"],
          ["old", "Older", "أقدم"],
          ["unknown", "Not known", "غير معروف"],
        ]),
      ],
    ),
    service(
      "water-heater",
      "heater",
      { from: 250, floor: 150, minutes: 90 },
      {
        name: ["Water heater: fit or repair", "تركيب سخان أو صيانته"],
        description: [
          "Gas and electric heaters fitted, descaled and repaired, with a safety check of the flue or the earth wire.",
          "تركيب سخانات الغاز والكهرباء وإزالة الترسبات وإصلاح الأعطال، مع فحص المدخنة أو سلك الأرضي.",
        ],
      },
      [
        single("energy", "Gas or electric?", "غاز أم كهرباء؟", [
          ["gas", "Gas", "غاز"],
          ["electric", "Electric", "كهرباء"],
          ["solar", "Solar", "شمسي"],
        ]),
        single("work", "What is needed?", "ما المطلوب؟", [
          ["install", "Fit a new one", "تركيب جديد"],
          ["repair", "Repair", "إصلاح عطل"],
          ["service", "Service", "صيانة دورية"],
        ]),
        number("litres", "How many litres does it hold?", "ما سعته باللتر؟"),
      ],
    ),
    service(
      "toilet",
      "toilet",
      { from: 180, floor: 100, minutes: 60 },
      {
        name: ["Toilet and flush repair", "إصلاح مرحاض أو صندوق طرد"],
        description: [
          "Running cisterns, loose seats, weak flushes and leaks at the base, wall-hung frames included.",
          "صندوق طرد لا يتوقف، وقاعدة غير ثابتة، وطرد ضعيف، وتسريب عند القاعدة، في الأنظمة الظاهرة والمدفونة.",
        ],
      },
      [
        single("kind", "What kind is it?", "ما نوعه؟", [
          ["floor", "Standing on the floor", "قاعدة أرضية"],
          ["wall", "Wall-hung", "مثبت على الجدار"],
        ]),
        multi("faults", "What is wrong?", "ما العطل؟", [
          ["running", "Water keeps running", "المياه لا تتوقف"],
          ["weak", "The flush is weak", "الطرد ضعيف"],
          ["base", "It leaks at the base", "تسريب عند القاعدة"],
          ["loose", "It moves", "القاعدة تتحرك"],
        ]),
      ],
    ),
    service(
      "pipes",
      "waypoints",
      { from: 2500, floor: 1500, minutes: 960 },
      {
        name: ["New pipework for a bathroom or kitchen", "تأسيس سباكة حمام أو مطبخ"],
        description: [
          "Supply and drain lines laid, pressure-tested for a day and photographed before the tiles go on.",
          "تمديد خطوط التغذية والصرف واختبارها بالضغط يومًا كاملًا وتصويرها قبل تركيب البلاط.",
        ],
      },
      [
        multi("rooms", "Which rooms?", "أي الأماكن؟", [
          ["kitchen", "Kitchen", "مطبخ"],
          ["bathroom", "Bathroom", "حمام"],
          ["guest", "Guest toilet", "حمام ضيوف"],
          ["laundry", "Laundry corner", "ركن الغسيل"],
        ]),
        asked.materials,
        asked.occupied,
        asked.floor,
      ],
    ),
  ],
};
