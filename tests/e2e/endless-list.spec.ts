import type { Page } from "@playwright/test";
import { cityOf } from "~/api/db/seed/places";
import { pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { comesAlive, holdBack } from "../support/slow-line";
import { inOne } from "../support/ways";

// A story goes through five documents of a list that is opened part by part.
test.describe.configure({ timeout: 60_000 });

/** Stories post in Cairo: in Giza the list stays as it is. */
const list = "/all-requests?city=giza";
const firstPart = 20;
const opened = 2 * firstPart + 1;
/** As long as a list grows before its reader is asked. */
const byItself = 4 * firstPart;

const rows = (page: Page) => page.locator(".reqs > li a");
const leadTo = (page: Page) =>
  rows(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
/** Where a page stands. Not where a row does: a line above it may break elsewhere once the typeface has come. */
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Goes down until so many rows stand there. */
async function openRows(page: Page, count: number) {
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    expect(await rows(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [50] });
}

for (const language of inOne("en"))
  test.describe(`A list without end, ${language}`, () => {
    test.use({ language });

    test("Nadia opens two more parts, reads a request, and is back at its row, however she comes", async ({
      page,
      context,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
      await open(page, language, list);
      await openRows(page, opened);
      const seen = await leadTo(page);
      const row = firstPart + 12;
      await rows(page).nth(row).scrollIntoViewIfNeeded();
      const place = await placeOf(page);
      expect(place).toBeGreaterThan(0);
      const isAsLeft = () =>
        expect(async () => {
          expect(await leadTo(page)).toEqual(seen);
          expect(await placeOf(page)).toBe(place);
          await expect(rows(page).nth(row)).toBeInViewport();
        }).toPass();
      const read = async () => {
        await rows(page).nth(row).click();
        await page.waitForURL(/\/requests\/\w+$/);
        await expect(page.locator("h1 bdi")).toBeVisible();
      };

      await read();
      await page.goBack();
      await isAsLeft();
      await page.reload();
      await isAsLeft();
      await read();
      await page.reload();
      await page.goBack();
      await isAsLeft();
    });

    test("Another list is never what was opened before, and opens by itself as the first did, wherever Nadia goes", async ({
      page,
      say,
    }) => {
      await open(page, language, "/all-requests");
      await openRows(page, byItself);
      await expect(page.getByRole("link", { name: say("lists:more"), exact: true })).toBeVisible();
      await expect(rows(page)).toHaveCount(byItself);
      await page.keyboard.press("Home");
      const filters = page.getByRole("complementary", { name: say("lists:filters") });
      await filters
        .getByLabel(say("openRequests:filter.city"))
        .selectOption({ label: cityOf("giza").name[language] });
      await filters.getByRole("button", { name: say("lists:show") }).click();
      await page.waitForURL(/city=giza/);
      const inGiza = rows(page).locator("xpath=ancestor::li").getByText(cityOf("giza").name[language]);
      const isAllInGiza = () =>
        expect(async () => expect(await inGiza.count()).toBe(await rows(page).count())).toPass();
      await isAllInGiza();
      await page.getByRole("link", { name: say("skip") }).press("Enter");
      await expect(page).toHaveURL(/#main$/);
      await isAllInGiza();
      await openRows(page, opened);
      await isAllInGiza();
    });

    test("A part that does not come leaves the list as it is; Nadia is told, and presses again", async ({
      page,
      context,
      say,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
      await context.route(/\.data\?.*cursor=/, (route) => route.fulfill({ body: "<h1>Back soon</h1>" }));
      await open(page, language, list);
      const more = page.getByRole("link", { name: say("lists:more") });
      await more.scrollIntoViewIfNeeded();
      await more.click();
      await expect(page.getByText(say("ui:unanswered"))).toBeVisible();
      await expect(rows(page)).toHaveCount(firstPart);
      await context.unroute(/\.data\?.*cursor=/);
      await more.click();
      await expect(rows(page)).toHaveCount(2 * firstPart);
    });

    test("Tarek who asks for more before the page is alive stands where the new part begins", async ({
      page,
      context,
      say,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      const release = await holdBack(page, /\/assets\/.*\.js$/);
      await page.goto(pathIn(language, "/technician/offers?tab=closed"), { waitUntil: "commit" });
      await page.getByRole("link", { name: say("lists:more") }).click();
      const own = page.getByRole("main").locator("ul.list > li");
      await expect(own).toHaveCount(2 * firstPart);
      release();
      await comesAlive(page);
      await expect(own.nth(firstPart)).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(own.nth(firstPart).getByRole("link").first()).toBeFocused();
    });

    for (const javaScriptEnabled of [true, false])
      test.describe(`of one's own, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
        test.use({ javaScriptEnabled });

        test("grows by a part where Tarek stands, and is as long when he comes back", async ({
          page,
          context,
          say,
        }) => {
          await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
          const own = page.getByRole("main").locator("ul.list > li");
          await open(page, language, "/technician/offers?tab=closed");
          await expect(own).toHaveCount(firstPart);
          if (javaScriptEnabled) await comesAlive(page);
          await page.getByRole("link", { name: say("lists:more") }).click();
          await expect(own).toHaveCount(2 * firstPart);
          await expect(page).toHaveURL(
            javaScriptEnabled ? /tab=closed&parts=2$/ : /tab=closed&parts=2#row-21$/,
          );
          await expect(own.nth(firstPart)).toBeInViewport();
          if (javaScriptEnabled) await expect(own.nth(firstPart).getByRole("link").first()).toBeFocused();
          await own
            .nth(firstPart + 3)
            .getByRole("link")
            .first()
            .click();
          await page.waitForURL(/\/technician\/requests\/\w+$/);
          await page.goBack();
          await expect(own).toHaveCount(2 * firstPart);
        });
      });
  });
