import type { Locator, Page } from "@playwright/test";
import { box } from "../support/box";
import { expect, test } from "../support/browser";
import { enterCode, newcomer, open, signUp } from "../support/journeys";
import { logIn } from "../support/leaving";
import { inOne } from "../support/ways";

/** What of the page's head a message lies over: the ways out that cannot be pressed. */
const coveredIn = (page: Page): Promise<string[]> =>
  page.locator("header :is(a, button):visible").evaluateAll((controls) => {
    const covered = controls.filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(above?.closest(".toasts, .Toastify"));
    });
    return covered.map((control) => control.outerHTML.slice(0, 80));
  });

/** How far a toast is from under the page's head; from the window's edge where the head has gone. */
const offPlace = (toast: Locator): Promise<number> =>
  toast.evaluate((element) => {
    const head = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN;
    return Math.round(element.getBoundingClientRect().top - Math.max(16, head + 8));
  });

for (const language of inOne("ar"))
  test.describe(`Messages over the page, ${language}`, () => {
    test.use({ language });

    test("A toast stands at the top centre in the reader's direction, and goes after five seconds", async ({
      page,
    }) => {
      await open(page, language, "/login");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      const toast = page.locator(".Toastify__toast");
      await expect(toast).toBeVisible();
      const { box, direction, width } = await toast.evaluate((element) => ({
        box: element.getBoundingClientRect().toJSON() as DOMRect,
        direction: getComputedStyle(element).direction,
        width: document.documentElement.clientWidth,
      }));
      expect(direction).toBe(language === "ar" ? "rtl" : "ltr");
      expect(Math.abs((box.left + box.right) / 2 - width / 2)).toBeLessThan(2);
      await expect.poll(() => offPlace(toast)).toBe(0);
      // Its bar runs out as its time does: a busy machine may see a message late, but not for less than it is meant to stand.
      await expect(toast.locator(".Toastify__progress-bar").last()).toHaveCSS("animation-duration", "5s");
      await expect(toast).toHaveCount(0, { timeout: 8_000 });
    });

    test("A toast goes on standing under the page's head when that moves", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await open(page, language, "/login");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      const toast = page.locator(".Toastify__toast");
      await toast.hover();
      for (const top of [0, 400, 10]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await expect.poll(() => offPlace(toast), { message: `scrolled to ${top}` }).toBe(0);
      }
    });

    test("A toast does not move under a press that has begun, which would miss what it was for", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await open(page, language, "/login");
      await logIn(page, language, "nobody@example.test", "not-the-password");
      const toast = page.locator(".Toastify__toast");
      await toast.hover();
      await expect.poll(() => offPlace(toast)).toBe(0);
      const before = await toast.evaluate((element) => element.getBoundingClientRect().top);
      await page.mouse.down();
      await page.evaluate(async () => {
        const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
        scrollTo(0, 400);
        await scrolled;
        await new Promise(requestAnimationFrame);
      });
      expect(await toast.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
      await page.mouse.up();
      await expect.poll(() => offPlace(toast)).toBe(0);
    });

    test("A toast on a phone leaves the menu of the page's head free, however far the page is scrolled", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      await open(page, language, "/login");
      await logIn(page, language, "customer@usta.test");
      // Pointed at, it stays.
      await page.locator(".Toastify__toast").hover();
      await page.waitForURL(new RegExp(`/${language}/?$`));
      expect(await coveredIn(page)).toEqual([]);
      // A page that is just being drawn may miss a turn of the wheel.
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 500 }).toBeGreaterThan(200);
      }).toPass();
      await expect(page.locator(".Toastify__toast")).toBeVisible();
      expect(await coveredIn(page)).toEqual([]);
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
        await page.setViewportSize({ width: 390, height: 500 });
        const [message, head] = [await box(page.locator(".toast")), await box(page.locator("header"))];
        expect(message.y + message.height).toBeLessThanOrEqual(head.y);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
        expect(await coveredIn(page)).toEqual([]);
      });
    });
  });
