import { describe, expect, it, vi } from "vitest";
import { digitsIn, type Locale, locales } from "~/i18n/locale";
import { dictionaries, fixedT, messages, someMessages } from "~/i18n/messages.server";
import { pack, unpack } from "~/i18n/packed";
import { translator } from "~/i18n/translate";
import { countedKeys, counts, plainKeys } from "../../support/dictionaries";
import { i18nextT } from "../../support/i18next";

describe("the plural of a count", () => {
  it("takes all six Arabic forms, and a sentence for none", () => {
    const t = fixedT("ar");
    expect(counts.map((count) => t("counts:offers", { count }))).toEqual([
      "لا عروض بعد",
      "عرض واحد",
      "عرضان",
      "3 عروض",
      "10 عروض",
      "11 عرضًا",
      "99 عرضًا",
      "100 عرض",
      "101 عرض",
      "102 عرض",
      "103 عروض",
    ]);
  });

  it("takes one and other in English, and a sentence for none", () => {
    const t = fixedT("en");
    expect([0, 1, 2, 1250].map((count) => t("counts:offers", { count }))).toEqual([
      "No offers yet",
      "1 offer",
      "2 offers",
      "1,250 offers",
    ]);
  });

  it("follows the platform's rules for every count of the fixture", () => {
    const rules = new Intl.PluralRules("ar");
    expect(counts.map((count) => rules.select(count)).join(" ")).toBe(
      "zero one two few few many many other other other few",
    );
  });
});

describe("our own t() and i18next", () => {
  const values = {
    // Without a full stop of its own: what becomes of one is our own rule, which i18next does not know.
    name: "Nadia Said",
    amount: "420\u00A0ج.م",
    // Of no value's name: i18next puts the next value of a sentence where its name stands first, be it in a value before it.
    title: "$& $1 {{nothing}} $t(brand)",
    value: 1250.5,
    id: "أ-7",
  };

  it.each(locales)("say the same in %s, for every key, every count, both sets of figures", (locale) => {
    for (const digits of ["latn", "arab"] as const) {
      const [ours, theirs] = [fixedT(locale, digits), i18nextT(locale, digitsIn(locale, digits))];
      for (const key of plainKeys(locale)) expect(ours(key, values), key).toBe(theirs(key, values));
      for (const key of countedKeys(locale))
        for (const count of [...counts, 1.5, 1_000_000])
          expect(ours(key, { ...values, count }), key).toBe(theirs(key, { ...values, count }));
    }
  });

  it("keep one translate function for the process", () => expect(fixedT("ar")).toBe(fixedT("ar")));
});

describe("a missing text", () => {
  it("is its key, and is reported", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(fixedT("ar")("home:no.such")).toBe("home:no.such");
    expect(complain.mock.calls).toEqual([['No text for "home:no.such" in "ar"']]);
  });

  it("or value leaves nothing behind", () => {
    expect(fixedT("en")("title", { page: "Home" })).toBe("Home | ");
  });
});

describe("a value in a sentence of plain text", () => {
  it("is isolated when it runs the other way, and only then", () => {
    const bundle = { common: { hi: "({{x}})" } };
    const ar = (x: string) => translator("ar", bundle)("hi", { x });
    expect(ar("Nadia S.")).toBe("(\u2068Nadia S.\u2069)");
    expect(ar("+966 50 123 4567")).toBe("(\u2068+966 50 123 4567\u2069)");
    expect(ar("−10%")).toBe("(\u2068−10%\u2069)");
    expect(ar("2026-001034")).toBe("(\u20682026-001034\u2069)");
    expect(ar("٢٠٢٦-٠٠١٠٣٤")).toBe("(\u2068٢٠٢٦-٠٠١٠٣٤\u2069)");
    expect(ar("نادية س.")).toBe("(نادية س.)");
    expect(ar("420\u00A0ج.م")).toBe("(420\u00A0ج.م)");
    expect(ar("1,250.50\u00A0ج.م، 14:05")).toBe("(1,250.50\u00A0ج.م، 14:05)");
    expect(ar("https://usta.test/ar")).toBe("(https://usta.test/ar)");
    expect(translator("en", bundle)("hi", { x: "2026-001034" })).toBe("(2026-001034)");
    expect(translator("en", bundle)("hi", { x: "نادية س." })).toBe("(\u2068نادية س.\u2069)");
  });
});

it("a sentence ends in one full stop after a short name, which has its own", () => {
  const say = (locale: Locale, name: string) =>
    translator(locale, { common: { hi: "x {{name}}. y" } })("hi", { name });
  expect(say("en", "Nadia S.")).toBe("x Nadia S. y");
  expect(say("ar", "Nadia S.")).toBe("x \u2068Nadia S.\u2069 y");
  expect(say("ar", "نادية")).toBe("x نادية. y");
});

describe("what a page carries", () => {
  const unpacked = (m: Record<string, string>) =>
    Object.fromEntries(Object.entries(m).map(([name, packed]) => [name, unpack(packed)]));

  it("is the named dictionaries in its language, and no other", () => {
    expect(unpacked(messages("ar", ["statuses", "common"]))).toEqual({
      statuses: dictionaries.ar.statuses,
      common: dictionaries.ar.common,
    });
  });

  it("may be a few texts of a dictionary", () => {
    const { counts } = someMessages("ar", "counts", ["offers", "firstOffer"]);
    expect(Object.keys(unpack(counts))).toEqual([
      ...["zero", "one", "two", "few", "many", "other"].map((form) => `offers_${form}`),
      "firstOffer",
    ]);
  });

  it("keeps line breaks, and empty texts", () => {
    const texts = { a: "one\ntwo", b: "", c: "three" };
    expect(unpack(pack(texts))).toEqual(texts);
  });
});
