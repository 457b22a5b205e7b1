import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTexts } from "~/i18n/collate";
import { fold, withoutArticle, words } from "~/i18n/fold";

describe("folding for search", () => {
  it.each([
    ["سباكة", "سباكه"],
    ["أحمد", "احمد"],
    ["علي", "على"],
    ["مَرَّاكُش", "مراكش"],
    ["كهـــرباء", "كهرباء"],
    ["مؤمن", "مومن"],
    ["قائمة", "قايمه"],
    ["آلة", "اله"],
    ["إصلاح", "اصلاح"],
    ["ٱلله", "الله"],
    ["٢٠٢٦", "2026"],
    ["۲۰۲۶", "2026"],
    ["Café", "cafe"],
    ["ﻻ", "لا"],
  ])("%s and %s are one word", (a, b) => expect(fold(a)).toBe(fold(b)));

  it("keeps a hamza's letter when the text came taken apart", () => {
    for (const word of ["أحمد", "إصلاح", "آلة", "مؤمن", "قائمة"])
      expect(fold(word.normalize("NFD"))).toBe(fold(word));
  });

  it("keeps apart what are two words", () => {
    expect(fold("سباك")).not.toBe(fold("سباكة"));
    expect(fold("دهان")).not.toBe(fold("دهون"));
  });

  it("is done after one pass, and leaves no mark, no tatweel, no capital", () => {
    const arabic = fc.string({
      unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(fc.oneof(arabic, fc.string({ unit: "grapheme" })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text)).not.toMatch(/[\u0640\u064B-\u065F\u0670أإآٱىؤئةA-Z٠-٩]/);
      }),
    );
  });
});

describe("the words that search stores", () => {
  it("are folded, distinct, and also without the article", () => {
    expect(words("السباكة، سباكة: صيانة الـمواسير 3/4")).toEqual([
      "السباكه",
      "سباكه",
      "صيانه",
      "المواسير",
      "مواسير",
      "3",
      "4",
    ]);
    expect(words("  —  ")).toEqual([]);
  });

  it("keep a short word that only begins like one with the article", () => {
    expect([withoutArticle("الو"), withoutArticle("الله"), withoutArticle("الباب")]).toEqual([
      "الو",
      "له",
      "باب",
    ]);
  });
});

it("names stand in alphabetical order, hamza or not", () => {
  const cities = ["ينبع", "أسوان", "القاهرة", "الإسكندرية", "بنها", "اسيوط"];
  expect(cities.toSorted((a, b) => compareTexts("ar", a, b))).toEqual([
    "أسوان",
    "اسيوط",
    "الإسكندرية",
    "القاهرة",
    "بنها",
    "ينبع",
  ]);
  expect(["Room 10", "Room 9", "apt"].toSorted((a, b) => compareTexts("en", a, b))).toEqual([
    "apt",
    "Room 9",
    "Room 10",
  ]);
});
