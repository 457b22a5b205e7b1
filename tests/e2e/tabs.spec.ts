import type { Page } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { inOne } from "../support/ways";

const names = ["open", "awarding", "assigned", "completed", "closed", "draft"];

/** By how many pixels the current one stands outside its row, at either end. */
const hidden = (page: Page, of = ".tabs") =>
  page.locator(of).evaluate((row) => {
    const tab = row.querySelector("[aria-current]");
    if (!tab) return Number.NaN;
    const [all, one] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    return Math.max(0, all.left - one.left, one.right - all.right);
  });

for (const language of inOne("ar"))
  test.describe(`On a phone, ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test("Nadia sees which of her lists is open, whichever she comes to", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
      for (const name of [...names, ...names.toReversed()]) {
        await open(page, language, `/requests?tab=${name}`);
        await expect.poll(() => hidden(page)).toBeLessThan(1);
      }
      const [first] = names;
      const tab = page.locator(".tabs").getByRole("link", { name: say(`statuses:request.tab.${first}`) });
      await tab.click();
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect.poll(() => hidden(page)).toBeLessThan(1);
    });
  });

for (const language of inOne("ar"))
  test.describe(`On a phone without scripts, ${language}`, () => {
    test.use({ language, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test("Staff see which of their pages is open, and an example of a reference in full", async ({
      page,
      context,
      say,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(page, language, "/admin/transfers");
      const field = page.getByPlaceholder(say("staff:transfers.example"));
      await field.fill(say("staff:transfers.example"));
      expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      for (const path of ["/admin", "/admin/transfers", "/admin/audit"]) {
        await open(page, language, path);
        expect(await hidden(page, ".staff-nav")).toBeLessThan(1);
      }
    });
  });

test("Staff with a mouse see every tab of the audit log, for its wheel moves no row sideways", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of locales) {
    await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
    await open(page, language, "/admin/audit");
    const beyond = page.locator(".tabs").evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(await beyond).toBe(0);
  }
});
