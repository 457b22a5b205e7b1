import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleaned } from "~/api/cleaned-input";
import { tidyName } from "~/api/masking/person-name";

/** Letters and marks that compose, and what may stand between them: controls, joiners, halves of pairs, lines. */
const signs = [
  ..."e\u00e9n\u0301\u0323\u0336\u0653\u0627\u0644\u064b\u0651\u0670",
  ..."\u0915\u093c\u0958\u09c7\u09be\u1100\u1161\u11a8\u0344\u200b\u200d\u200f\u0600\u00ad",
  ..."\u202d\u2066\u0007\u2028\n\t \u2800\u3164\ud800\udc00\u{1d15e}",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: "binary" })), { maxLength: 40 })
  .map((parts) => parts.join(""));

const clean = (typed: string) => String(cleaned(typed));

describe("A text as it is stored", () => {
  it("is composed, and stays as it is when it is sent again as it was read", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const once = clean(typed);
        expect([once.normalize("NFC"), clean(once)]).toEqual([once, once]);
      }),
      { numRuns: 2000 },
    );
  });

  it("is composed where what nobody sees stood between a letter and its mark", () => {
    expect(clean("Jose\u202d\u0301 Ali")).toBe("Jos\u00e9 Ali");
  });

  it("keeps the marks of real writing, six on a letter too, and what parts and turns it after them", () => {
    const quranic = "\u0644\u0651\u064e\u0653\u06e1\u06e2\u06ed\u0627";
    expect(clean(quranic)).toBe(quranic.normalize("NFC"));
    const after = `\u0628${"\u064e".repeat(12)}\u200f\u0601\u0661\u0662`;
    expect(clean(after)).toBe(`\u0628${"\u064e".repeat(8)}\u200f\u0601\u0661\u0662`);
  });
});

it("A name, too, is composed, in single spaces, and stays as it is", () => {
  expect(tidyName("Jose\u200b\u0301  \u200b Ali")).toBe("Jos\u00e9 Ali");
  const again = fc.property(text, (typed) => {
    expect(tidyName(tidyName(typed))).toBe(tidyName(typed));
  });
  fc.assert(again);
});
