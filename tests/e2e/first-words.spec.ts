import { cityOf } from "~/api/db/seed/places";
import { expect, test } from "../support/browser";
import { describeJob, open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { drawn } from "../support/texts";
import { oneWay } from "../support/ways";

const { customers, plumbers } = neighbours;
const words = { en: "Kitchen tap drips", ar: "حنفية المطبخ تقطر" };

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("What Nadia answers on the home page is filled in on the form of her request", async ({
      page,
      say,
    }) => {
      await open(page, language, "/");
      await page.getByLabel(say("home:hero.what")).fill(words[language]);
      await page
        .getByLabel(say("home:hero.city"))
        .selectOption({ label: cityOf("alexandria").name[language] });
      await page
        .getByRole("main")
        .getByRole("button", { name: say("action.postRequest") })
        .click();
      await page.waitForURL(/\/requests\/add-request\?/);
      await expect(page.getByLabel(say("requests:form.titleLabel"))).toHaveValue(words[language]);
      await expect(page.getByLabel(say("requests:form.city"), { exact: true })).toHaveValue("alexandria");
      await open(page, language, "/");
      await page.getByText(say("home:hero.asked")).locator("..").getByRole("link").first().click();
      await page.waitForURL(/\/requests\/add-request\?service=/);
      const asked = new URL(page.url()).searchParams.get("service") ?? "";
      await expect(page.getByLabel(say("requests:form.service"))).toHaveValue(asked);
    });
  });

for (const [language, javaScriptEnabled, customer] of [
  ["en", true, customers.salma],
  ["ar", false, customers.yasmin],
] as const)
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Salma chooses one technician, whose name stands over the way to a request that only they see", async ({
      page,
      newPerson,
      say,
    }) => {
      const other = await newPerson();
      await become(other.context(), plumbers.ramy);
      await open(other, language, "/technician/user-profile");
      const link = other.getByRole("link", { name: say("technicianArea:profile.preview") });
      const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";

      await become(page.context(), customer);
      await open(page, language, `/technicians/${id}`);
      const name = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
      await open(page, language, `/services/requestProvider?provider=${id}`);
      const heading = drawn(say("services:direct.titleFor", { name }));
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.getByRole("link", { name: say("services:direct.write") }).click();
      await page.waitForURL(new RegExp(`/requests/add-request\\?provider=${id}`));
      await expect(page.getByText(drawn(say("requests:form.directTo", { name })))).toBeVisible();
      const title = `Tap for one technician, ${language}`;
      await describeJob(page, language, title);
      await page.getByRole("button", { name: say("requests:form.publish") }).click();
      await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
      await expect(page.getByText(say("requests:noOffers.direct", { name }))).toBeVisible();
      await open(other, language, "/technician/requests?tab=direct");
      await expect(other.getByRole("link", { name: title, exact: true })).toBeVisible();
      await open(other, language, "/all-requests");
      await expect(other.getByText(title)).toHaveCount(0);
    });
  });
