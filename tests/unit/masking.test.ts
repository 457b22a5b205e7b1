import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskContacts } from "~/api/masking/masking";
import { processorTime } from "../support/processor-time";

const hidden = [
  "01001234567",
  "0100 123 4567",
  "010-0123-4567",
  "+20 100 123 4567",
  "+201001234567",
  "00966 50 123 4567",
  "(050) 123-4567",
  "٠١٠٠١٢٣٤٥٦٧",
  "٠١٠٠ ١٢٣ ٤٥٦٧",
  "+٢٠ ١٠٠ ١٢٣ ٤٥٦٧",
  "۰۱۰۰۱۲۳۴۵۶۷",
  "0 1 0 0 1 2 3 4 5 6 7",
  "0.1.0.0.1.2.3.4.5.6.7",
  "1001234567",
  "512345678",
  "٠١٠0 ١٢٣ 4567",
  "\u2066+20 100 123 4567\u2069",
  "nadia@example.com",
  "nadia.samir+usta@mail.example.com.eg",
  "nadia @ example . com",
  "nadia (at) example (dot) com",
  "nadia at example dot com",
  "nadia at example.com",
  "https://example.com/me?x=1",
  "http://١٢٣.مصر",
  "www.example.net",
  "wa.me/201001234567",
  "example.com/profile",
  "موقع.مصر",
  "t.me/nadia",
  "mailto:nadia@example.com",
];

const kept = [
  "I will flush the drain and replace the cracked bend. Price includes parts.",
  "Tomorrow at 10:30, or 24/11/2026 at 9.",
  "2026-11-24 or 25.11.2026",
  "السعر 1,250.50 ج.م والمدة ٣ أيام",
  "EGP 12,500,000 for the whole tower",
  "١٢٬٥٠٠٬٠٠٠",
  "The unit is 1.5 HP, model 2021, 60x60x85 cm",
  "3.5 m by 2.20 m, 14 tiles a row",
  "Parts are extra if needed.I bring the pump.",
  "Warranty of 90 days; call me through the app",
  "6 photos, 8 MB each",
  "من 300 إلى 500 ج.م",
  "at home dot",
  "Half a day at most. The price is labour only.",
];

/** What a link begins with, and what a bare one ends on. */
const schemes = "https:// http:// hxxp:// hxxps:// ftp:// tel: mailto: whatsapp: tg:".split(" ");
const endings =
  "com net org biz dev ly gl gg xyz eg sa ae uk fr مصر السعودية امارات موقع شبكة me in us de co io info app shop store site online link page tv".split(
    " ",
  );

/** How many digits make a number: seven after a nought or a plus, else eight, for jobs have prices and measures of fewer. */
const lengths: [string, boolean][] = [
  ["0123456", true],
  ["012345", false],
  ["+1234567", true],
  ["+123456", false],
  ["12345678", true],
  ["1234567", false],
];

describe("Contacts in a text", () => {
  it.each(schemes)("are replaced where they begin with %s", (scheme) => {
    expect(maskContacts(`See ${scheme}nadia now`)).toEqual({ text: "See ••• now", isMasked: true });
  });

  it.each(endings)("are replaced where they end on .%s, in small letters and in capitals", (ending) => {
    for (const link of [`nadia.${ending}`, `NADIA.${ending.toUpperCase()}`, `nadia.${ending}/me?x=1`])
      expect(maskContacts(`See ${link} now`), link).toEqual({ text: "See ••• now", isMasked: true });
  });

  it.each(lengths)("are replaced from so many digits on: %s %s", (digits, isMasked) => {
    expect(maskContacts(`So ${digits} there`).isMasked).toBe(isMasked);
  });

  it.each(["nadia[at]gmail[dot]com", "nadia [ at ] gmail [ dot ] com", "nadia@gmail(dot)com"])(
    "are replaced in whatever brackets: %s",
    (address) => {
      expect(maskContacts(`Write ${address} soon`)).toEqual({ text: "Write ••• soon", isMasked: true });
    },
  );

  it.each(hidden)("are replaced: %s", (contact) => {
    const { text, isMasked } = maskContacts(`Call ${contact} today`);
    expect(isMasked).toBe(true);
    expect(text).toMatch(/^Call .*•••.* today$/u);
    expect(text.replace(/[^\p{Nd}]/gu, "").length).toBeLessThan(4);
    expect(text).not.toMatch(/@|example|nadia/);
  });

  it.each(kept)("are not seen in: %s", (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });

  it("are replaced wherever they stand, all of them", () => {
    const { text } = maskContacts("٠١٠٠١٢٣٤٥٦٧ أو nadia@example.com، وموقعي https://example.com.");
    expect(text).toBe("••• أو •••، وموقعي •••");
  });

  it("leave nothing to replace a second time, whatever the text", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(...hidden, ...kept),
      fc.stringMatching(/^[0-9٠-٩ .\-/()+]{0,20}$/),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const once = maskContacts(words.join(" ")).text;
        expect(maskContacts(once)).toEqual({ text: once, isMasked: false });
      }),
    );
  });

  it("take no time that a writer could stretch", async () => {
    const texts = ["1 ", "a.", "a", "0-", "a.b@", "a at ", "+"].map((part) => part.repeat(5000));
    const time = await processorTime(() => {
      for (const text of texts) maskContacts(text.slice(0, 5000));
    });
    expect(time).toBeLessThan(500);
  });
});
