import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { enterCode, newcomer, open, signUp } from "../support/journeys";
import { logIn } from "../support/leaving";

for (const language of locales)
  test.describe(`Messages over the page, ${language}`, () => {
    test.use({ language });

    test("A toast stands at the top centre in the reader's direction, and goes after five seconds", async ({
      page,
    }) => {
      await open(page, language, "/login");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      const toast = page.locator(".Toastify__toast");
      await expect(toast).toBeVisible();
      const begun = Date.now();
      const { box, direction, width } = await toast.evaluate((element) => ({
        box: element.getBoundingClientRect().toJSON() as DOMRect,
        direction: getComputedStyle(element).direction,
        width: document.documentElement.clientWidth,
      }));
      expect(direction).toBe(language === "ar" ? "rtl" : "ltr");
      expect(Math.abs((box.left + box.right) / 2 - width / 2)).toBeLessThan(2);
      expect(box.top).toBeLessThan(64);
      await expect(toast).toHaveCount(0, { timeout: 8_000 });
      expect(Date.now() - begun).toBeGreaterThan(4_000);
    });

    test("What comes off takes the errors of earlier tries away", async ({ page, say }) => {
      const nadia = newcomer("Nadia Samir", language);
      await open(page, language, "/RegisterCustomer");
      await signUp(page, nadia);
      await page.getByLabel(say("account:code.label")).fill("000000");
      await page.getByRole("button", { name: say("account:code.submit") }).click();
      const error = page.locator(".Toastify__toast--error");
      await expect(error).toBeVisible();
      await enterCode(page, nadia);
      await expect(page.locator(".Toastify__toast--success").last()).toHaveText(say("api:auth.verified"));
      await expect(error).toHaveCount(0, { timeout: 2_000 });
    });

    test("What is said once more takes its own place", async ({ page }) => {
      await open(page, language, "/login");
      const toast = page.locator(".Toastify__toast");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      const first = await toast.getAttribute("id");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      await expect(page.locator(`.Toastify__toast:not([id="${first}"])`)).toBeVisible();
      await expect(toast).toHaveCount(1, { timeout: 2_000 });
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("A message of the page before is drawn by the server, and stays", async ({ page, say }) => {
        await open(page, language, "/login");
        await logIn(page, language, "customer@usta.test");
        await page.waitForURL(new RegExp(`/${language}/?$`));
        await expect(page.locator(".toast")).toContainText(say("api:auth.welcome", { name: "" }).slice(0, 5));
      });
    });
  });
