import { asked, multi, number, type SeedGroup, service, single } from "./build";

const heights = single("height", "How high is the ceiling?", "ما ارتفاع السقف؟", [
  ["normal", "Up to 3 metres", "حتى 3 أمتار"],
  ["high", "Higher", "أعلى من ذلك"],
]);

export const electrical: SeedGroup = {
  slug: "electrical",
  icon: "zap",
  name: { en: "Electrical", ar: "كهرباء" },
  description: {
    en: "Faults, panels, lighting, sockets, wiring and cameras, done to code.",
    ar: "أعطال ولوحات وإضاءة ومقابس وتمديدات وكاميرات وفق اشتراطات السلامة.",
  },
  services: [
    service(
      "power-cut",
      "plug-zap",
      { from: 150, floor: 100, minutes: 60 },
      {
        name: ["Find an electrical fault", "كشف عطل كهربائي"],
        description: [
          "No power in a room or the whole flat: the circuit traced with instruments and made safe the same visit.",
          "انقطاع في غرفة أو في الشقة كلها: تتبّع الدائرة بأجهزة القياس وتأمينها في الزيارة نفسها.",
        ],
      },
      [
        single("extent", "What has no power?", "أين الانقطاع؟", [
          ["socket", "One socket", "مقبس واحد"],
          ["room", "One room", "غرفة واحدة"],
          ["part", "Part of the home", "جزء من البيت"],
          ["all", "The whole home", "البيت كله"],
        ]),
        multi("signs", "Did you notice any of these?", "هل لاحظت شيئًا من هذا؟", [
          ["smell", "A burning smell", "رائحة احتراق"],
          ["sparks", "Sparks", "شرر"],
          ["trips", "A breaker that trips", "قاطع يفصل"],
          ["flicker", "Flickering lights", "إضاءة متذبذبة"],
        ]),
        asked.home,
      ],
    ),
    service(
      "panel",
      "circuit-board",
      { from: 300, floor: 180, minutes: 120 },
      {
        name: ["Breakers and panel", "قواطع ولوحة كهرباء"],
        description: [
          "Breakers sized to their load, an earth-leakage switch, labels on every circuit and a tidy panel.",
          "قواطع بقدرات تناسب الأحمال، وقاطع تسرّب أرضي، وبطاقة على كل دائرة، ولوحة مرتبة.",
        ],
      },
      [
        single("work", "What is needed?", "ما المطلوب؟", [
          ["breaker", "Replace a breaker", "تغيير قاطع"],
          ["new", "A new panel", "لوحة جديدة"],
          ["extend", "Add circuits", "إضافة دوائر"],
          ["check", "A safety check", "فحص سلامة"],
        ]),
        number("circuits", "How many circuits, about?", "كم عدد الدوائر تقريبًا؟"),
        asked.materials,
      ],
    ),
    service(
      "lights",
      "lamp-ceiling",
      { from: 150, floor: 80, minutes: 60 },
      {
        name: ["Fit lights and chandeliers", "تركيب إضاءة وثريات"],
        description: [
          "Spotlights, hidden strips, wall lamps and chandeliers, fixed to the slab and balanced.",
          "سبوتات وإضاءة مخفية ومصابيح جدارية وثريات مثبتة في السقف الخرساني وموزونة.",
        ],
      },
      [
        multi("kinds", "What is to be fitted?", "ما الذي سيُركّب؟", [
          ["spots", "Spotlights", "سبوتات"],
          ["chandelier", "Chandelier", "ثريا"],
          ["strip", "Hidden strip", "إضاءة مخفية"],
          ["wall", "Wall lamps", "مصابيح جدارية"],
          ["fan", "Ceiling fan", "مروحة سقف"],
        ]),
        number("points", "How many points?", "كم عدد النقاط؟"),
        heights,
      ],
    ),
    service(
      "sockets",
      "plug",
      { from: 150, floor: 80, minutes: 60 },
      {
        name: ["Sockets and switches", "مفاتيح ومقابس"],
        description: [
          "Loose, burnt or missing sockets and switches replaced, moved or added, each tested under load.",
          "تغيير المفاتيح والمقابس التالفة أو نقلها أو إضافة جديدة، مع اختبار كل منها تحت الحمل.",
        ],
      },
      [
        number("points", "How many points?", "كم عدد النقاط؟"),
        single("work", "What is needed?", "ما المطلوب؟", [
          ["replace", "Replace old ones", "تغيير القديم"],
          ["add", "Add new ones", "إضافة جديدة"],
          ["move", "Move them", "نقلها إلى مكان آخر"],
        ]),
        asked.materials,
      ],
    ),
    service(
      "wiring",
      "cable",
      { from: 1500, floor: 900, minutes: 960 },
      {
        name: ["Wire a room or a flat", "تمديد كهرباء غرفة أو شقة"],
        description: [
          "New conduits and copper of the right section, drawn on a plan that stays with you.",
          "مواسير جديدة وأسلاك نحاس بالمقطع الصحيح، مع رسم توزيع يبقى لديك.",
        ],
      },
      [
        number("rooms", "How many rooms?", "كم عدد الغرف؟"),
        asked.occupied,
        single("stage", "What stage is the place at?", "في أي مرحلة المكان؟", [
          ["bare", "Bare walls", "على الطوب"],
          ["plaster", "Plastered", "على المحارة"],
          ["finished", "Finished", "مشطّب"],
        ]),
        asked.materials,
      ],
    ),
    service(
      "cameras",
      "cctv",
      { from: 400, floor: 250, minutes: 180 },
      {
        name: ["Cameras and intercom", "كاميرات مراقبة وإنتركم"],
        description: [
          "Cameras, recorder and door intercom fitted with hidden cables and set up on your phone.",
          "كاميرات وجهاز تسجيل وإنتركم بأسلاك مخفية، مع الضبط على هاتفك.",
        ],
      },
      [
        single("work", "What is needed?", "ما المطلوب؟", [
          ["cameras", "New cameras", "كاميرات جديدة"],
          ["intercom", "Intercom", "إنتركم"],
          ["repair", "Repair", "إصلاح"],
        ]),
        number("points", "How many cameras or handsets?", "كم عدد الكاميرات أو السماعات؟"),
        asked.home,
      ],
    ),
  ],
};
