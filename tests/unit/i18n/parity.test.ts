import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { dictionaries } from "~/i18n/messages.server";
import { allTexts, arabicForms, dictionaryOf } from "../../support/dictionaries";

const folder = (locale: string) => new URL(`../../../app/i18n/${locale}`, import.meta.url);
const english = allTexts("en");
const arabic = allTexts("ar");
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].toSorted();

/** Texts that are the same in both languages by nature: names of languages, and the kit's samples of English type. */
const sameInBoth = /^(common|failure):language\.(en|ar)$|^kit:type\.en\./;
/** Names of formats and firms, and sample addresses, are written alike everywhere. */
const technical =
  /\b(CSV|PDF|JPEG|PNG|WebP|HEIC|GIF|AVIF|IBAN|Google|Visa|API|SMS|[\w.]+@[\w.]+|https?:\S+)\b/g;
const wordsOf = (text: string) => text.replace(/\{\{\w+\}\}|<\/?\w+>/g, "").replace(technical, "");

describe("both languages", () => {
  it("have the same files, and each is registered", () => {
    const files = readdirSync(folder("en")).toSorted();
    expect(readdirSync(folder("ar")).toSorted()).toEqual(files);
    for (const locale of locales)
      expect(
        Object.keys(dictionaries[locale])
          .map((name) => `${name}.json`)
          .toSorted(),
      ).toEqual(files);
  });

  it("have the same keys, plural forms aside", () => {
    const keys = (list: typeof english) =>
      [...new Set(list.map(({ namespace, base }) => `${namespace}:${base}`))].toSorted();
    expect(keys(arabic)).toEqual(keys(english));
  });

  it("have every plural form of every counted text", () => {
    const missing = [...english, ...arabic]
      .filter(({ form }) => form !== null)
      .flatMap(({ namespace, base }) => [
        ...arabicForms
          .filter((form) => !(`${base}_${form}` in dictionaryOf("ar", namespace)))
          .map((f) => `ar ${namespace}:${base}_${f}`),
        ...["one", "other"]
          .filter((form) => !(`${base}_${form}` in dictionaryOf("en", namespace)))
          .map((f) => `en ${namespace}:${base}_${f}`),
      ]);
    expect([...new Set(missing)]).toEqual([]);
  });

  it("fill in the same values and link the same words", () => {
    const differing = arabic
      .filter(({ form }) => form === null)
      .filter(({ namespace, key, text }) => {
        const there = dictionaryOf("en", namespace)[key] ?? "";
        return placeholders(there).join() !== placeholders(text).join();
      });
    expect(differing.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
  });

  it("name no value in a counted text that the other does not know", () => {
    const known = ({ namespace, base }: (typeof english)[number], of: typeof english) =>
      new Set(
        of
          .filter((one) => one.namespace === namespace && one.base === base)
          .flatMap((one) => placeholders(one.text)),
      );
    const strange = [...arabic, ...english]
      .filter(({ form }) => form !== null)
      .filter((one) => {
        const others = known(one, arabic.includes(one) ? english : arabic).add("{{count}}");
        return placeholders(one.text).some((name) => !others.has(name));
      });
    expect(strange.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
  });

  it("leave no text untranslated, empty, or with spaces at its ends", () => {
    const same = arabic.filter(
      ({ namespace, key, text }) =>
        /[A-Za-z]{2}/.test(wordsOf(text)) &&
        text === dictionaryOf("en", namespace)[key] &&
        !sameInBoth.test(`${namespace}:${key}`),
    );
    const untidy = [...english, ...arabic].filter(
      ({ text }) => text === "" || text !== text.trim() || / {2}/.test(text),
    );
    expect([...same, ...untidy].map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
  });
});

describe("with a count of one or two, Arabic", () => {
  it("writes no figure", () => {
    const figures = arabic.filter(
      ({ form, text }) => (form === "one" || form === "two") && text.includes("{{count}}"),
    );
    expect(figures.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
  });

  it("writes it with three and more", () => {
    const bare = arabic.filter(
      ({ form, text }) => ["few", "many", "other"].includes(form ?? "") && !text.includes("{{count}}"),
    );
    expect(bare.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
  });
});
