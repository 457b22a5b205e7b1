import type { Page } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { box } from "../support/box";
import { expect, test } from "../support/browser";
import { codeFor, newcomer, open, signUp } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";

const widths = [320, 390, 1440];
const gutter = 16;

/** The page of a request of Nadia's to which several have sent offers. */
async function openCompared(page: Page, language: (typeof locales)[number]): Promise<void> {
  await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
  await open(page, language, "/requests");
  await page
    .locator(".mine", { hasText: /5 (?:offers|عروض)/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page.locator(".cmp .of")).toHaveCount(5);
}

for (const language of locales)
  test.describe(`Layout, ${language}`, () => {
    test.use({ language });

    test("A menu stays within the page, at whichever side its button stands", async ({ page }) => {
      await openCompared(page, language);
      const menu = page.locator("main .menu");
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await menu.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
        const { x, width: wide } = await box(menu.locator("> div"));
        expect(x).toBeGreaterThanOrEqual(gutter);
        expect(x + wide).toBeLessThanOrEqual(width - gutter);
      }
    });

    test("What a job of the day brings in stays within its box", async ({ page }) => {
      await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", "provider2@usta.test"));
      await open(page, language, "/technician");
      const job = page.locator(".day-c", { has: page.locator(".price") }).first();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const [outer, inner] = [await box(job), await box(job.locator(".price"))];
        expect(inner.x).toBeGreaterThanOrEqual(outer.x + 12);
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width - 12);
      }
    });

    test("What the facts and the money of an account are called stands on one line each", async ({
      page,
    }) => {
      await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(page, language, `/admin/users?q=${demoLogins.provider}`);
      await page.locator("main a[href*='/admin/users/']").first().click();
      const terms = page.locator(".acct .pairs dt");
      await expect(terms).toHaveCount(15);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await terms.evaluateAll((all) =>
          all.map((term) => {
            const words = document.createRange();
            words.selectNodeContents(term);
            return `${term.textContent} ${words.getClientRects().length}`;
          }),
        );
        expect(lines.filter((line) => !line.endsWith(" 1"))).toEqual([]);
      }
    });

    test("What offers ask stands level, side by side", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openCompared(page, language);
      const heights = await page
        .locator(".of footer")
        .evaluateAll((feet) =>
          feet
            .slice(0, 3)
            .map((foot) =>
              [...foot.querySelectorAll(".btn")].map((button) => button.getBoundingClientRect().top),
            ),
        );
      expect(new Set(heights.map((places) => places.join())).size).toBe(1);
    });

    test("An empty field for free text begins where the page begins", async ({ page }) => {
      for (const path of ["/", "/all-requests", "/requests/test2", "/RegisterCustomer"]) {
        await open(page, language, path);
        const directions = await page
          .locator('[dir="auto"]:is(input, textarea)')
          .evaluateAll((fields) =>
            fields
              .filter((field) => (field as HTMLInputElement).value === "")
              .map((field) => getComputedStyle(field).direction),
          );
        expect(new Set(directions)).toEqual(new Set([language === "ar" ? "rtl" : "ltr"]));
      }
    });

    test("The glass of a search lies beside its words, whichever way they run", async ({ page }) => {
      for (const words of ["water", "تسريب"]) {
        await open(page, language, `/all-requests?q=${encodeURIComponent(words)}`);
        const search = page.locator(".dir-search");
        const [glass, field] = await Promise.all([
          box(search.locator(".i")),
          box(search.getByRole("searchbox")),
        ]);
        const isBefore = glass.x + glass.width <= field.x;
        expect(isBefore || field.x + field.width <= glass.x).toBe(true);
      }
    });

    test("A seal follows its name's last word to whichever line", async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, language, "/");
        const seal = page.locator(".sheetcard .seal");
        const last = await seal.evaluate((mark) => {
          const name = mark.closest(".med")?.firstChild as Text;
          const word = document.createRange();
          word.setStart(name, name.data.trimEnd().lastIndexOf(" ") + 1);
          word.setEnd(name, name.length);
          return word.getBoundingClientRect().bottom;
        });
        const { y } = await box(seal);
        expect(y).toBeLessThan(last);
      }
    });

    test("The right code leaves no form to send, already while the next page is on its way", async ({
      page,
      say,
    }) => {
      const person = newcomer("Nadia Samir", language);
      await open(page, language, "/RegisterCustomer");
      await signUp(page, person);
      const code = page.getByLabel(say("account:code.label"));
      await code.fill(await codeFor(page, person.phone));
      const held: (() => void)[] = [];
      await page.route(/\.data\b|\?_data=/, async (route) => {
        if (route.request().method() === "GET") await new Promise<void>((go) => held.push(go));
        await route.continue();
      });
      await page.getByRole("button", { name: say("account:code.submit") }).click();
      await expect(page.getByRole("link", { name: say("continue") })).toBeVisible();
      await expect(code).toHaveCount(0);
      await expect(page.getByText(say("account:code.resend"))).toHaveCount(0);
      for (const go of held) go();
      await page.unrouteAll({ behavior: "wait" });
    });
  });
