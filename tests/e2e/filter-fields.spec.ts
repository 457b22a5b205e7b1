import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";

for (const [language, javaScriptEnabled] of [
  ["en", true],
  ["ar", false],
] as const)
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
  });
