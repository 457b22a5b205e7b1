import { describe, expect, it } from "vitest";
import { allTexts } from "../../support/dictionaries";

const start = "(?<![\\p{L}\\p{M}])(?:[وفبلك]?ال|لل|[وفبلك])?";
const end = "(?![\\p{L}\\p{M}])";
const word = (forms: string) => new RegExp(`${start}(?:${forms})${end}`, "u");

/** Words that spec/glossary.md rules out, each with what it says instead. */
const never: [RegExp, string][] = [
  [/(?<!\p{L})(?:قم|قومي|قوموا) ب/u, "the verbal noun"],
  [/من قِبَ?ل|مِن قِبَ?ل/u, "the active verb"],
  [/(?<!\p{L})كمسودة/u, "حفظ مسودة"],
  [word("زبون|زبائن|زباين"), "عميل"],
  [word("دردشة|شات"), "محادثة"],
  [word("مزوّ?د|مزودين|صنايعي|حِ?رفي|حرفيين|مقدّ?م خدمة|مقدّ?م الخدمة"), "فني"],
  [word("بروفايل"), "ملف"],
  [word("أونلاين|اونلاين"), "متصل الآن"],
  [word("عرض سعر|مزايدة|عطاء"), "عرض"],
  [word("أوردر|اوردر"), "أمر عمل"],
  [word("صفقة|صفقات|عرض جاهز"), "باقة"],
  [word("شغلة|شغل|مهمة"), "عمل"],
  [word("كفالة|غرنتي"), "ضمان"],
  [word("ريفيو|مراجعات"), "تقييم"],
  [word("بلاغ|بلاغات"), "شكوى"],
  [word("تنبيه|تنبيهات"), "إشعار"],
  [word("فلتر|فلاتر|مرشّ?ح|مرشحات"), "التصفية، شرط"],
  [word("محجوز|مجمّ?د"), "محفوظ"],
  [word("مرتجع|مرتجعات|إرجاع"), "استرداد"],
  [word("سعر ابتدائي|السعر الابتدائي"), "سعر البداية"],
  [word("عرض (?:المزيد|الكل|النتائج|التفاصيل|الملف|الطلب|الطلبات|الفنيين|الصور|الخريطة)"), "إظهار، فتح"],
  [word("عرضه(?:ا|م)? (?:ضمن|في صفحة)"), "إظهار، فتح"],
  [/محلّ(?!\p{L})/u, "محل"],
  [/لـ\{\{/u, "لصالح {{name}}"],
];

/** «تم» before a verbal noun stands only where the glossary itself has it. */
const done = /(?<!\p{L})(?:تم|تمت) \p{L}/u;
const doneIn = new Set(["تم الاسترداد", "تمت التسوية"]);

const arabic = allTexts("ar");
const bad = (isBad: (text: string) => boolean, list = arabic) =>
  list.filter(({ text }) => isBad(text)).map(({ namespace, key, text }) => `${namespace}:${key} ${text}`);

describe("Arabic texts", () => {
  it.each(never)("never say %s, but %s", (pattern) => expect(bad((text) => pattern.test(text))).toEqual([]));

  it("use the verb, not «تم» with a noun", () => {
    expect(bad((text) => done.test(text) && !doneIn.has(text))).toEqual([]);
  });

  it("have Arabic marks: ، ؛ ؟ « », one full stop, no exclamation, no slash between words", () => {
    expect(bad((text) => /[!?;"“”]/.test(text.replace(/https?:\S+/g, "")))).toEqual([]);
    expect(
      bad((text) =>
        /\p{Script=Arabic},|,\p{Script=Arabic}| ,|\p{L} ?\/ ?\p{L}|\.\.|…/u.test(
          text.replace(/https?:\S+/g, ""),
        ),
      ),
    ).toEqual([]);
    expect(bad((text) => (text.match(/«/g) ?? []).length !== (text.match(/»/g) ?? []).length)).toEqual([]);
  });

  it("write the tanween before the alif, no tatweel, and 0-9 in fixed figures", () => {
    expect(bad((text) => /اً/.test(text))).toEqual([]);
    expect(bad((text) => /(?<!ه)\u0640|[٠-٩۰-۹]/.test(text))).toEqual([]);
  });

  it("leave no space before a mark and one after it", () => {
    expect(bad((text) => /\s[،؛؟.:](?!\S)/.test(text) || /[،؛؟](?=[\p{L}{])/u.test(text))).toEqual([]);
  });

  it("address nobody as a man or a woman in the verbs we know", () => {
    const imperative =
      /(?<!\p{L})(?:انشر|اختر|اختاري|أدخل|أدخلي|اكتب|اكتبي|اضغط|اضغطي|سجّ?ل الدخول|أرسل \p{L}+ك|انقر|حدّ?د \p{L}+ك|تأكّ?د من)(?!\p{L})/u;
    expect(bad((text) => imperative.test(text))).toEqual([]);
  });
});

describe("Texts in both languages", () => {
  it("quote what somebody wrote where their own sentence goes on after it", () => {
    const goesOn = /(?<![«“]){{reason}}(?!$)/;
    expect(bad((text) => goesOn.test(text), [...allTexts("ar"), ...allTexts("en")])).toEqual([]);
  });
});

describe("English texts", () => {
  it("are calm and curly: no exclamation, no straight quotes or apostrophes, no oops", () => {
    expect(bad((text) => /!|"|'|\boops\b|«|»|\.\.\./i.test(text), allTexts("en"))).toEqual([]);
  });

  it("call people and things by the glossary's words", () => {
    expect(
      bad((text) => /\b(vendor|tradesman|handyman|bids?|gigs?|wallet)\b/i.test(text), allTexts("en")),
    ).toEqual([]);
  });
});
