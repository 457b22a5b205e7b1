import { pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { chooseTrade, enterCode, newcomer, open, signUp } from "../support/journeys";
import { logIn, measureLeave } from "../support/leaving";
import { demoLogins } from "../support/sign-in";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

const afterLogin = 1_000;

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const stay = (path: string) => ({
      to: new RegExp(`^${pathIn(language, path)}$`),
      after: afterLogin,
      hasScripts: javaScriptEnabled,
    });

    test("Salma, who never entered her code, comes by way of it to the page that she wanted", async ({
      page,
    }) => {
      const salma = newcomer("Salma Karim", language);
      await open(page, language, "/RegisterCustomer");
      await signUp(page, salma);
      await open(page, language, "/requests?tab=draft");
      await expect(page).toHaveURL(/\/login\?redirectTo=/);
      await expect(page.getByText(t(language)("account:login.wanted"))).toBeVisible();
      const come = () => logIn(page, language, salma.phone, salma.password);
      await measureLeave(page, come, stay("/register/otp"));
      await measureLeave(page, () => enterCode(page, salma), stay("/requests"));
      await expect(page).toHaveURL(/\?tab=draft$/);
    });

    test("Whose account is inactive wanted another page, and gets the complaints", async ({ page }) => {
      await open(page, language, "/login?redirectTo=%2Ftechnicians");
      const come = () => logIn(page, language, demoLogins.inactive);
      await measureLeave(page, come, stay("/complaints"));
    });
  });

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Hassan leaves his profile for later, and his area reminds him until it is complete", async ({
      page,
      newPerson,
      say,
    }) => {
      const hassan = newcomer("Hassan Fathy", language);
      await open(page, language, "/RegisterProvider");
      await chooseTrade(page, language);
      await signUp(page, hassan);
      await enterCode(page, hassan);
      await page.waitForURL(/\/register-profile$/);

      const other = await newPerson();
      await open(other, language, "/login");
      await logIn(other, language, hassan.phone, hassan.password);
      await other.waitForURL(new RegExp(`/${language}/technician$`));
      const reminder = other.getByRole("main").getByText(say("account.incomplete"));
      await expect(reminder).toBeVisible();
      await other.getByRole("link", { name: say("account.complete") }).click();
      await other.waitForURL(/\/register-profile$/);
      await other.getByLabel(say("account:profile.headline")).fill("Plumber, Maadi");
      await other
        .getByLabel(say("account:profile.bio"))
        .fill("Taps, drains and heaters, with a clean finish.");
      await other.getByLabel(say("account:profile.years")).fill("9");
      await other.getByRole("button", { name: say("account:profile.submit") }).click();
      await other.waitForURL(/\/register\/technician\/success$/);
      await open(other, language, "/technician");
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(reminder).toHaveCount(0);
    });
  });
