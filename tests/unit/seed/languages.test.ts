import { describe, expect, it } from "vitest";
import { groups, services } from "~/api/db/seed/catalogue";
import { needs } from "~/api/db/seed/needs";
import { closings, discountNotes, included } from "~/api/db/seed/offers/closings";
import { openings } from "~/api/db/seed/offers/openings";
import { citiesOf } from "~/api/db/seed/places";
import { general, lastWords, ofWork, replies } from "~/api/db/seed/reviews/texts";
import { repeated, stories, told } from "./told";

type Pair = { en: string; ar: string };

/** Every text in both languages, wherever it stands. */
function pairsIn(value: unknown): Pair[] {
  if (value === null || typeof value !== "object") return [];
  const { en, ar } = value as Partial<Pair>;
  if (typeof en === "string" && typeof ar === "string") return [{ en, ar }];
  return Object.values(value).flatMap(pairsIn);
}

/** Every text of one language, wherever it stands. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsOf)
      : [];

const written = [openings, closings, discountNotes, included, general, lastWords, ofWork, replies];
const pairs = pairsIn([groups, citiesOf, told.people.providers.map(({ name }) => name)]);
const arabic = /\p{Script=Arabic}/u;
const own = stories.flatMap(({ request, offers, rounds, reviews }) => [
  ...[request.title ?? "", request.description ?? "", request.closedReason ?? ""],
  ...offers.flatMap(({ message, included: list }) => [message ?? "", list ?? ""]),
  ...[
    ...rounds.map(({ note }) => note ?? ""),
    ...reviews.flatMap(({ body, reply }) => [body ?? "", reply ?? ""]),
  ],
]);
const profiles = told.people.providers.flatMap(({ headline, bio }) => [headline, ...bio]);
const everything = [...new Set([...pairs.map(({ ar }) => ar), ...textsOf(written), ...own, ...profiles])];
const inArabic = everything.filter((text) => arabic.test(text));

/** Words that spec/glossary.md rules out, with the letters that may stand before them. */
const forbidden =
  /(?<!\p{L})[وفبل]?(?:ال)?(?:مزوّ?د|صنايعي|حرفي|زبون|زبائن|مستخدم|مستخدمين|بروفايل|أونلاين|مزايدة|عطاء|تفاوض|صفقة|أوردر|مهمّ?ة|شغلة|كفالة|غرنتي|مراجعة|ريفيو|بلاغ|شات|دردشة|تنبيه|مرشّ?ح|فلتر|محجوز|معلّ?ق|مجمّ?د|مصروف|مرتجع|ابتدائي|توسيع)(?!\p{L})/u;
const clumsy = /(?<!\p{L})(?:تمّ?|قم|من قِبل|عرض سعر|عرض جاهز|مقدّ?م خدمة|متاح للعمل)(?!\p{L})/u;

describe("The demo's texts", () => {
  it("are there in both languages, and differ", () => {
    expect(pairs.length).toBeGreaterThan(400);
    expect(
      pairs.filter(({ en, ar }) => en === ar || en === "" || arabic.test(en) || !arabic.test(ar)),
    ).toEqual([]);
  });

  it("have as many choices in one language as in the other", () => {
    for (const texts of [openings, closings, general, ofWork, replies].flatMap((group) =>
      Object.values(group),
    ))
      expect(texts.ar.length, texts.ar[0]).toBe(texts.en.length);
  });

  it("keep to the Arabic glossary", () => {
    expect(inArabic.filter((text) => forbidden.test(text) || clumsy.test(text))).toEqual([]);
  });

  it("use Arabic marks in Arabic, and nowhere shout", () => {
    const marks = /[?;](?=\s|$)|\p{Script=Arabic},|[“”"]/u;
    expect(inArabic.filter((text) => marks.test(text))).toEqual([]);
    expect(everything.filter((text) => /[!]|lorem|ipsum|TODO/i.test(text))).toEqual([]);
    expect(inArabic.filter((text) => /\p{Script=Arabic}\/\p{Script=Arabic}/u.test(text))).toEqual([]);
  });

  it("write tanween before its alif", () => {
    expect(inArabic.filter((text) => /اً/.test(text))).toEqual([]);
  });

  it("leave no gendered choice open", () => {
    expect(own.filter((text) => /[{}|]/.test(text))).toEqual([]);
  });

  it("have sixty ways and more to review a job in each language", () => {
    for (const locale of ["ar", "en"] as const) {
      const texts = [...Object.values(general), ...Object.values(ofWork)].flatMap((mood) => mood[locale]);
      expect(new Set(texts).size).toBeGreaterThanOrEqual(60);
      expect(repeated(texts)).toEqual([]);
    }
  });

  it("are in Arabic for about 60 per cent of requests", () => {
    const share =
      told.living.filter(({ request }) => arabic.test(request.title ?? "")).length / told.living.length;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.7);
    expect(
      needs.ar.every(({ title }) => arabic.test(title)) && needs.en.every(({ title }) => !arabic.test(title)),
    ).toBe(true);
    expect(services).toHaveLength(60);
  });

  it("are of both languages among the newest requests, so that every reader finds some on the home page", () => {
    const newest = told.living
      .filter(({ request }) => request.status === "open" && request.visibility === "public")
      .sort((one, other) => Number(other.request.publishedAt) - Number(one.request.publishedAt))
      .slice(0, 5)
      .map(({ request }) => arabic.test(request.title ?? ""));
    expect(newest.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    expect(newest.filter((isArabic) => !isArabic).length).toBeGreaterThanOrEqual(2);
  });
});
