import { asked, multi, number, type SeedGroup, service, single } from "./build";

export const metalwork: SeedGroup = {
  slug: "metalwork",
  icon: "key-round",
  name: { en: "Doors, locks and metalwork", ar: "أبواب وأقفال وحدادة" },
  description: {
    en: "Locks, aluminium windows, screens, ironwork, glass and shutters.",
    ar: "أقفال ونوافذ ألومنيوم وسلك وحديد وزجاج وأبواب محلات.",
  },
  services: [
    service(
      "lock-open",
      "lock-open",
      { from: 200, floor: 120, minutes: 45 },
      {
        name: ["Open a locked door", "فتح باب مغلق"],
        description: [
          "The door opened without breaking it where possible, after a check that the home is yours.",
          "فتح الباب دون كسره متى أمكن، بعد التحقق من ملكية المكان.",
        ],
      },
      [
        single("door", "What kind of door?", "ما نوع الباب؟", [
          ["wood", "Wooden", "خشبي"],
          ["armoured", "Armoured", "مصفّح"],
          ["metal", "Metal", "حديد"],
          ["inner", "Inside the home", "باب داخلي"],
        ]),
        single("cause", "What happened?", "ماذا حدث؟", [
          ["lost", "The key is lost", "فُقد المفتاح"],
          ["inside", "The key is inside", "المفتاح في الداخل"],
          ["broken", "It broke in the lock", "انكسر داخل القفل"],
          ["jammed", "The lock is jammed", "القفل لا يدور"],
        ]),
      ],
    ),
    service(
      "lock-change",
      "lock-keyhole",
      { from: 200, floor: 120, minutes: 45 },
      {
        name: ["Change a lock", "تغيير قفل أو كالون"],
        description: [
          "Cylinders, mortice and smart locks fitted, with the packet opened in front of you.",
          "تركيب سلندر وكالون وأقفال ذكية، مع فتح العبوة أمامك.",
        ],
      },
      [
        number("locks", "How many locks?", "كم عدد الأقفال؟"),
        single("kind", "What kind?", "ما النوع؟", [
          ["cylinder", "Cylinder", "سلندر"],
          ["mortice", "Mortice lock", "كالون كامل"],
          ["smart", "Smart lock", "قفل ذكي"],
          ["advise", "Advice wanted", "مطلوب رأي الفني"],
        ]),
        asked.materials,
      ],
    ),
    service(
      "aluminium",
      "app-window",
      { from: 300, floor: 180, minutes: 120 },
      {
        name: ["Aluminium windows and doors", "نوافذ وأبواب ألومنيوم"],
        description: [
          "Rollers, handles and seals replaced, sashes realigned, new windows measured and made.",
          "تغيير العجل والمقابض والجوانات وضبط الدرف، وقياس النوافذ الجديدة وتصنيعها.",
        ],
      },
      [
        single("work", "What is needed?", "ما المطلوب؟", [
          ["repair", "Repair", "إصلاح"],
          ["new", "New windows", "نوافذ جديدة"],
          ["seal", "Stop wind and dust", "منع الهواء والأتربة"],
        ]),
        number("pieces", "How many?", "ما العدد؟"),
        asked.floor,
      ],
    ),
    service(
      "screens",
      "blinds",
      { from: 200, floor: 120, minutes: 60 },
      {
        name: ["Window screens", "سلك نوافذ"],
        description: [
          "Fixed, sliding and pleated screens measured and fitted, torn mesh replaced the same day.",
          "سلك ثابت ومنزلق وبليسيه بالقياس، وتغيير الممزق في اليوم نفسه.",
        ],
      },
      [
        number("windows", "How many windows?", "كم عدد النوافذ؟"),
        single("kind", "What kind?", "ما النوع؟", [
          ["fixed", "Fixed", "ثابت"],
          ["sliding", "Sliding", "منزلق"],
          ["pleated", "Pleated", "بليسيه"],
        ]),
        asked.floor,
      ],
    ),
    service(
      "ironwork",
      "fence",
      { from: 900, floor: 600, minutes: 480 },
      {
        name: ["Gates, railings and bars", "بوابات ودرابزين وحديد حماية"],
        description: [
          "Iron made to a drawing, welded in the workshop, primed against rust and fixed with anchors.",
          "حديد بحسب الرسم، ولحام في الورشة، ووجه مانع للصدأ، وتثبيت بمسامير هيلتي.",
        ],
      },
      [
        multi("kinds", "What is needed?", "ما المطلوب؟", [
          ["gate", "Gate", "بوابة"],
          ["railing", "Railing", "درابزين"],
          ["bars", "Window bars", "حديد نوافذ"],
          ["repair", "Welding repair", "إصلاح بلحام"],
        ]),
        number("metres", "How many metres, about?", "ما الطول التقريبي بالمتر؟"),
        single("paint", "Should it be painted?", "هل الدهان مطلوب؟", [
          ["yes", "Yes", "نعم"],
          ["no", "No, primer only", "لا، يكفي الوجه المانع للصدأ"],
        ]),
      ],
    ),
    service(
      "glass",
      "mirror-rectangular",
      { from: 350, floor: 200, minutes: 90 },
      {
        name: ["Glass, mirrors and shower screens", "زجاج ومرايا وكبائن استحمام"],
        description: [
          "Measured, cut and fitted: window panes, mirrors, table tops and tempered shower screens.",
          "قياس وقص وتركيب: زجاج نوافذ ومرايا وأسطح طاولات وكبائن من زجاج سيكوريت.",
        ],
      },
      [
        single("work", "What is needed?", "ما المطلوب؟", [
          ["pane", "A window pane", "زجاج نافذة"],
          ["mirror", "A mirror", "مرآة"],
          ["shower", "A shower screen", "كابينة استحمام"],
          ["table", "A table top", "سطح طاولة"],
        ]),
        number("width", "How wide is it, in centimetres?", "ما المقاس الأفقي بالسنتيمتر؟"),
        number("height", "How high is it, in centimetres?", "ما المقاس الرأسي بالسنتيمتر؟"),
      ],
    ),
  ],
};
