import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { t } from "../support/texts";
import { inOne } from "../support/ways";

const bar = (page: Page) => page.locator(".progress");

/** Goes to the services, whose data wait until they are let through, or are lost. */
async function goToServices(page: Page, language: "en" | "ar") {
  let decide = (_: "through" | "lost") => {};
  const decided = new Promise<"through" | "lost">((resolve) => {
    decide = resolve;
  });
  await page.route(/\/services(\.data|\?_data)/, async (route) => {
    await ((await decided) === "through" ? route.continue() : route.abort());
  });
  await page
    .getByRole("navigation", { name: t(language)("nav.main") })
    .getByRole("link", { name: t(language)("nav.services") })
    .click();
  return decide;
}

for (const language of inOne("en"))
  test.describe(`The line over a page that loads, ${language}`, () => {
    test.use({ language });

    test("is there until the page is, two pixels high", async ({ page }) => {
      await open(page, language, "/technicians");
      await expect(bar(page)).toBeHidden();
      const decide = await goToServices(page, language);
      await expect(bar(page)).toBeVisible();
      expect((await bar(page).boundingBox())?.height).toBe(2);
      decide("through");
      await page.waitForURL(/\/services$/);
      await expect(bar(page)).toBeHidden();
    });

    test("ends with a load that fails", async ({ context }) => {
      // Not the watched page: the browser complains of what did not come.
      const page = await context.newPage();
      await open(page, language, "/technicians");
      const decide = await goToServices(page, language);
      await expect(bar(page)).toBeVisible();
      decide("lost");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(language)("meta:failure.503"));
      await expect(bar(page)).toBeHidden();
    });
  });
