import { formatDate } from "~/i18n/dates";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { oneWay } from "../support/ways";

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`The fields of a filter, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("say what the address says, also after a link that takes the filter away, and on the way back", async ({
      page,
      context,
      say,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      const main = page.getByRole("main");
      const press = (name: string) => main.getByRole("button", { name: say(name), exact: true }).click();
      const follow = (name: string) => main.getByRole("link", { name: say(name), exact: true }).click();
      const to = page.getByLabel(say("pages:outbox.to"));
      await open(page, language, "/dev/outbox");
      await to.fill("+201");
      await press("pages:outbox.show");
      await expect(page).toHaveURL(/\?to=%2B201$/);
      await follow("pages:outbox.all");
      await expect(page).toHaveURL(/\/dev\/outbox$/);
      await expect(to).toHaveValue("");

      const city = main.locator("select[name=city]");
      await open(page, language, "/technician/requests");
      await city.selectOption("giza");
      await press("technicianArea:filters.show");
      await expect(page).toHaveURL(/city=giza/);
      await follow("technicianArea:requests.tab.matching");
      await expect(page).toHaveURL(/\?tab=matching$/);
      await expect(city).toHaveValue("");
      await page.goBack();
      await expect(page).toHaveURL(/city=giza/);
      await expect(city).toHaveValue("giza");
    });

    test("say a day in words, and no other than the field holds", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      const reading = { locale: language, digits: "latn", timeZone: "UTC", now: "", t: say } as const;
      const from = page.getByLabel(say("wallet:filter.from"), { exact: true });
      const clear = page.getByRole("link", { name: say("wallet:filter.clear"), exact: true });
      const narrow = async (day: string) => {
        await from.fill(day);
        await page.getByRole("button", { name: say("wallet:filter.show"), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`from=${day}`));
        await expect(clear).toBeVisible();
      };
      const isSaid = async (day: string) => {
        await expect(from).toHaveValue(day);
        const words = (one: string) => formatDate(reading, one, { hasWeekday: true, hasYear: true });
        for (const one of ["2026-10-01", "2026-10-02"])
          await expect(page.getByText(words(one), { exact: true })).toHaveCount(one === day ? 1 : 0);
      };
      await open(page, language, "/technician/wallet");
      for (const day of ["2026-10-01", "2026-10-02"]) await narrow(day);
      await isSaid("2026-10-02");
      await page.goBack();
      await isSaid("2026-10-01");
      await clear.click();
      await isSaid("");
      await page.goBack();
      await isSaid("2026-10-01");
    });
  });
