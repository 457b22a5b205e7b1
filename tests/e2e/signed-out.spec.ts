import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

const site = () => process.env.SITE_URL ?? "";

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);

    test("After signing out, the way back leads to the login and not to the earnings", async ({
      page,
      context,
    }) => {
      await context.addCookies(await signIn(site(), demoLogins.provider));
      const answer = await open(page, language, "/technician/wallet");
      expect(answer?.headers()["cache-control"]).toBe("private, no-store");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await open(page, language, "/sign-out");
      await page
        .getByRole("main")
        .getByRole("button", { name: say("pages:signOut.button") })
        .click();
      await page.waitForURL((url) => !url.pathname.includes("sign-out"));
      for (let back = 0; back < 4 && !/wallet|login/.test(page.url()); back += 1) await page.goBack();
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Ftechnician%2Fwallet$/);
    });
  });
