import { pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { chooseTrade, codeFor, newcomer, open, signUp } from "../support/journeys";
import { logIn, measureLeave } from "../support/leaving";
import { demoLogins, signIn } from "../support/sign-in";
import { oneWay } from "../support/ways";

const [login, signUpDone] = [1_000, 2_000];
const inactiveInArabic = "حسابك غير نشط. يرجى التواصل مع الدعم.";
const exactly = (path: string) => new RegExp(`^${path}$`);

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`Redirects, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const at = (path: string) => exactly(pathIn(language, path));
    const stay = (path: string, after: number) => ({ to: at(path), after, hasScripts: javaScriptEnabled });
    const note = (took: number) => test.info().annotations.push({ type: "delay", description: `${took} ms` });

    for (const [who, to] of [
      ["provider", "/technician"],
      ["customer", "/"],
      ["unverified", "/register/otp"],
    ] as const)
      test(`Login as ${who} → ${to}`, async ({ page }) => {
        await open(page, language, "/login");
        note(await measureLeave(page, () => logIn(page, language, demoLogins[who]), stay(to, login)));
      });

    test("Logout → /", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.customer));
      await open(page, language, "/sign-out");
      const leave = () => page.getByRole("button", { name: say("pages:signOut.button") }).click();
      note(await measureLeave(page, leave, stay("/", login)));
      await open(page, language, "/requests");
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Frequests$/);
    });

    for (const kind of ["customer", "provider"] as const)
      test(`Unverified ${kind} sign-up → /register/provider-otp, verified → its next page`, async ({
        page,
        say,
      }) => {
        const person = newcomer("Nadia Samir", language);
        await open(page, language, kind === "customer" ? "/RegisterCustomer" : "/RegisterProvider");
        if (kind === "provider") await chooseTrade(page, language);
        const join = () => signUp(page, person);
        note(await measureLeave(page, join, stay("/register/provider-otp", login)));
        const verify = async () => {
          await page.getByLabel(say("account:code.label")).fill(await codeFor(page, person.phone));
          await page.getByRole("button", { name: say("account:code.submit") }).click();
        };
        const next = kind === "customer" ? "/register/provider/success" : "/register-profile";
        note(await measureLeave(page, verify, stay(next, signUpDone)));
      });
  });

test.describe("Redirects of a session", () => {
  for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
    test.describe(`Login to an inactive account, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ language, javaScriptEnabled });
      test("→ /complaints, with the warning and no welcome", async ({ page }) => {
        await open(page, language, "/login");
        await logIn(page, language, demoLogins.inactive);
        await expect(page).toHaveURL(at(language, "/complaints"));
        const toast = page.locator(".Toastify__toast, .toast", { hasText: inactiveInArabic });
        await expect(toast).toHaveCount(1);
        await expect(page.getByText(/^(?:Welcome|مرحبًا بك)/)).toHaveCount(0);
      });
    });

  for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
    test.describe(`An inactive account, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ language, javaScriptEnabled });

      test("is led from any page to the complaints and warned once, until an active one was here", async ({
        page,
        context,
      }) => {
        const site = process.env.SITE_URL ?? "";
        const warning = page.locator(".Toastify__toast, .toast", { hasText: inactiveInArabic });
        const comeAs = async (who: "inactive" | "customer") =>
          context.addCookies(await signIn(site, demoLogins[who]));
        const arrive = async (path: string) => {
          await open(page, language, path);
          // What is to be said is said once the page's scripts run.
          if (javaScriptEnabled) await page.waitForFunction(() => "__remixRouter" in window);
        };
        await comeAs("inactive");
        for (const [index, path] of ["/", "/technicians", "/login"].entries()) {
          await arrive(path);
          await expect(page).toHaveURL(at(language, "/complaints"));
          await expect(warning).toHaveCount(index === 0 ? 1 : 0);
        }
        await comeAs("customer");
        await arrive("/technicians");
        await comeAs("inactive");
        await arrive("/technicians");
        await expect(warning).toHaveCount(1);
        if (language === "en")
          await expect(warning.locator("[lang=ar][dir=rtl]").last()).toHaveText(inactiveInArabic);
      });
    });
});

const at = (language: "en" | "ar", path: string) => new RegExp(`${pathIn(language, path)}$`);
