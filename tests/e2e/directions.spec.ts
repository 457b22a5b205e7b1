import type { Locator } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob } from "../support/paid-job";
import { demoLogins, signIn } from "../support/sign-in";

/**
 * The words of a text, as the eye meets them on their line from left to right. `words` come in the order in which they are
 * written; each begins after the one before.
 */
const fromLeft = (place: Locator, words: string[]) =>
  place.evaluate((element, all) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: [Text, number][] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let offset = 0; offset < node.length; offset += 1) letters.push([node, offset]);
    }
    const text = letters.map(([node, offset]) => node.data[offset]).join("");
    let end = 0;
    const placed = all.map((word) => {
      const start = text.indexOf(word, end);
      end = start + word.length;
      const [first, last] = [letters[start], letters[end - 1]];
      if (!first || !last) throw new Error(`No ${word} in ${text}`);
      const range = document.createRange();
      range.setStart(...first);
      range.setEnd(last[0], last[1] + 1);
      return { word, left: range.getBoundingClientRect().left };
    });
    return placed.sort((one, other) => one.left - other.left).map(({ word }) => word);
  }, words);

const phone = ["+", "966", "50", "123", "4567"];
const written = {
  en: ["from", ...phone, "(", "5", ")", "today"],
  ar: ["من", ...phone, "(", "5", ")", "اليوم"],
};
/** Left to right, an Arabic line begins with its end; a number keeps its own order. */
const seen = { en: written.en, ar: ["اليوم", ")", "5", "(", ...phone, "من"] };

/** A title in the other language, with a word at its cut that is much longer than what is free there. */
const foreignTitles = {
  en: "غسالة أطباق متوقفة منذ أمس والاستعمالات الأخرى معطلة",
  ar: "Refrigerator compressor uninterruptibly running since yesterday",
};

/** What of a line is drawn before its dots, and how far from the ends of its box: `before` is where its reader begins. */
const cutOf = (place: Locator) =>
  place.evaluate((element) => {
    const node = element.firstChild as Text;
    const box = element.getBoundingClientRect();
    const letters = [...node.data].map((_, offset) => {
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getBoundingClientRect();
    });
    const middle = (letters[0]?.top ?? 0) + (letters[0]?.height ?? 0) / 2;
    const drawn = letters.filter(
      ({ left, right, top, bottom }) =>
        left >= box.left - 1 && right <= box.right + 1 && top < middle && bottom > middle,
    );
    const [left, right] = [
      Math.min(...drawn.map((letter) => letter.left)) - box.left,
      box.right - Math.max(...drawn.map((letter) => letter.right)),
    ];
    const { direction } = getComputedStyle(element);
    const [before, after] = direction === "rtl" ? [right, left] : [left, right];
    return { direction, isCut: drawn.length < letters.length, before, after };
  });

for (const language of locales)
  test.describe(`Directions, ${language}`, () => {
    test.use({ language });

    test("A phone and a count within a sentence stand in order, which they owe to their isolation", async ({
      page,
    }) => {
      await open(page, language, "/requests/test2");
      const sentence = page.locator("p", { hasText: "+966 50 123 4567" });
      expect(await fromLeft(sentence, written[language])).toEqual(seen[language]);
      if (language === "en") return;
      await sentence.evaluate((element) => element.replaceChildren(element.textContent ?? ""));
      expect(await fromLeft(sentence, written.ar)).not.toEqual(seen.ar);
    });

    test("A text in the other language ends with its full stop where its reader looks for it", async ({
      page,
      context,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
      await open(page, language, "/all-requests?city=giza");
      const foreign = language === "ar" ? /^[A-Za-z ,]+$/ : /^[\p{Script=Arabic} ،]+$/u;
      await page.locator(".reqs strong", { hasText: foreign }).first().click();
      const text = page.locator(".prose").first();
      const whole = (await text.textContent()) ?? "";
      const [ending = "", last = ""] = /(\p{L}+)\.\s*$/u.exec(whole) ?? [];
      const words = [whole.slice(0, -ending.length), last, "."];
      const end = async () => (await fromLeft(text, words)).filter((word) => word !== words[0]);
      const right = language === "ar" ? [last, "."] : [".", last];
      expect(await end()).toEqual(right);
      await text.evaluate((element) => element.removeAttribute("dir"));
      expect(await end()).not.toEqual(right);
    });

    test("What is typed decides its field's direction; e-mails and phones read from the left", async ({
      page,
    }) => {
      await open(page, language, "/requests/test2");
      const inputs = page.locator("#inputs");
      for (const [text, direction] of [
        ["المكيّف يسرّب ماء", "rtl"],
        ["The AC leaks", "ltr"],
      ])
        for (const field of ["input[name=plain]", "textarea[name=words]"]) {
          await inputs.locator(field).fill(text ?? "");
          await expect(inputs.locator(`${field}:dir(${direction})`)).toBeVisible();
        }
      for (const name of ["email", "phone"])
        await expect(inputs.locator(`input[name=${name}]:dir(ltr)`)).toBeVisible();
    });

    test("Groups of Arabic digits stand in the order in which they are typed, and the letters of a password as they are read", async ({
      page,
    }) => {
      await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      await open(page, language, "/technician/payment");
      await expect(page.locator("input[name=iban]")).toHaveCSS("unicode-bidi", "bidi-override");
      await open(page, language, "/change-password");
      for (const password of await page.locator("input[type=password]").all())
        await expect(password).not.toHaveCSS("unicode-bidi", "bidi-override");
    });

    test("A breadcrumb's name in the other language is cut at its own end, with no hole before its neighbour", async ({
      page,
      context,
    }) => {
      const people = [neighbours.customers.yasmin, neighbours.plumbers.gamal] as const;
      const { orderId } = await agreedJob(people, foreignTitles[language]);
      await become(context, people[0]);
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, language, `/payment?order=${orderId}`);
      const [name, chevron] = [page.locator(".crumbs a"), page.locator(".crumbs .i")];
      const cut = await cutOf(name);
      expect(cut).toMatchObject({ direction: language === "ar" ? "ltr" : "rtl", isCut: true });
      expect(cut.before).toBeLessThan(2);
      // The dots and a part of a letter.
      expect(cut.after).toBeLessThan(28);
      const [link, mark] = await Promise.all([name.boundingBox(), chevron.boundingBox()]);
      if (!link || !mark) throw new Error("Nothing is drawn there");
      const gap = language === "ar" ? link.x - mark.x - mark.width : mark.x - link.x - link.width;
      expect(gap).toBeLessThanOrEqual(10);
    });
  });
