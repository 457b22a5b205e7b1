import type { Page } from "@playwright/test";
import { formatMoney } from "~/i18n/money";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { offeredBy, postedBy } from "../support/paid-job";

test.describe.configure({ timeout: 60_000 });

const { customers, plumbers } = neighbours;

for (const [language, javaScriptEnabled, customer] of [
  ["en", true, customers.asmaa],
  ["ar", false, customers.marwan],
] as const)
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Asmaa accepts what she has read, and no other price that Osama names meanwhile", async ({
      page,
      newPerson,
      say,
    }) => {
      await become(page.context(), customer);
      const id = await postedBy(customer, `Tap whose price moves, ${language}`);
      const osama = await newPerson();
      await become(osama.context(), plumbers.osama);
      await offeredBy(plumbers.osama, id, 500);
      const revise = async (price: string) => {
        await open(osama, language, `/technician/requests/${id}?revise=1`);
        await osama.getByLabel(say("technicianArea:offer.price"), { exact: true }).fill(price);
        await osama.getByRole("button", { name: say("technicianArea:offer.reviseSubmit") }).click();
        await expect(osama.locator(".price", { hasText: price }).first()).toBeVisible();
      };

      const accept = page.locator("form:has(input[name=round]) button[type=submit]");
      const asks = (price: number) =>
        say("offers:acceptAndPay", { price: formatMoney(language, "latn", price * 100, "EGP") });
      const isTold = async (key: string, price: number) => {
        await expect(summary(page)).toHaveText(say(key));
        await expect(accept).toHaveAccessibleName(asks(price));
      };
      await open(page, language, `/requests/${id}`);
      await page.locator(".of footer a").first().click();
      await expect(accept).toHaveAccessibleName(asks(500));
      await revise("650");
      await accept.click();
      await isTold("api:offerRefused.newTerms", 650);

      await revise("700");
      // In another tab she signs in anew: the form comes back for that, and the page with the price of now.
      await become(page.context(), customer);
      await accept.click();
      await isTold("errors:formExpired", 700);
      await accept.click();
      await isTold("api:offerRefused.newTerms", 700);
      await accept.click();
      await page.waitForURL(/\/payment\?order=/);
      await open(page, language, `/requests/${id}`);
      await expect(page.getByRole("heading", { name: say("orders:title") })).toBeVisible();
      await expect(page.locator(".price", { hasText: "700" }).first()).toBeVisible();
    });
  });

const summary = (page: Page) => page.locator("[data-summary]");
