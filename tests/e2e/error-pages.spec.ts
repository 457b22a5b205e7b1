import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { type RunningServer, startServer } from "../support/server";

/** The specification's words, and the same in Arabic. */
const title = { en: "Internal Server Error", ar: "خطأ في الخادم" };

let api: Server;
let site: RunningServer;

test.beforeAll(async () => {
  const failure = { status: 500, code: "internal", message: "Something went wrong.", data: [] };
  api = createServer((_, response) =>
    response.writeHead(500, { "Content-Type": "application/json" }).end(JSON.stringify(failure)),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
  const { port } = api.address() as AddressInfo;
  site = await startServer({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    SESSION_SECRET: "a secret of the tests, 32 characters",
    DEMO: "on",
    LOG_LEVEL: "silent",
  });
});

test.afterAll(async () => {
  await site.stop();
  api.close();
});

for (const language of locales)
  test.describe(`When the API fails, ${language}`, () => {
    test.use({ language });

    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])
      test(`a page says so and offers ways on, ${viewport.width} px wide`, async ({
        browser,
        say,
        expectAccessible,
      }) => {
        // Of its own: what the browser says of an answer of 500 is no complaint here.
        const page = await browser.newPage({ viewport, baseURL: site.url });
        const response = await page.goto(`/${language}/technicians`);
        expect(response?.status()).toBe(500);
        await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
        await expect(page).toHaveTitle(new RegExp(`^${title[language]}`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title[language]);
        await expect(page.getByText(say("failure:500.text"), { exact: true })).toBeVisible();
        await expect(page.getByText("500", { exact: true })).toBeVisible();
        await expect(page.getByRole("link", { name: say("failure:home"), exact: true })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await page.close();
      });
  });
