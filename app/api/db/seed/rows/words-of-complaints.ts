import type { Bilingual } from "../../columns";

/** What the demo's people say in their complaints, each in the language of whoever says it. */
export const wordsOfComplaints = {
  dispute: {
    en: "The work was called finished, but the fault is back since this morning, and the floor was left wet.",
    ar: "قيل إن العمل انتهى، لكن العطل عاد منذ الصباح، وبقيت الأرضية مبللة.",
  },
  answer: {
    en: "It worked when I left, and I showed it. I can come again tomorrow, or we agree on a part.",
    ar: "كان كل شيء يعمل عند مغادرتي وجرّبته أمام العميل. يمكنني المرور غدًا، أو نتفق على جزء من المبلغ.",
  },
  split: { en: "For the part that holds.", ar: "مقابل الجزء السليم من العمل." },
  conduct: {
    en: "He came two hours late without a call, and was rude when I asked why.",
    ar: "وصل متأخرًا ساعتين من غير اتصال، ولم يكن الردّ لائقًا عند السؤال عن السبب.",
  },
  regret: {
    en: "The street was closed and my battery was flat. I should have called from a shop.",
    ar: "كان الشارع مغلقًا وهاتفي بلا شحن. كان عليّ الاتصال من أي محل قريب.",
  },
  decided: {
    en: "The delay is admitted and no call was made. The complaint is upheld and kept on record; a second one leads to a warning.",
    ar: "التأخير ثابت بإقرار الفني ولم يسبقه اتصال. الشكوى مقبولة وتُحفظ في السجل، وتكرارها يؤدي إلى إنذار.",
  },
  appeal: {
    en: "Two of the three appointments were moved by agreement. I ask for another look at the decision.",
    ar: "موعدان من الثلاثة تغيّرا بالاتفاق مع الفني. أرجو النظر في القرار من جديد.",
  },
} as const satisfies Record<string, Bilingual>;
