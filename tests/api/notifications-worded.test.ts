import { describe, expect, it } from "vitest";
import { noticeKinds } from "~/api/record/notices";
import { type Locale, locales } from "~/i18n/locale";
import { openWorld } from "../support/api";
import { dictionaryOf } from "../support/dictionaries";
import { tell } from "../support/notices";
import type { Person } from "../support/people";

const world = await openWorld();
const kinds = Object.entries<readonly string[]>(noticeKinds);

const whole: Record<string, string | number> = {
  ...{ title: "Leaking tap", name: "Tarek Fawzy", reason: "No stamp on it", iban: "EG38 … 0002" },
  ...{ price: 125_050, rest: 40_000, debt: 85_050, taken: 70_000, currency: "EGP" },
  due: "2026-11-27T09:29:00.000Z",
};

/** As they stand in a sentence. */
const shown: Record<string, string> = {
  ...{ title: "Leaking tap", name: "Tarek Fawzy", reason: "No stamp on it", iban: "EG38", due: "11:29" },
  ...{ price: "1,250.50", rest: "400", debt: "850.50", taken: "700" },
};

/** What a sentence asks for. */
const namesIn = (locale: Locale, kind: string) =>
  [...(dictionaryOf(locale, "notifications")[kind] ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(
    ([, name = ""]) => name,
  );

/** Everything that somebody is told, one page after the other, by its kind. */
async function allTexts(locale: Locale, person: Person): Promise<Record<string, string>> {
  const { list } = world.inLanguage(locale, person).notifications;
  const texts: Record<string, string> = {};
  for (let page = 1; ; page += 5) {
    const { content, meta } = await list({ page, parts: 5 });
    for (const { kind, text } of content) texts[kind] = text;
    if (meta.meta.currentPage >= meta.meta.lastPage) return texts;
  }
}

describe.each(locales)("Every kind of notification, in %s", (locale) => {
  it("is a whole sentence, with its amounts and names, and nothing left to fill in", async () => {
    const nadia = await world.aCustomer();
    for (const [kind, given] of kinds) {
      const params = Object.fromEntries(given.map((name) => [name, whole[name] ?? ""]));
      await tell(world, nadia, { kind, params });
    }
    const texts = await allTexts(locale, nadia);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(noticeKinds).sort());
    for (const [kind] of kinds) {
      const text = texts[kind] ?? "";
      expect(text, kind).not.toMatch(/[{}]|undefined|null|NaN|notifications:|125050|T09:29/);
      for (const name of namesIn(locale, kind)) expect(text, `${kind} ${name}`).toContain(shown[name]);
    }
  });

  it("comes without whatever its row lacks or has wrong, and one that is no more says that there is something", async () => {
    const nadia = await world.aCustomer();
    for (const [kind] of kinds) await tell(world, nadia, { kind });
    await tell(world, nadia, { kind: "no_such_kind", params: { price: 1 } });
    await tell(world, nadia, { kind: "refund_done", params: { price: 1.5, currency: "EGP" } });
    await tell(world, nadia, { kind: "refund_failed", params: { price: 100, currency: "pounds" } });
    await tell(world, nadia, { kind: "approval_awaited", params: { due: "soon", price: "much" } });
    const texts = await allTexts(locale, nadia);
    expect(Object.keys(texts)).toHaveLength(kinds.length + 1);
    expect(texts.no_such_kind).toBe(locale === "en" ? "There is news for you." : "لديك جديد.");
    for (const text of Object.values(texts)) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });
});

it("A deadline is told in the operator's time, an amount in the currency of the country when none was written", async () => {
  const nadia = await world.aCustomer();
  const { currency: _, ...rest } = whole;
  await tell(world, nadia, { kind: "approval_awaited", params: rest });
  const { content } = await world.as(nadia).notifications.list();
  const text = content[0]?.text.replaceAll("\u00A0", " ");
  expect(text).toContain("until Friday 27 November, 11:29.");
  expect(text).toContain("EGP 1,250.50 is released");
});
