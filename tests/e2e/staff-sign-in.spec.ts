import { locales, pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { closeAccount } from "../support/close-account";
import { open } from "../support/journeys";
import { demoLogins, demoPassword } from "../support/sign-in";
import { codeOf, memberOf } from "../support/staff";
import { comeAsStaff, giveCode, givePassword } from "../support/staff-pages";
import { oneWay } from "../support/ways";

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`Staff, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const member = () => memberOf(2 * locales.indexOf(language) + Number(javaScriptEnabled));

    test("sign in with a password, then the code of their app, which works once", async ({
      page,
      say,
      newPerson,
      expectAccessible,
    }) => {
      await open(page, language, "/admin/users");
      expect(new URL(page.url()).pathname).toBe(pathIn(language, "/admin/login"));
      if (javaScriptEnabled) await expectAccessible();
      await givePassword(page, language, member());
      if (javaScriptEnabled) await expectAccessible();
      const code = codeOf(member());
      await giveCode(page, language, code);
      await page.waitForURL(/\/admin\/users$/);
      await expect(page.getByRole("heading", { level: 1, name: say("staff:users.title") })).toBeVisible();

      const other = await newPerson();
      await open(other, language, "/admin/login");
      await givePassword(other, language, member());
      await giveCode(other, language, code);
      await expect(other.locator("#code-code-error")).toHaveText(say("errors:codeWrong"));
      await other.getByRole("link", { name: say("staff:code.again") }).click();
      await expect(other.getByRole("heading", { level: 1, name: say("staff:login.title") })).toBeVisible();
    });

    test("are refused with a wrong password, and elsewhere than at their own login", async ({
      page,
      say,
    }) => {
      await open(page, language, "/admin/login");
      await page.getByLabel(say("account:login.login")).fill(demoLogins.customer);
      await page.locator("input[name=password]").fill(demoPassword);
      await page.getByRole("button", { name: say("staff:login.submit") }).click();
      await expect(page.locator("[data-summary]")).toHaveText(say("errors:credentials"));
      await open(page, language, "/login");
      await page.getByLabel(say("account:login.login")).fill(demoLogins.staff);
      await page.locator("input[name=password]").fill(demoPassword);
      await page.getByRole("button", { name: say("account:login.submit") }).click();
      await expect(page.locator("[data-summary]")).toHaveText(say("errors:credentials"));
    });

    test("are led out once their account is closed, and read why when they sign in again", async ({
      page,
      newPerson,
      say,
    }) => {
      const leaving = memberOf(7 + Number(javaScriptEnabled));
      await comeAsStaff(page, language, leaving);
      await closeAccount(await newPerson(), leaving.phone);
      await open(page, language, "/complaints");
      await expect(page).toHaveURL(new RegExp(`/${language}/login\\?redirectTo=%2Fcomplaints$`));
      await open(page, language, "/admin/users");
      await expect(page).toHaveURL(new RegExp(`/${language}/admin/login\\?redirectTo=`));
      await expect(page.getByText(say("account:login.wanted"))).toBeVisible();
      await page.getByLabel(say("account:login.login")).fill(leaving.email);
      await page.locator("input[name=password]").fill(leaving.password);
      await page.getByRole("button", { name: say("staff:login.submit") }).click();
      await expect(page.locator("[data-summary]")).toHaveText(say("errors:inactive"));
    });
  });

test("Staff find their area on the site's pages, and nothing of a customer's", async ({ page, say }) => {
  await comeAsStaff(page, "en", memberOf(4));
  const sidebar = page.getByRole("complementary", { name: say("nav.staffArea") });
  for (const name of ["nav.overview", "nav.users", "nav.verifications", "nav.steps", "nav.audit"])
    await expect(sidebar.getByRole("link", { name: say(name) })).toBeVisible();
  await page.goto("/en/technicians");
  const main = page.getByRole("navigation", { name: say("nav.main") });
  await expect(main.getByRole("link", { name: say("nav.staffArea") })).toBeVisible();
  const head = page.getByRole("banner");
  await expect(head.getByRole("link", { name: say("action.postRequest") })).toHaveCount(0);
  expect((await page.goto("/en/admin/no-such-page"))?.status()).toBe(404);
});
