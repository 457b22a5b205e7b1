import type { BrowserContext, Page } from "@playwright/test";
import type { Path } from "~/i18n/link";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { logIn } from "../support/leaving";
import { picture } from "../support/pictures";
import { demoLogins, signIn, signOutElsewhere } from "../support/sign-in";
import { t } from "../support/texts";
import { ways } from "../support/ways";

const otherProvider = "provider2@usta.test";

const site = () => process.env.SITE_URL ?? "";

/** What a session's cookie holds; its signature aside, it is no secret to its browser. */
async function sessionIn(context: BrowserContext): Promise<Record<string, unknown>> {
  const cookie = (await context.cookies()).find(({ name }) => name === "session")?.value ?? "";
  const [body = ""] = decodeURIComponent(cookie).split(/\.(?=[^.]*$)/);
  return JSON.parse(Buffer.from(decodeURIComponent(body), "base64").toString() || "{}") as Record<
    string,
    unknown
  >;
}

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`A session that ended elsewhere, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const text = t(language);

    /** A technician sends a form, whose session ended elsewhere while it was written. */
    async function sendTooLate(page: Page, path: Path = "/register-profile"): Promise<void> {
      const cookies = await signIn(site(), demoLogins.provider);
      await page.context().addCookies(cookies);
      await open(page, language, path);
      await page.getByLabel(text("account:profile.headline")).fill("Plumber, Maadi");
      await signOutElsewhere(site(), cookies);
      await page.getByRole("button", { name: text("account:profile.submit") }).click();
    }

    test("leads from a page to the login, which says why, and nothing of it is kept", async ({
      page,
      context,
      say,
    }) => {
      const cookies = await signIn(site(), demoLogins.customer);
      await context.addCookies(cookies);
      await open(page, language, "/requests");
      const before = await sessionIn(context);
      expect(before).toMatchObject({ token: expect.any(String), type: "customer" });
      await signOutElsewhere(site(), cookies);

      await page
        .getByRole("navigation", { name: say("nav.main") })
        .getByRole("link", { name: say("nav.myRequests") })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/login\\?redirectTo=%2Frequests$`));
      await expect(page.getByText(say("errors:unauthenticated"))).toBeVisible();
      const after = await sessionIn(context);
      expect(Object.keys(after).filter((name) => after[name])).toEqual(["csrf"]);
      expect(after.csrf).not.toBe(before.csrf);
    });

    test("in the middle of a form leads to the login too, and loses nothing", async ({
      page,
      context,
      say,
    }) => {
      await sendTooLate(page);
      if (!javaScriptEnabled) {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("meta:failure.unsent"));
        const login = context.waitForEvent("page");
        await page.getByRole("link", { name: say("failure:signIn") }).click();
        const tab = await login;
        await logIn(tab, language, demoLogins.provider);
        await tab.waitForURL(/register-profile$/);
        await page.getByRole("button", { name: say("failure:goOn") }).click();
        await expect(page.getByLabel(say("account:profile.headline"))).toHaveValue("Plumber, Maadi");
        return;
      }
      await expect(page).toHaveURL(new RegExp(`/${language}/login\\?redirectTo=%2Fregister-profile$`));
      await expect(page.getByText(say("errors:unauthenticated"))).toBeVisible();
      expect(await sessionIn(context)).toMatchObject({ token: null });
    });

    if (!javaScriptEnabled)
      test("in the middle of a form shows nothing of it to another who signs in there", async ({
        page,
        context,
        say,
      }) => {
        await sendTooLate(page);
        const goOn = page.getByRole("button", { name: say("failure:goOn") });
        await expect(goOn).toBeVisible();

        await context.addCookies(await signIn(site(), otherProvider));
        await goOn.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("meta:failure.stale"));
        expect(await page.content()).not.toContain("Plumber, Maadi");
      });

    if (javaScriptEnabled)
      for (const [who, login, path] of [
        ["its writer", demoLogins.provider, "/register-profile"],
        ["its writer", demoLogins.provider, "/technician/user-profile"],
        ["another", otherProvider, "/register-profile"],
      ] as const)
        test(`in the middle of ${path} gives ${who} ${who === "another" ? "nothing of it" : "all of it back"}`, async ({
          page,
          say,
        }) => {
          await sendTooLate(page, path);
          const headline = page.getByLabel(say("account:profile.headline"));
          await page.waitForURL(/\/login\?/);

          await logIn(page, language, login);
          await page.waitForURL(new RegExp(`${path}$`));
          if (who === "another") await expect(headline).not.toHaveValue("Plumber, Maadi");
          else await expect(headline).toHaveValue("Plumber, Maadi");
          await expect(page.getByText(say("ui:putBack"))).toHaveCount(who === "another" ? 0 : 1);
          expect(await page.evaluate(() => sessionStorage.getItem("interrupted_form"))).toBeNull();
        });

    if (javaScriptEnabled)
      test("in the middle of a complaint gives its words back, and says that its photos are to be chosen again", async ({
        page,
        say,
      }) => {
        const cookies = await signIn(site(), demoLogins.customer);
        await page.context().addCookies(cookies);
        await open(page, language, "/complaints/new?kind=other");
        const words = page.getByLabel(say("complaints:form.text"));
        await words.fill("The invoice names another street than mine.");
        const buffer = Buffer.from(await picture(320, 240));
        await page
          .locator("input[type=file]")
          .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
        await signOutElsewhere(site(), cookies);
        await page.getByRole("button", { name: say("complaints:form.send") }).click();
        await page.waitForURL(/\/login\?/);
        await logIn(page, language, demoLogins.customer);
        await page.waitForURL(/\/complaints\/new\?kind=other$/);
        await expect(words).toHaveValue("The invoice names another street than mine.");
        await expect(page.getByText(say("ui:putBack.noFiles"))).toBeVisible();
      });

    test("that its owner ended shows nothing of hers by way of Back", async ({ page, context, say }) => {
      const cookies = await signIn(site(), demoLogins.customer);
      await context.addCookies(cookies);
      await open(page, language, "/requests");
      const title = page.getByRole("heading", { level: 1, name: say("requests:list.title") });
      await expect(title).toBeVisible();
      await open(page, language, "/sign-out");
      await page
        .locator("main")
        .getByRole("button", { name: say("pages:signOut.button") })
        .click();
      await page.waitForURL(new RegExp(`/${language}/?$`));
      for (let back = 0; back < 3 && !page.url().includes("requests"); back += 1) await page.goBack();
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Frequests/);
      await expect(title).toHaveCount(0);
    });
  });
