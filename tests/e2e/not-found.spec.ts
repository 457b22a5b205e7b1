import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { noId } from "../support/guarded";
import { open } from "../support/journeys";
import { ways } from "../support/ways";

/** The specification's words, and the same in Arabic. */
const title = { en: "Page Not Found", ar: "الصفحة غير موجودة" };

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Whoever follows an old link reads that there is no such page, and finds the way home", async ({
      page,
      say,
    }) => {
      for (const path of ["/no-such-page", `/services/all-services/${noId}`, "/technicians/x/y"]) {
        const answer = await open(page, language, path);
        expect(answer?.status()).toBe(404);
        await expect(page).toHaveTitle(`${title[language]} | ${say("brand")}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title[language]);
        await expect(page.getByText("404", { exact: true })).toBeVisible();
        await expect(page.getByText(say("failure:404.text"), { exact: true })).toBeVisible();
      }
      await page.getByRole("link", { name: say("failure:home"), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
    });
  });

for (const [path, other] of [
  ["/howToUse", "/howtouse"],
  ["/RegisterCustomer", "/registercustomer"],
  ["/register/selectType", "/register/selecttype"],
  ["/services/requestProvider", "/services/requestprovider"],
  ["/technicians", "/Technicians"],
])
  test(`${path} is a page, and ${other} is none`, async ({ request }) => {
    for (const language of locales) {
      expect((await request.get(`/${language}${path}`)).status()).toBe(200);
      expect((await request.get(`/${language}${other}`)).status()).toBe(404);
    }
  });
