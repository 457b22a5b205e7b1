import { describe, expect, test } from "vitest";
import { typedWords, wordsOf } from "~/api/search/words";

describe("the words of a record", () => {
  test("are folded, distinct, and in the order of its texts", () => {
    expect(wordsOf("Fix the TAP", "The kitchen tap drips")).toEqual([
      "fix",
      "the",
      "tap",
      "kitchen",
      "drips",
    ]);
  });

  test("that begin with the article are found with it and without", () => {
    expect(wordsOf("إصلاح السباكة")).toEqual(["اصلاح", "السباكه", "سباكه"]);
  });

  test("are found without the and, prepositions and article written onto them", () => {
    expect(wordsOf("للمطبخ والحمام")).toEqual(["للمطبخ", "مطبخ", "والحمام", "حمام"]);
    expect(wordsOf("بالمعادي وتنظيف")).toEqual(expect.arrayContaining(["معادي", "تنظيف"]));
  });

  test("are neither single letters nor endless ones", () => {
    expect(wordsOf(`a AC ${"x".repeat(31)}`)).toEqual(["ac"]);
  });

  test("have a bound", () => {
    expect(wordsOf(Array.from({ length: 900 }, (_, n) => `word${n}`).join(" "))).toHaveLength(300);
  });
});

describe("the words of a query", () => {
  test.each([
    ["leaking tap in Maadi", ["leaking", "tap", "maadi"]],
    ["السباكة في المعادي", ["سباكه", "معادي"]],
    ["مَرَّاكُش", ["مراكش"]],
    ["كهـــرباء", ["كهرباء"]],
    ["تنظيف وصيانة للمكيف", ["تنظيف", "صيانه", "مكيف"]],
    ["ورق حائط", ["ورق", "حايط"]],
    ["٣ مكيفات", ["مكيفات"]],
    ["tap, tap; TAP", ["tap"]],
    ["one two three four five six seven", ["one", "two", "three", "four", "five", "six"]],
    ["the", ["the"]],
    ["  !?  ", []],
    ["%_\\ ' \" {}", []],
  ])("%s", (text, words) => {
    expect(typedWords(text)).toEqual(words);
  });

  test.each([
    ["سباكة", "سباكه"],
    ["أحمد", "احمد"],
    ["علي", "على"],
    ["مَرَّاكُش", "مراكش"],
    ["كهـــرباء", "كهرباء"],
  ])("%s asks for the same as %s", (a, b) => {
    expect(typedWords(a)).toEqual(typedWords(b));
  });
});
