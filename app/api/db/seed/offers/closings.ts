import type { Locale } from "~/i18n/locale";

export type Closing =
  | ("partsIn" | "partsOut" | "materialsIn" | "materialsOut")
  | ("warranty" | "inspection" | "any");

/** How a technician ends a message, by what the terms say. */
export const closings: Record<Closing, Record<Locale, string[]>> = {
  partsIn: {
    ar: [
      "السعر يشمل قطع الغيار.",
      "لا شيء فوق السعر: العمل وقطع الغيار معًا.",
      "قطع الغيار ضمن السعر، والقديمة أسلّمها لك.",
    ],
    en: [
      "Parts are in the price.",
      "Nothing on top: work and parts together.",
      "Parts included, and the old ones are yours to keep.",
    ],
  },
  partsOut: {
    ar: [
      "قطع الغيار تُحسب منفصلة إن لزمت، وبفاتورتها.",
      "إن احتجنا إلى قطعة أرسل سعرها قبل شرائها.",
      "السعر للعمل وحده، وقطع الغيار بسعر شرائها.",
    ],
    en: [
      "Parts are extra if needed, with the receipt.",
      "If a part is needed I send its price before buying it.",
      "The price is labour only, parts at cost.",
    ],
  },
  materialsIn: {
    ar: ["السعر يشمل الخامات.", "الخامات علينا وهي ضمن السعر.", "لا شيء فوق السعر: العمل والخامات معًا."],
    en: [
      "Materials are in the price.",
      "Materials are on us, included.",
      "Nothing on top: work and materials together.",
    ],
  },
  materialsOut: {
    ar: [
      "السعر للعمل وحده، والخامات بسعر شرائها.",
      "الخامات من جهتك أو بفاتورة، كما يناسبك.",
      "أرسل قائمة بالخامات وأسعارها قبل الشراء.",
    ],
    en: [
      "The price is labour only, materials at cost.",
      "Materials from you or at cost with a receipt, as you prefer.",
      "I send a list of materials with prices before buying.",
    ],
  },
  warranty: {
    ar: [
      "الضمان يشمل زيارة ثانية دون رسوم.",
      "وضمان مكتوب على العمل.",
      "أعود ضمن الضمان خلال يومين من طلبك.",
    ],
    en: [
      "The warranty covers a second visit free of charge.",
      "With a written warranty on the work.",
      "Under warranty I am back within two days of your message.",
    ],
  },
  inspection: {
    ar: [
      "أفضّل المعاينة أولًا، ورسوم الزيارة تُخصم من السعر إن اتفقنا.",
      "لا أستطيع تحديد السعر من الصور وحدها. المعاينة نصف ساعة وبعدها سعر مكتوب.",
      "السعر هنا للمعاينة فقط، ويصلك سعر العمل في اليوم نفسه.",
      "كل بيت يختلف عن الصور. أعاين أولًا وأكتب السعر أمامك قبل أي عمل.",
      "المعاينة تكشف السبب، وقد يكون أبسط مما نظن. رسومها لا تُدفع مرتين إن اتفقنا.",
      "أحضر أجهزة القياس في المعاينة، وتقريرها لك سواء اتفقنا أم لا.",
    ],
    en: [
      "I would rather see it first; the visit fee comes off the price if we agree.",
      "I cannot price this from photos alone. Half an hour on site, then a written price.",
      "This is for the inspection only. The price of the work follows the same day.",
      "Every home differs from its photos. I look first and write the price in front of you.",
      "The visit shows the cause, which may be simpler than we think. You do not pay its fee twice if we agree.",
      "I bring my instruments to the inspection, and the report is yours whether we agree or not.",
    ],
  },
  any: {
    ar: [
      "أصل في الموعد، وإن تأخرت أخبرتك قبلها.",
      "أسئلتك مرحب بها في المحادثة.",
      "يمكن تقديم الموعد إن كان الأمر عاجلًا.",
      "معي مساعد، فلا يطول العمل.",
      "أعمل في حيّكم أغلب أيام الأسبوع.",
      "لا أنتقل إلى عمل آخر قبل موافقتك على النتيجة.",
      "الموعد مرن صباحًا أو مساءً.",
    ],
    en: [
      "I arrive on time, and call ahead if anything holds me up.",
      "Ask me anything in the chat.",
      "I can come earlier if it is urgent.",
      "I bring a helper, so it will not take long.",
      "I am in your district most days of the week.",
      "I do not leave for another job before you are content.",
      "Morning or evening, whichever suits you.",
    ],
  },
};

/** Notes beside the rounds of a discount. */
export const discountNotes: Record<
  "asked" | "countered" | "accepted" | "declined" | "revised",
  Record<Locale, string[]>
> = {
  asked: {
    ar: [
      "هل يمكن الوصول إلى هذا السعر؟ الموعد مرن من جهتي.",
      "وصلني عرض أقل قليلًا، وأفضّل العمل معك لتقييماتك.",
      "الخامات متوفرة لدي، فهل يتغير السعر؟",
      "ميزانيتي عند هذا المبلغ، ويمكن تأخير الموعد أسبوعًا.",
      "",
    ],
    en: [
      "Could you do it for this? I am flexible on the day.",
      "I have a slightly lower offer, but I like your reviews better.",
      "I already have the materials, does that change the price?",
      "This is where my budget ends. A week later would be fine too.",
      "",
    ],
  },
  countered: {
    ar: [
      "هذا أقل ما أستطيع مع الحفاظ على الضمان.",
      "نلتقي في المنتصف، والخامات كما هي.",
      "أستطيع هذا السعر إن كان العمل صباحًا.",
      "",
    ],
    en: [
      "This is the lowest I can go and keep the warranty.",
      "Let us meet in the middle, same materials.",
      "I can do this if it is a morning.",
      "",
    ],
  },
  accepted: {
    ar: ["اتفقنا.", "لا مانع من هذا السعر، والموعد كما هو.", ""],
    en: ["Agreed.", "Fine with me, same time.", ""],
  },
  declined: {
    ar: ["السعر يغطي الخامات والوقت، ولا أستطيع أقل منه.", "لو قلّ السعر قلّت جودة الخامة، ولا أريد ذلك لك."],
    en: [
      "The price covers materials and time, I cannot go lower.",
      "Any lower and I would have to save on materials, which I will not do.",
    ],
  },
  revised: {
    ar: ["عدّلت السعر بعد رؤية الصور.", "أضفت الخامات إلى السعر.", "تبيّن أن العمل أقل مما ظننت."],
    en: [
      "I changed the price after seeing the photos.",
      "Materials are now included.",
      "It turns out to be less work than I thought.",
    ],
  },
};

/** What a price includes: the visit is always first. */
export const included: Record<
  Locale,
  { first: string; rest: string[]; parts: string; materials: string; join: string }
> = {
  ar: {
    first: "الزيارة",
    rest: ["الفحص", "التنظيف بعد العمل", "التجربة قبل التسليم", "نقل المخلفات", "صور قبل العمل وبعده"],
    parts: "قطع الغيار",
    materials: "الخامات",
    join: "، ",
  },
  en: {
    first: "Visit",
    rest: ["inspection", "cleaning up", "a test before handover", "waste removal", "photos before and after"],
    parts: "parts",
    materials: "materials",
    join: ", ",
  },
};
