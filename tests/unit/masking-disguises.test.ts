import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskContacts } from "~/api/masking/masking";
import { processorTime } from "../support/processor-time";

const disguised = {
  "signs that nobody sees": [
    ..."\u200B\u200C\u200D\u2060\u00AD\uFE0F\u0640\u034F\u3164"
      .split("")
      .map((sign) => [..."01001234567"].join(sign)),
    "nadia\u200B@\u2060exam\u00ADple.c\u200Com",
    "نـاديـة@مـثال.كـوم",
    "exam\u00ADple.com/nadia",
    "wa\u200B.me/nadia",
  ],
  "signs between the digits": [
    "010:0123:4567",
    ..."|~'=+;\"#".split("").map((sign) => `010${sign}0123${sign}4567`),
    "010 ---- 0123 .... 4567",
    "010\n\n\n0123\n\n\n4567",
    "010 🙂 0123 🙂 4567",
    "010 ••• 0123 ••• 4567",
    "+ 20 / 100 / 123 / 4567",
  ],
  "digits of other scripts and shapes": [
    "𝟎𝟏𝟎𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕",
    "⓪①⓪⓪①②③④⑤⑥⑦",
    "⓿❶⓿⓿❶❷❸❹❺❻❼",
    "⁰¹⁰⁰¹²³⁴⁵⁶⁷",
    "₀₁₀₀₁₂₃₄₅₆₇",
    "०१००१२३४५६७",
    "০১০০১২৩৪৫৬৭",
    "0️⃣1️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
    "O1OO1234567",
    "o1o o12 34567",
    "01 O O 1234567",
  ],
  "amounts, dates and times": [
    "01,001,234,567",
    "1,001,234,567",
    "1,001 234,567",
    "100,123 4567",
    "0100-12-34 567",
    "+20-10-2012-3456",
    "20/10/2012/3456",
    "01:00 12:34 567",
  ],
  "dots and spaces of other shapes": [
    "nadia@gmail．com",
    "nadia＠gmail。com",
    "example。com",
    "example．com",
    "http : //example",
    "https : / / example.com",
    "example . com",
    "example dot com",
    "مثال دوت كوم",
  ],
};

const innocent = {
  English: [
    "The price is between 2500 - 3000 pounds, parts included.",
    "12,500 - 14,000",
    "300, 450, 600 or 1,250.50",
    "12,500\n13,750\n9,900",
    "Open 10:30 – 12:00, 14:00 – 17:30",
    "24/11/2026 10:30, 450 EGP",
    "2026-11-24, 10:30 - 12:00",
    "11/24/2026 at 9",
    "Tomorrow 10:30, 1250",
    "120×140, 90×110, 60×60×85",
    "120 x 140, 90 x 110 cm, 3.5 m by 2.20 m",
    "12 m² at 350, 14 m² at 300",
    "Building 12, floor 3, flat 7, Road 90, Maadi 11431",
    "Model RAS-18BKCV2, R410A, 18000 BTU, made in 2021",
    "WW90T4540AE/AS, 1400 rpm, 220-240 V, 50 Hz",
    "1) tap 2) mixer 3) drain 4) valve",
    "It drips.In winter more, tell.Me or us",
    "Call at 10 o'clock; 2 or 3 hours; O.K.",
    "½ inch, ¾ inch and 1⅛ inch pipes",
    "5★ work, 100 % done, 24/7",
    "ZWJ family: 👩‍👩‍👧‍👦, flags 🇪🇬, keycap 1️⃣ and 2️⃣",
    "From 2019 to 2026: 7 years, 350 jobs, 4.9 of 5",
  ],
  Arabic: [
    "السعر من ٢٥٠٠ - ٣٠٠٠ ج.م شاملًا قطع الغيار",
    "١٢٬٥٠٠ – ١٤٬٠٠٠",
    "الموعد ٢٤/١١/٢٠٢٦ الساعة ١٠:٣٠، والمدة ٣ أيام",
    "من ١٠:٣٠ – ١٢:٠٠، أو ١٤:٠٠ – ١٧:٣٠",
    "مبنى ١٢، الدور ٣، شقة ٧، شارع ٩٠، المعادي ١١٤٣١",
    "المقاس ١٢٠×١٤٠، ٩٠×١١٠ سم",
    "تكييف ١٫٥ حصان، موديل ٢٠٢١، ٢٢٠ فولت",
    "الـسـعـر ٣٠٠ ج.م، والضـمان ٩٠ يومًا",
    "٦٠ مترًا بسعر ٣٥ للمتر، والمجموع ٢٬١٠٠ ج.م",
    "می‌خواهم خانه را رنگ کنم",
    "الماء يقطر.في الشتاء أكثر",
  ],
};

