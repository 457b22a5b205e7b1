import type { BrowserContext, Page } from "@playwright/test";
import { type Locale, locales, pathIn, withoutLocale } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { addressOf, type Entry, isProduct, sitemap } from "../support/sitemap";
import { violationsIn } from "../support/violations";
import { sessionOf, walkerOf } from "../support/walker";
import { ways } from "../support/ways";

const visitors = [...new Set(sitemap.map(({ visitor }) => visitor))];

const statusOf = ({ name }: Entry) => (name === "no-such-page" ? 404 : 200);

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** What the head says of a page: whether it is described, its address, and its address in each language. */
const named = (page: Page) =>
  page.evaluate(() => {
    const description = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    const links = document.head.querySelectorAll<HTMLLinkElement>("link[rel=canonical], link[hreflang]");
    return {
      isDescribed: /\p{L}/u.test(description ?? ""),
      at: Object.fromEntries([...links].map(({ hreflang, rel, href }) => [hreflang || rel, href])),
    };
  });

/** What it should say; a page that is not there goes by no address. */
function names(entry: Entry, address: string) {
  if (statusOf(entry) === 404) return { isDescribed: false, at: {} };
  const here = (path: string) => new URL(path, process.env.SITE_URL).href;
  const bare = withoutLocale(address);
  const [en, ar] = [here(pathIn("en", bare)), here(pathIn("ar", bare))];
  return { isDescribed: true, at: { canonical: here(address), en, ar, "x-default": here(bare) } };
}

/** E-mails, addresses, phones and passwords read from the left; what is free text says that it decides for itself, or not. */
const undirected = (page: Page) =>
  page.locator("input, textarea").evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { type, name } = field as HTMLInputElement;
      const isLatin = ["email", "url", "tel", "password", "number"].includes(type);
      const isFree = ["text", "search", "textarea"].includes(type);
      const isDirected = isLatin
        ? field.matches(":dir(ltr)")
        : !isFree || field.closest("[dir]") !== document.documentElement;
      return isDirected ? [] : [name];
    }),
  );

/** The address of an entry for whoever this browser is signed in as. */
const addressIn = ({ request }: BrowserContext, entry: Entry, language: Locale) =>
  addressOf(entry, language, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return { status: response.status(), text: await response.text() };
  });

/** Buttons in sight that no form takes and no popover answers: without scripts they would do nothing. */
const idleButtons = (page: Page) =>
  page
    .locator("button")
    .evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[])
        .filter(
          (button) =>
            button.checkVisibility() &&
            !button.disabled &&
            !button.popoverTargetElement &&
            (button.type === "button" || !button.form),
        )
        .map(({ outerHTML }) => outerHTML),
    );

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 720 };
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The languages, one at a desk and the other on a phone; `ALL_WAYS=1` has each on both. */
const screens = locales.flatMap((language) =>
  [desk, phone]
    .filter((viewport) => process.env.ALL_WAYS || (viewport === desk) === (language === "en"))
    .map((viewport) => ({ language, viewport })),
);

for (const { language, viewport } of screens)
  test.describe(`In ${language === "en" ? "English" : "Arabic"}, ${viewport.width} px wide`, () => {
    test.use({ language, viewport });
    for (const entry of sitemap) {
      test(`${entry.name} is a whole page for a ${entry.visitor}`, async ({
        browser,
        contextOptions,
        locale,
        baseURL,
        timezoneId,
        extraHTTPHeaders,
      }) => {
        const options = { ...contextOptions, locale, baseURL, timezoneId, extraHTTPHeaders, viewport };
        const { page, asked, problems, layoutShift } = await walkerOf(entry.visitor, browser, options);
        const address = await addressIn(page.context(), entry, language);

        const response = await page.goto(address);
        expect(response?.status()).toBe(statusOf(entry));
        expect(pathOf(page)).toBe(address);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
        await expect(page).toHaveTitle(/\p{L}/u);
        await expect(page.locator("h1")).toHaveCount(1);
        expect(await named(page), "how the page names itself").toEqual(names(entry, address));
        expect(await undirected(page), "fields that do not say how their text runs").toEqual([]);
        await page.evaluate(() => document.fonts.ready.then(() => true));
        const { total, moved } = await layoutShift();
        expect(total, `layout shift: ${moved}`).toBeLessThan(0.01);
        expect(await violationsIn(page), "accessibility violations").toEqual([]);
        if (isProduct(entry)) expect(new Set(asked.own).size, asked.own.join(" ")).toBeLessThanOrEqual(15);
        expect(asked.fonts.length, "typefaces").toBeLessThanOrEqual(language === "ar" ? 2 : 1);

        await page.setViewportSize({ width: 320, height: 640 });
        expect(await widthOf(page), "width of the page on a phone of 320 px").toBeLessThanOrEqual(320);
        expect(problems, "what the browser complained of").toEqual([]);
      });
    }
  });

for (const { language, javaScriptEnabled } of ways("straight").filter((way) => !way.javaScriptEnabled))
  test.describe(`Without scripts, on a phone, ${language}`, () => {
    test.use({ language, javaScriptEnabled, viewport: phone });
    for (const visitor of visitors) {
      test(`every page of a ${visitor} is whole, and all that it offers works`, async ({
        page,
        context,
        say,
      }) => {
        test.setTimeout(120_000);
        await context.addCookies(await sessionOf(visitor));
        for (const entry of sitemap.filter((one) => one.visitor === visitor))
          await test.step(entry.name, async () => {
            const response = await page.goto(await addressIn(context, entry, language));
            expect.soft(response?.status(), entry.name).toBe(statusOf(entry));
            await expect.soft(page.locator("h1:visible"), entry.name).toHaveCount(1);
            const demo = page.getByRole("complementary", { name: say("demo.label") });
            await expect
              .soft(demo, `${entry.name}: that it is a demonstration`)
              .toContainText(say("demo.text"));
            const idle = isProduct(entry) ? await idleButtons(page) : [];
            expect.soft(idle, `${entry.name}: buttons that do nothing`).toEqual([]);
            expect.soft(await widthOf(page), `${entry.name}: width`).toBeLessThanOrEqual(phone.width);
          });
      });
    }
  });
