import { expect, test } from "../support/browser";
import { joinAsCustomer } from "../support/joining";
import { codeFor, enterCode, newcomer, open } from "../support/journeys";
import { logIn, measureLeave } from "../support/leaving";
import { demoLogins, demoPassword, signIn } from "../support/sign-in";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const chosen = "Green-kettle-58";

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`Passwords, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Salma forgot hers: a code to her phone lets her choose another, and her other browser is signed out", async ({
      page,
      say,
      newPerson,
      expectAccessible,
    }) => {
      const look = () => (javaScriptEnabled ? expectAccessible() : Promise.resolve());
      const salma = newcomer("Salma Kamel", language);
      const other = await newPerson();
      await joinAsCustomer(other, salma);
      await open(page, language, "/requests");
      await page.getByRole("link", { name: say("account:login.forgot") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("account:forgot.title"));
      await look();
      await page.getByLabel(say("account:phone")).fill(salma.phone.slice(3));
      await page.getByRole("button", { name: say("account:forgot.submit") }).click();
      await page.waitForURL(/\/otp\?redirectTo=%2Frequests$/);
      expect(page.url()).not.toContain("proof");
      await look();

      const right = await codeFor(page, salma.phone);
      await page.getByLabel(say("account:code.label")).fill(right === "111111" ? "222222" : "111111");
      await page.getByRole("button", { name: say("account:code.submit") }).click();
      await expect(page.locator("#verify-code-error")).toHaveText(say("errors:codeWrong.left", { count: 4 }));
      const resend = page.getByRole("button", { name: say("account:code.resend") });
      if (javaScriptEnabled) await expect(resend).toHaveCount(0);
      else {
        await resend.click();
        await expect(page.locator("[data-summary]")).toBeVisible();
      }
      await enterCode(page, salma);
      await page.waitForURL(/\/change-password\?redirectTo=%2Frequests$/);
      await look();

      const password = page.locator("input[name=password]");
      const save = page.getByRole("button", { name: say("account:newPassword.submit") });
      await password.fill("password1");
      await save.click();
      await expect(page.locator("[data-summary]")).toContainText(say("validation:passwordCommon"));
      await password.fill(chosen);
      const stay = { to: /\/requests$/, after: 1_000, hasScripts: javaScriptEnabled };
      await measureLeave(page, () => save.click(), stay);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("proof");

      await open(other, language, "/requests");
      await other.waitForURL(/\/login\?redirectTo=%2Frequests$/);
      await logIn(other, language, salma.phone, salma.password);
      await expect(other.locator("[data-summary]")).toHaveText(say("errors:credentials"));
      await logIn(other, language, salma.phone, chosen);
      await other.waitForURL(/\/requests$/);
    });

    test("Karim, who knows his, changes it in his settings and stays signed in; elsewhere he is signed out", async ({
      page,
      say,
      newPerson,
    }) => {
      const karim = newcomer("Karim Adel", language);
      await joinAsCustomer(page, karim);
      const other = await newPerson();
      await other
        .context()
        .addCookies(await signIn(process.env.SITE_URL ?? "", karim.phone, {}, karim.password));
      await open(page, language, "/profile");
      await page.getByRole("link", { name: say("settings:password.change") }).click();
      const fill = async (current: string) => {
        await page.locator("input[name=current_password]").fill(current);
        await page.locator("input[name=password]").fill(chosen);
      };
      const save = page.getByRole("button", { name: say("account:newPassword.submit") });
      await fill("not-this-one");
      await save.click();
      await expect(page.locator("#change-current_password-error")).toHaveText(
        say("validation:passwordWrong"),
      );
      await fill(karim.password);
      const stay = { to: /\/profile$/, after: 1_000, hasScripts: javaScriptEnabled };
      await measureLeave(page, () => save.click(), stay);
      await open(other, language, "/profile");
      await other.waitForURL(/\/login\?redirectTo=%2Fprofile$/);
    });

    test("Whoever asks for a number that is nobody's is answered alike, and one without a code is asked for the number", async ({
      page,
      say,
    }) => {
      for (const path of ["/otp", "/change-password"]) {
        await open(page, language, path);
        await page.waitForURL(/\/enter-phone-number$/);
      }
      await page.getByLabel(say("account:phone")).fill(newcomer("Nobody", language).phone.slice(3));
      await page.getByRole("button", { name: say("account:forgot.submit") }).click();
      await page.waitForURL(/\/otp$/);
      await expect(page.getByText(say("api:password.codeSent"))).toBeVisible();
      await page.getByLabel(say("account:code.label")).fill("111111");
      await page.getByRole("button", { name: say("account:code.submit") }).click();
      await expect(page.locator("#verify-code-error")).toHaveText(say("errors:codeWrong.left", { count: 4 }));
      await open(page, language, "/change-password");
      await page.waitForURL(/\/otp$/);
      await page.getByRole("link", { name: say("account:code.change") }).click();
      await page.getByRole("link", { name: say("account:forgot.haveCode") }).click();
      await page.waitForURL(/\/otp$/);
    });

    test("An account of the demonstration keeps its password, and says why", async ({ page, say }) => {
      await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      await open(page, language, "/change-password");
      await page.locator("input[name=current_password]").fill(demoPassword);
      await page.locator("input[name=password]").fill(chosen);
      await page.getByRole("button", { name: say("account:newPassword.submit") }).click();
      await expect(page.locator("[data-summary]")).toHaveText(say("api:password.demo"));
    });
  });
