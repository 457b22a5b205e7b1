import type { Page } from "@playwright/test";
import { cityOf } from "~/api/db/seed/places";
import { locales } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { oneWay } from "../support/ways";

/** What people type for plumbing and for electrical work: folded, and with a letter wrong. */
const typed = {
  en: { search: "PLUMBING", misspelt: "electrcian" },
  ar: { search: "سباكه", misspelt: "كهرباءي" },
};
const trade = {
  en: { search: "Plumbing", misspelt: "Electrical" },
  ar: { search: "سباكة", misspelt: "كهرباء" },
};

const addressHas = (page: Page, query: Record<string, string | null>) =>
  expect(page).toHaveURL((url) =>
    Object.entries(query).every(([name, value]) => (url.searchParams.get(name) || null) === value),
  );

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`Looking for something, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const giza = cityOf("giza").name[language];

    test("A service is found by its trade as people write it, or misspell it; a chip takes the search away", async ({
      page,
      say,
    }) => {
      await open(page, language, "/services/all-services");
      const groups = page.locator("section h2");
      const all = await groups.count();
      const chip = (text: string) =>
        page.locator("main").getByRole("link", { name: `${say("ui:chip.remove")} ${text}` });
      for (const kind of ["search", "misspelt"] as const) {
        const text = typed[language][kind];
        await page.getByRole("searchbox", { name: say("services:search") }).fill(text);
        await page.keyboard.press("Enter");
        await addressHas(page, { q: text });
        await expect(chip(text)).toBeVisible();
        await expect(groups.filter({ hasText: trade[language][kind] })).toHaveCount(1);
        expect(await groups.count()).toBeLessThan(all);
      }
      await chip(typed[language].misspelt).click();
      await addressHas(page, { q: null });
      await expect(groups).toHaveCount(all);
      await expect(page.getByRole("searchbox", { name: say("services:search") })).toHaveValue("");
    });

    test("Technicians are narrowed by filters, and each chip takes one away", async ({ page, say }) => {
      await open(page, language, "/technicians");
      const filters = page.getByRole("complementary", { name: say("lists:filters") });
      await filters.getByLabel(say("technicians:filter.city")).selectOption({ label: giza });
      await filters.getByLabel(say("technicians:filter.verified")).check();
      await filters.getByRole("button", { name: say("lists:show") }).click();
      await addressHas(page, { city: "giza", verified: "on" });
      const chips = page.locator("main a.chip");
      await expect(chips).toHaveCount(2);
      const found = page.locator(".dir > li");
      const count = await found.count();
      expect(count).toBeGreaterThan(0);
      await expect(found.filter({ hasText: giza })).toHaveCount(count);

      await chips.filter({ hasText: giza }).click();
      await addressHas(page, { city: null, verified: "on" });
      await expect(chips).toHaveCount(1);
      await expect(filters.getByLabel(say("technicians:filter.city"))).toHaveValue("");
      await expect(filters.getByLabel(say("technicians:filter.verified"))).toBeChecked();
    });

    test("Open requests are found by misspelt words and a budget in figures of either script, each keeping the other", async ({
      page,
      say,
    }) => {
      await open(page, language, "/all-requests?city=giza");
      await page.getByRole("searchbox", { name: say("openRequests:search") }).fill(typed[language].misspelt);
      await page.keyboard.press("Enter");
      await addressHas(page, { city: "giza", q: typed[language].misspelt });
      const chips = page.locator("main a.chip");
      await expect(chips.filter({ hasText: typed[language].misspelt })).toBeVisible();
      expect(await page.locator(".reqs > li").count()).toBeGreaterThan(0);

      const filters = page.getByRole("complementary", { name: say("lists:filters") });
      const most = filters.getByLabel(say("openRequests:filter.budgetTo"));
      await most.fill(language === "ar" ? "١٬٠٠٠" : "1,000");
      await filters.getByRole("button", { name: say("lists:show") }).click();
      await expect(chips.filter({ hasText: formatMoney(language, "latn", 100_000, "EGP") })).toBeVisible();
      await expect(chips).toHaveCount(3);
      await chips.filter({ hasText: typed[language].misspelt }).click();
      await addressHas(page, { city: "giza", q: null });
      await expect(chips).toHaveCount(2);
    });
  });

for (const language of locales)
  test.describe(`Without scripts, ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("A long list is read page by page, there and back", async ({ page, say }) => {
      await open(page, language, "/all-requests?city=giza");
      const rows = page.locator(".reqs > li a");
      const addresses = () => rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      const first = await addresses();
      await page.getByRole("link", { name: say("lists:more") }).click();
      await expect(page).toHaveURL(/cursor=/);
      await addressHas(page, { city: "giza" });
      const second = await addresses();
      expect(second.filter((address) => first.includes(address))).toEqual([]);
      await page.getByRole("link", { name: say("lists:newer") }).click();
      await expect.poll(addresses).toEqual(first);
    });
  });
