import { describe, expect, it } from "vitest";
import { sources, textOf } from "../support/sources";

/** From a request to earnings that are paid out, and each way on which that goes wrong: promised in both languages. */
const promised = [
  "journey-sign-up",
  "journey-request",
  "journey-draft",
  "journey-direct",
  "journey-discount",
  "journey-payment",
  "journey-job",
  "journey-terms",
  "journey-reviews",
  "journey-earnings",
  "money-back",
  "called-off",
  "complaints",
  "disputes-staff",
  "staff-money",
].map((name) => `tests/e2e/${name}.spec.ts`);

describe("The journeys", () => {
  it("go in both languages, and each way of walking a page is gone by some story", () => {
    const inBoth = (text: string) =>
      /\bof (locales|ways\(".+"\))\)/.test(text) ||
      ["en", "ar"].every((language) => text.includes(`language: "${language}"`));
    expect(promised.filter((spec) => !inBoth(textOf(spec)))).toEqual([]);
    const alone = sources("tests/e2e").flatMap(({ text }) => [...text.matchAll(/oneWay\("(.+)", "(.+)"\)/g)]);
    expect([...new Set(alone.map(([, language, scripts]) => `${language}, ${scripts}`))].sort()).toEqual([
      "ar, scripts off",
      "ar, scripts on",
      "en, scripts off",
      "en, scripts on",
    ]);
  });
});