describe.each(Object.entries(disguised))("A contact in the disguise of %s", (_, contacts) => {
  it.each(contacts)("is replaced: %s", (contact) => {
    const { text, isMasked } = maskContacts(`Call ${contact} today`);
    expect(isMasked).toBe(true);
    expect(text).toMatch(/^Call [^\p{L}\p{N}]*•••[^\p{L}\p{N}]* today$/u);
  });
});

describe.each(Object.entries(innocent))("An honest text in %s", (_, texts) => {
  it.each(texts)("stays as it is: %s", (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});

describe("A phone number", () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6];
  const written = fc
    .tuple(
      fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }),
      fc.constantFrom(...zeros),
      fc.array(fc.stringMatching(/^[ .\-/:|~'=_*#\n\u200B\u0640]{0,6}$/), { minLength: 11, maxLength: 11 }),
    )
    .map(([digits, zero, between]) =>
      [0, 1, 0, ...digits].map((digit, n) => String.fromCodePoint(zero + digit) + between[n]).join(""),
    );

  it("is replaced in the digits of any script, with any six signs between them", () => {
    const isTime = /\d:\d\d|\d[-./]\d/;
    fc.assert(
      fc.property(
        written.filter((text) => !isTime.test(text.normalize("NFKC"))),
        (text) => {
          expect(maskContacts(`tel ${text} ok`).text).toMatch(/^tel •••\P{Nd}* ok$/u);
        },
      ),
    );
  });

  it("is replaced by a mask that takes nothing of the words beside it", () => {
    const word = fc.stringMatching(/^[a-zء-ي]{1,8}$/);
    fc.assert(
      fc.property(word, word, (before, after) => {
        const { text } = maskContacts(`${before}, 0100 123 4567, ${after}`);
        expect(text).toBe(`${before}, •••, ${after}`);
      }),
    );
  });
});

describe("Prices, dates and measures, however they come together,", () => {
  const two = (n: number) => String(n).padStart(2, "0");
  const honest = fc.oneof(
    fc.integer({ min: 1, max: 400 }).map((n) => `${n * 50} EGP`),
    fc.integer({ min: 1000, max: 99_999 }).map((n) => `EGP ${n.toLocaleString("en-US")}`),
    fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${two(h)}:${two(m)}`),
    fc
      .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }))
      .map(([d, m]) => `${d}/${m}/2026`),
    fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
      .map(([a, b]) => `${a}×${b} cm`),
  );

  it("stay as they are", () => {
    const list = fc.array(honest, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" and "));
    fc.assert(
      fc.property(list, (text) => {
        expect(maskContacts(text).text).toBe(text);
      }),
    );
  });
});

it("A long text takes no time that a writer could stretch", async () => {
  const parts = [
    "1 ",
    "a.",
    "a-",
    "0-",
    "a.b@",
    "a at ",
    "+",
    "\u200B",
    "1\n",
    "1,",
    "12:34 ",
    "a dot ",
    "http : ",
    "o0 ",
  ];
  const texts = [...parts, "1234 0100123 ", "1234 a@b.co "].map((part) => part.repeat(50_000 / part.length));
  const times: number[] = [];
  for (const text of texts) times.push(Math.round(await processorTime(() => maskContacts(text))));
  expect(Math.max(...times), times.join(" ")).toBeLessThan(1500);
});
