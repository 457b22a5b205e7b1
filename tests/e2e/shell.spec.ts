import type { Page } from "@playwright/test";
import { locales, pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { tabTo } from "../support/keyboard";
import { logIn } from "../support/leaving";
import { demoLogins, signIn } from "../support/sign-in";
import { comesAlive, holdBack } from "../support/slow-line";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

const site = () => process.env.SITE_URL ?? "";
const phone = { width: 390, height: 844 };

/** Nobody is signed in here any more, and who was is told. */
async function expectSignedOut(page: Page, language: "en" | "ar"): Promise<void> {
  await expect(page.getByText(t(language)("api:auth.signedOut")).first()).toBeVisible();
  const answer = await page.request.get(pathIn(language, "/profile"), { maxRedirects: 0 });
  expect(answer.headers().location).toBe(pathIn(language, "/login?redirectTo=%2Fprofile"));
}

for (const { language, javaScriptEnabled } of oneWay("en", "scripts off"))
  test.describe(`On a phone, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled, viewport: phone });

    test("A guest opens the menu, which leads on to another page and is out of the way there", async ({
      page,
      say,
    }) => {
      const drawer = page.getByRole("region", { name: say("nav.menu"), exact: true });
      const button = page.getByRole("button", { name: say("nav.open") });
      const pages = drawer.getByRole("navigation", { name: say("nav.list") });
      await open(page, language, "/");
      await expect(page.getByRole("navigation", { name: say("nav.main") })).toHaveCount(0);
      await button.click();
      await drawer.getByRole("button", { name: say("ui:dialog.close") }).click();
      await expect(drawer).toBeHidden();
      for (const [name, path] of [
        ["nav.services", "/services"],
        ["nav.technicians", "/technicians"],
      ] as const) {
        await button.click();
        await expect(drawer).toBeVisible();
        await pages.getByRole("link", { name: say(name), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${pathIn(language, path)}$`));
        await expect(drawer).toBeHidden();
      }
      await page.setViewportSize({ width: 1279, height: 800 });
      await expect(button).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(button).toBeHidden();
      await expect(page.getByRole("navigation", { name: say("nav.main") })).toBeVisible();
    });
  });

test.describe("On a slow line", () => {
  test.use({ viewport: phone });

  test("a menu that was opened before the scripts came stays open when they come", async ({ page, say }) => {
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto("/en/technicians", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("button", { name: say("nav.open") }).click();
    const drawer = page.getByRole("region", { name: say("nav.menu"), exact: true });
    await expect(drawer).toBeVisible();
    release();
    await comesAlive(page);
    await expect(drawer).toBeVisible();
  });
});

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`Signing out, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const logout = t(language)("account.logout");

    test("Nadia, who has just logged in, leaves by the account menu, by keyboard alone", async ({
      page,
      say,
    }) => {
      await open(page, language, "/login");
      await logIn(page, language, demoLogins.customer);
      await page.waitForURL(new RegExp(`/${language}$`));
      const button = page.getByRole("banner").locator("summary");
      await expect(button).toHaveAccessibleName(new RegExp(`^${say("nav.account.of", { name: "" }).trim()}`));
      // With scripts the focus stands at the content of the page that the login led to.
      await tabTo(page, button, javaScriptEnabled ? "Shift+Tab" : "Tab");
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("banner").getByRole("button", { name: logout }));
      await page.keyboard.press("Enter");
      await expectSignedOut(page, language);
    });

    test("Nadia leaves by the menu of her phone", async ({ page, context, say }) => {
      await context.addCookies(await signIn(site(), demoLogins.customer));
      await page.setViewportSize(phone);
      await open(page, language, "/technicians");
      await page.getByRole("button", { name: say("nav.open") }).click();
      const drawer = page.getByRole("region", { name: say("nav.menu"), exact: true });
      await drawer.getByRole("button", { name: logout }).click();
      await expectSignedOut(page, language);
    });

    test("Mahmoud leaves the technician area by its side", async ({ page, context, say }) => {
      await context.addCookies(await signIn(site(), demoLogins.provider));
      await open(page, language, "/technician/offers");
      const side = page.getByRole("complementary", { name: say("nav.sidebar") });
      await side.getByRole("button", { name: logout }).click();
      await expectSignedOut(page, language);
    });

    test("Whose account is inactive leaves from the one page that is left", async ({ page, context }) => {
      await context.addCookies(await signIn(site(), demoLogins.inactive));
      await open(page, language, "/complaints");
      await page.getByRole("main").getByRole("button", { name: logout }).click();
      await expectSignedOut(page, language);
    });
  });

for (const language of locales)
  test.describe(`The foot of a page, ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("holds what the operator's details and links say", async ({ page }) => {
      const ask = async <Data>(path: string) => {
        const answer = await page.request.get(`/api/v1${path}`, { headers: { "Accept-Language": language } });
        return ((await answer.json()) as { data: Data }).data;
      };
      type Link = { label: string; path: string };
      type Info = {
        slogan: string;
        phones: string[];
        links: { title: string; links: Link[] }[];
        legal: Link[];
      };
      const info = await ask<Info>("/getInfo");
      const { mobile } = await ask<{ mobile: { label: string; url: string }[] }>("/structures/mobile_link");
      expect([info.phones.length, info.links.length, mobile.length]).not.toContain(0);
      await open(page, language, "/technicians");
      const foot = page.getByRole("contentinfo");
      await expect(foot.getByText(info.slogan, { exact: true })).toBeVisible();
      for (const number of info.phones) await expect(foot.locator(`a[href="tel:${number}"]`)).toBeVisible();
      for (const { label, url } of mobile)
        await expect(foot.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", url);
      for (const { title, links } of info.links) {
        const column = foot
          .locator("div", { has: page.getByRole("heading", { name: title, exact: true }) })
          .last();
        for (const { label, path } of links)
          await expect(column.getByRole("link", { name: label, exact: true })).toHaveAttribute(
            "href",
            pathIn(language, path),
          );
      }
      for (const { label, path } of info.legal)
        await expect(foot.getByRole("link", { name: label, exact: true })).toHaveAttribute(
          "href",
          pathIn(language, path),
        );
    });
  });
