import type { Page } from "@playwright/test";
import { pathIn } from "~/i18n/locale";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { comesAlive } from "../support/slow-line";
import { expect, test, toldTimes } from "../support/told-site";
import { inOne, ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const perPage = 20;
const rows = (page: Page) => page.locator(".nts > li");

test.beforeEach(async ({ context }) => {
  await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
});

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Nadia is told how many wait, opens one, marks another, then all of them", async ({
      page,
      say,
      expectAccessible,
    }) => {
      const bell = (count: number) =>
        page.getByRole("link", { name: say("nav.unreadNotifications", { count }), exact: true });
      await open(page, language, "/requests");
      if (javaScriptEnabled) await comesAlive(page);
      await bell(toldTimes).click();
      await expect(page.getByRole("heading", { level: 1, name: say("notices:title") })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(say("date.today"));
      await expect(rows(page).first()).toContainText("Tarek Fawzy");
      if (javaScriptEnabled) await expectAccessible(page);

      await rows(page).first().getByRole("button", { name: "Tarek Fawzy" }).click();
      await page.waitForURL(/\/requests\?tab=open$/);
      await bell(toldTimes - 1).click();
      await expect(rows(page).first().getByRole("button")).toHaveCount(0);
      const subject = rows(page).first().getByRole("link");
      await expect(subject).toHaveAttribute("href", pathIn(language, "/requests?tab=open"));

      await rows(page)
        .nth(1)
        .getByRole("button", { name: say("notices:markOne") })
        .click();
      await expect(bell(toldTimes - 2)).toBeVisible();
      await expect(page).toHaveURL(/\/notifications$/);
      await expect(rows(page).nth(1).getByRole("button")).toHaveCount(0);
      if (javaScriptEnabled) await expect(rows(page).nth(1).getByRole("link")).toBeFocused();

      await page.getByRole("button", { name: say("notices:markAll") }).click();
      await expect(page.getByText(say("api:notification.allRead"))).toBeVisible();
      await expect(bell(0)).toBeVisible();
      await expect(page.getByText(say("notices:unreadCount", { count: 0 }))).toBeVisible();
      await expect(rows(page).getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("button", { name: say("notices:markAll") })).toHaveCount(0);
    });

    test("She reads on to the oldest, page by page", async ({ page, say }) => {
      await open(page, language, "/notifications");
      await expect(rows(page)).toHaveCount(perPage);
      if (javaScriptEnabled) {
        await comesAlive(page);
        await expect(async () => {
          await page.keyboard.press("End");
          await expect(rows(page)).toHaveCount(toldTimes, { timeout: 1_000 });
        }).toPass();
        await expect(page.getByText(say("lists:all", { count: toldTimes }))).toBeVisible();
        return;
      }
      const more = page.getByRole("link", { name: say("lists:more"), exact: true });
      await more.click();
      await expect(page).toHaveURL(/\/notifications\?page=2$/);
      await expect(page.getByRole("button", { name: say("notices:markAll") })).toHaveCount(0);
      await more.click();
      await expect(rows(page)).toHaveCount(toldTimes - 2 * perPage);
      await expect(more).toHaveCount(0);
      await page.getByRole("link", { name: say("lists:newer") }).click();
      await expect(page).toHaveURL(/\/notifications\?page=2$/);
    });
  });

for (const language of inOne("ar"))
  test.describe(`With scripts, ${language}`, () => {
    test.use({ language });

    /** Goes to where the end of the list is so many pixels below the window. */
    const standAbove = (page: Page, pixels: number) =>
      page
        .locator(".nts")
        .evaluate(
          (list, below) => scrollBy(0, list.getBoundingClientRect().bottom - innerHeight - below),
          pixels,
        );

    test("the next page comes within 50 pixels of the list's end, and no sooner", async ({ page }) => {
      await open(page, language, "/notifications");
      await comesAlive(page);
      await standAbove(page, 80);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
      await expect(rows(page)).toHaveCount(perPage);
      await standAbove(page, 20);
      await expect(rows(page)).toHaveCount(2 * perPage);
    });

    test("a page that does not come leaves the list as it is, and Nadia is told", async ({
      page,
      context,
      say,
    }) => {
      await context.route(/\.data\?.*page=/, (route) => route.fulfill({ body: "<h1>Back soon</h1>" }));
      await open(page, language, "/notifications");
      await comesAlive(page);
      await page.keyboard.press("End");
      await expect(page.getByText(say("notices:failure")).first()).toBeVisible();
      await expect(rows(page)).toHaveCount(perPage);
      await context.unroute(/\.data\?.*page=/);
      await page.getByRole("link", { name: say("lists:more"), exact: true }).click();
      await expect(rows(page)).toHaveCount(2 * perPage);
    });
  });
