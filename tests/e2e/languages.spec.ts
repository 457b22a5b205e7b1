import { type Locale, locales, other } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { joinAsCustomer } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { t } from "../support/texts";
import { ways } from "../support/ways";

type Visitor = { cookie?: string; likes?: string };

const ask = (path: string, { cookie, likes }: Visitor) =>
  fetch(`${process.env.SITE_URL}${path}`, {
    redirect: "manual",
    headers: { "Accept-Language": likes ?? "*", ...(cookie && { Cookie: cookie }) },
  });

/** The cookie that a visitor keeps who has read a page in a language. */
async function cookieOf(language: Locale): Promise<string> {
  const lines = (await ask(`/${language}`, {})).headers.getSetCookie();
  const line = lines.find((one) => one.startsWith("lang=")) ?? "";
  expect(line).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  return line.split(";", 1)[0] ?? "";
}

/** Who comes, and the language in which they are received. */
async function visitors(): Promise<[Visitor, Locale][]> {
  const [en, ar] = [await cookieOf("en"), await cookieOf("ar")];
  return [
    [{}, "en"],
    [{ likes: "fr-FR,fr" }, "en"],
    [{ likes: "ar-EG,ar;q=0.9,en;q=0.8" }, "ar"],
    [{ likes: "ar;q=0.2, en-GB" }, "en"],
    [{ cookie: ar, likes: "en-GB,en" }, "ar"],
    [{ cookie: en, likes: "ar-EG" }, "en"],
    [{ cookie: "lang=forged", likes: "ar-EG" }, "ar"],
  ];
}

test("An address without a language leads to the visitor's: the cookie's, else the browser's, else English", async () => {
  for (const [visitor, language] of await visitors())
    for (const [path, to] of [
      ["/", `/${language}`],
      ["/technicians?city=giza&q=%D8%B3%D8%A8%D8%A7%D9%83", undefined],
      ["/requests/add-request", undefined],
    ]) {
      const answer = await ask(path ?? "", visitor);
      const seen = [visitor, answer.status, answer.headers.get("Location"), answer.headers.get("Vary")];
      expect(seen).toEqual([
        ...[visitor, 302, to ?? `/${language}${path}`],
        expect.stringMatching(/Accept-Language.*Cookie/),
      ]);
    }
});

test("A page goes by one address: slashes too many lead to it", async () => {
  for (const [path, to] of [
    ["/en/", "/en"],
    ["/ar/services/", "/ar/services"],
    ["/en//technicians//?city=giza", "/en/technicians?city=giza"],
  ]) {
    const answer = await ask(path ?? "", {});
    expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 301, to]);
  }
});

test("What is not there is a 404 in the language of the address, else in the visitor's", async () => {
  for (const [visitor, own] of await visitors())
    for (const [path, language] of [
      ["/en/no-such-page", "en"],
      ["/ar/no-such-page", "ar"],
      ["/fr/technicians", own],
      ["/EN/technicians", own],
      ["/ar-EG", own],
    ] as const) {
      const answer = await ask(path, visitor);
      const html = await answer.text();
      const direction = language === "ar" ? "rtl" : "ltr";
      const isInLanguage =
        html.includes(`<html lang="${language}" dir="${direction}">`) &&
        html.includes(`>${t(language)("meta:failure.404")}</h1>`);
      expect([path, visitor, answer.status, isInLanguage]).toEqual([path, visitor, 404, true]);
    }
});

for (const language of locales)
  test.describe(`A browser in ${language}`, () => {
    test.use({ language });

    test("comes to the site in its language, and later in the one that its reader chose", async ({
      page,
    }) => {
      const chosen = other(language);
      await page.goto("/technicians?city=giza");
      await expect(page).toHaveURL(new RegExp(`/${language}/technicians\\?city=giza$`));
      await page.locator("header").locator(`a[hreflang=${chosen}]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${chosen}/technicians\\?city=giza$`));
      await expect(page.locator("html")).toHaveAttribute("lang", chosen);
      await page.goto("/services");
      await expect(page).toHaveURL(new RegExp(`/${chosen}/services$`));
    });
  });

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Nadia reads Arabic pages in the figures ٠-٩, never mixed with 0-9, until she has these back", async ({
      page,
      say,
    }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      for (const [choice, wrong] of [
        ["arab", /[0-9]/],
        ["latn", /[٠-٩]/],
      ] as const) {
        await open(page, language, "/profile");
        await page.locator("label", { has: page.locator(`input[value=${choice}]`) }).click();
        await page.getByRole("button", { name: say("settings:digits.save") }).click();
        await expect(page.getByText(say("api:profile.saved")).first()).toBeVisible();
        await expect(page.locator(`input[value=${choice}]`)).toBeChecked();
        await open(page, "ar", "/services");
        await expect(page.getByRole("main")).toContainText(choice === "arab" ? /[٠-٩]/ : /[0-9]/);
        expect(await page.getByRole("main").innerText()).not.toMatch(wrong);
        await open(page, "en", "/");
        expect(await page.getByRole("main").innerText()).not.toMatch(/[٠-٩]/);
      }
    });
  });
