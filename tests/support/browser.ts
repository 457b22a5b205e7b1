import { test as base, expect, type Page, type TestInfo } from "@playwright/test";
import type { Locale } from "~/i18n/locale";
import type { Translate } from "~/i18n/translate";
import { t } from "./texts";
import { violationsIn } from "./violations";
import { watch } from "./watch";

type Options = {
  /** The language of the test; `test.use({ locale: "ar-EG" })` sets the browser's. */
  language: Locale;
};

type Fixtures = {
  /** The product's texts in the test's language. */
  say: Translate;
  /** A network address that no other test calls from. */
  address: string;
  /** Fails when the page as it stands has any accessibility violation. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** Opens another browser, as another person, with the same watch over it. */
  newPerson: () => Promise<Page>;
};

export const test = base.extend<Options & Fixtures>({
  language: ["en", { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.SITE_URL),
  locale: async ({ language }, use) => use(language === "ar" ? "ar-EG" : "en-GB"),
  say: async ({ language }, use) => use(t(language)),
  address: async ({ browserName: _ }, use) => use(randomAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ "X-Forwarded-For": address }),
  page: async ({ page }, use, testInfo) => {
    const problems = watch(page);
    await use(page);
    await tellOfFailure([page], testInfo);
    expect(problems, "what the browser complained of").toEqual([]);
  },
  newPerson: async (
    { browser, contextOptions, locale, baseURL, javaScriptEnabled, timezoneId },
    use,
    testInfo,
  ) => {
    const opened: { page: Page; problems: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...{ locale, baseURL, javaScriptEnabled, timezoneId },
        extraHTTPHeaders: { "X-Forwarded-For": randomAddress() },
      });
      const page = await context.newPage();
      opened.push({ page, problems: watch(page) });
      return page;
    });
    await tellOfFailure(
      opened.map(({ page }) => page),
      testInfo,
    );
    for (const { page } of opened) await page.context().close();
    expect(
      opened.flatMap(({ problems }) => problems),
      "what the browsers complained of",
    ).toEqual([]);
  },
  expectAccessible: async ({ page: own }, use) => {
    await use(async (page = own) => expect(await violationsIn(page), "accessibility violations").toEqual([]));
  },
});

export { expect } from "@playwright/test";

/** Tells of a story that fails what its people were looking at: messages over the page, and how the page begins. */
async function tellOfFailure(pages: Page[], { status, expectedStatus }: TestInfo): Promise<void> {
  if (status === expectedStatus) return;
  for (const page of pages.filter((one) => !one.isClosed())) {
    const shown = await page.locator(".Toastify, .toasts, .plain-toast, main").allInnerTexts();
    console.error(`${page.url()}\n${shown.join("\n").replace(/\n+/g, "\n").slice(0, 1500)}\n`);
  }
}

/** In 10.0.0.0/8, which no visitor from outside has. */
function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
