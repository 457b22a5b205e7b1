import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { locales } from "~/i18n/locale";
import type { Translate } from "~/i18n/translate";
import { expect, test } from "../support/browser";
import { demoLogins, signIn } from "../support/sign-in";
import { t } from "../support/texts";

/** What is counted, and a part of the address that it leads to; the first and the last only while there is something in them. */
const counted = [
  ["waiting", "tab=waiting"],
  ["to_start", "tab=to_start"],
  ["discount", "discount-price"],
  ["direct", "tab=direct"],
  ["stale", "to_confirm=1"],
  ["reviews", "to_answer=1"],
] as const;

for (const language of ["en", "ar"] as const)
  test.describe(language === "en" ? "In English" : "In Arabic", () => {
    test.use({ language });

    test("A technician's jobs and offers to confirm are lists for everybody", async ({
      page,
      context,
      expectAccessible,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      for (const list of ["requests?tab=to_start", "offers?tab=live&to_confirm=1", "reviews?to_answer=1"]) {
        await page.goto(`/${language}/technician/${list}`);
        await expect(page.locator("#main .list > li").first()).toBeVisible();
        await expectAccessible();
      }
    });
  });

const onlyWhileAny: readonly string[] = ["waiting", "reviews"];
const inTabs: readonly string[] = ["waiting", "to_start", "direct"];

/** The navigation counts what the day's tiles count, with a word for those who listen; in the tab bar, discount requests with the offers. */
async function sayWhatWaits(page: Page, say: Translate, tiles: string[]) {
  const counts = counted.map(([key]) => [key, countIn(tiles, say, key)] as const);
  const { waiting = 0, discount = 0, direct = 0, stale = 0 } = Object.fromEntries(counts);
  expect(discount).toBeGreaterThan(0);
  const requests = ["requests", waiting + direct] as const;
  const bySize = [
    [1440, [requests, ["offers", stale], ["discounts", discount], ["today", 0]]],
    [390, [requests, ["offers", stale + discount], ["today", 0]]],
  ] as const;
  const navigation = page.getByRole("navigation", { name: say("common:nav.tabs") });
  for (const [width, entries] of bySize) {
    await page.setViewportSize({ width, height: 800 });
    for (const [label, count] of entries) {
      const word = say(`common:nav.${label}`);
      const name = count > 0 ? `${word} ${say("common:nav.waits", { count })}` : word;
      await expect(navigation.getByRole("link", { name, exact: true })).toBeVisible();
    }
  }
}

/** The tab of the requests that a figure leads to says the same figure, and that it waits: jobs to start, only that they are paid. */
async function sayUnderTab(page: Page, say: Translate, tab: string, count: number) {
  const word = say(`technicianArea:requests.tab.${tab}`);
  const said = tab === "to_start" ? "technicianArea:requests.paid" : "common:nav.waits";
  const name = count > 0 ? `${word} ${say(said, { count })}` : word;
  await expect(page.locator(".tabs").getByRole("link", { name, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
}

/** The figure, of those that limits allow, that the tile of a key says. */
const countIn = (tiles: string[], say: Translate, key: string) =>
  Math.max(
    0,
    [...Array(100).keys()].findIndex((count) =>
      tiles.includes(say(`technicianArea:needs.${key}`, { count })),
    ),
  );

for (const language of ["en", "ar"] as const)
  test.describe(language === "en" ? "In English, without scripts" : "In Arabic, without scripts", () => {
    test.use({ language, javaScriptEnabled: false });

    test("Each figure of a technician's day leads to as many rows", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      await page.goto(`/${language}/technician`);
      const tiles = page.locator(".todo a");
      const said = await tiles.locator("b").allInnerTexts();
      await sayWhatWaits(page, say, said);
      const led = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      const shown = counted.filter(([key]) => !onlyWhileAny.includes(key) || countIn(said, say, key) > 0);
      expect(said).toHaveLength(shown.length);
      expect(shown.map(([key]) => key)).toContain("reviews");
      for (const [place, [key, address]] of shown.entries()) {
        expect(led[place]).toContain(address);
        await page.goto(led[place] ?? "");
        const rows = page.locator("#main .list > li");
        if (inTabs.includes(key)) await sayUnderTab(page, say, key, countIn(said, say, key));
        expect(said[place]).toBe(say(`technicianArea:needs.${key}`, { count: await rows.count() }));
      }
    });
  });

test("A technician takes all jobs to come into a calendar of his own, and sees where he is to be", async ({
  page,
  context,
}) => {
  await context.addCookies(await signIn(process.env.SITE_URL ?? "", "provider2@usta.test"));
  // His job under way is of today or, after midnight, what is left of yesterday; one that is to begin may be of tomorrow.
  for (const language of locales) {
    await page.goto(`/${language}/technician`);
    const place = page.locator(".day li").first().locator("bdi", { hasText: /[,،]/ }).first();
    await expect(place).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t(language)("technicianArea:jobs.calendar") }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("jobs.ics");
    const text = readFileSync(await file.path(), "utf8");
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(0);
    expect(text.match(/UID:(order|visit)-/g)).toHaveLength(text.match(/BEGIN:VEVENT/g)?.length ?? 0);
  }
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("The switch for taking jobs says what it did, press by press", async ({ page, context }) => {
    await context.addCookies(await signIn(process.env.SITE_URL ?? "", "provider2@usta.test"));
    for (const language of locales) {
      await page.goto(`/${language}/technician`);
      const taking = page.getByRole("switch", { name: t(language)("account.takingJobs") });
      for (const state of ["false", "true"]) {
        await taking.click();
        await expect(taking).toHaveAttribute("aria-checked", state);
      }
    }
  });
});
