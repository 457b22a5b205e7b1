import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { t } from "../support/texts";
import { ways } from "../support/ways";

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Whose account is closed reads the one page that is left in the other language, and goes on in it", async ({
      page,
      context,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.inactive));
      const other = language === "en" ? "ar" : "en";
      await open(page, language, "/complaints");
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(t(language)("complaints:inactive.title"));
      await page.getByRole("main").locator(`a[hreflang=${other}]`).click();
      await expect(page).toHaveURL(new RegExp(`/${other}/complaints$`));
      await expect(title).toHaveText(t(other)("complaints:inactive.title"));
      await expect(page.locator("html")).toHaveAttribute("dir", other === "ar" ? "rtl" : "ltr");
      await page.goto("/technicians");
      await expect(page).toHaveURL(new RegExp(`/${other}/complaints$`));
    });
  });
