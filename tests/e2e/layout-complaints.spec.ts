import type { Page } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { box } from "../support/box";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";

/** Every complaint as staff see it, on a phone. */
async function openQueue(page: Page, language: (typeof locales)[number]): Promise<void> {
  await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, language, "/admin/complaints?tab=all");
}

for (const language of locales)
  test.describe(`Layout of complaints, ${language}`, () => {
    test.use({ language });

    test("The clock of a complaint stands level with its words", async ({ page }) => {
      await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
      await open(page, language, "/complaints");
      const clock = page.locator(".clock").first();
      const [icon, words] = [await box(clock.locator("svg")), await box(clock.locator("> span"))];
      expect(Math.abs(icon.y + icon.height / 2 - (words.y + words.height / 2))).toBeLessThan(1);
    });

    test("The first words of a complaint have room for the sign that there are more, whichever way they are read", async ({
      page,
    }) => {
      await openQueue(page, language);
      const ends = await page.locator("main .excerpt").evaluateAll((all) =>
        all.map((words) => {
          const { paddingInlineEnd, fontSize } = getComputedStyle(words);
          return Number.parseFloat(paddingInlineEnd) / Number.parseFloat(fontSize);
        }),
      );
      expect(ends.length).toBeGreaterThan(1);
      for (const room of ends) expect(room).toBeGreaterThan(0.85);
    });

    test("The word of a tab stands in the middle of its line, however short", async ({ page }) => {
      await openQueue(page, language);
      const off = await page.locator(".tabs [aria-current]").evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const [outer, inner] = [link.getBoundingClientRect(), words.getBoundingClientRect()];
        return outer.x + outer.width / 2 - (inner.x + inner.width / 2);
      });
      expect(Math.abs(off)).toBeLessThan(1);
    });

    test("The deadline of a complaint stands level with its name", async ({ page }) => {
      await openQueue(page, language);
      await page.locator("main li:has(.clock) a").first().click();
      const row = page.locator("dl > div", { has: page.locator(".clock") });
      const apart = () =>
        row.evaluate((pair) => {
          const baselineOf = (selector: string) => {
            const mark = document.createElement("i");
            mark.style.display = "inline-block";
            pair.querySelector(selector)?.prepend(mark);
            const { bottom } = mark.getBoundingClientRect();
            mark.remove();
            return bottom;
          };
          return Math.abs(baselineOf("dt") - baselineOf(".clock > span"));
        });
      // The sheet of a page that a link leads to may be applied a moment after its words are there.
      await expect.poll(apart).toBeLessThan(1);
    });
  });
