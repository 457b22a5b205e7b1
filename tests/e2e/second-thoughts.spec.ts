import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { acceptFirst, open, sendOffer } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { offeredBy, postedBy } from "../support/paid-job";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 60_000 });

const { customers, plumbers } = neighbours;
const press = (at: Page, name: string) => at.getByRole("button", { name, exact: true }).first().click();

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const customer = language === "en" ? customers.salma : customers.yasmin;

    test("Salma invites a technician, haggles with Osama, who keeps his price and then lowers it, and declines", async ({
      page,
      newPerson,
      say,
    }) => {
      await become(page.context(), customer);
      const title = `Tap to haggle over, ${language}`;
      const id = await postedBy(customer, title);
      await open(page, language, `/requests/${id}`);
      await page.getByRole("link", { name: say("requests:action.invite") }).click();
      await page.waitForURL(/\/invite$/);
      const first = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("button") })
        .first();
      const name = await first.getByRole("link").innerText();
      await first.getByRole("button").click();
      await expect(page.getByText(say("api:requestInvited", { name })).first()).toBeVisible();

      const osama = await newPerson();
      await become(osama.context(), plumbers.osama);
      await open(osama, language, `/technician/requests/${id}`);
      await osama.getByLabel(say("technicianArea:offer.price"), { exact: true }).fill("500");
      await press(osama, say("technicianArea:offer.estimate"));
      await expect(osama.getByRole("main")).toContainText(pounds(language, 450));
      await sendOffer(osama, language, id, "500");
      await open(page, language, `/requests/${id}`);
      const ask = async (price: string) => {
        await page.getByText(say("offers:askDiscount")).first().click();
        await page.getByLabel(say("offers:yourPrice")).fill(price);
        await press(page, say("offers:sendDiscount"));
      };
      await ask("300");
      await press(page, say("offers:takeBack"));
      await expect(page.getByText(say("offers:round.customer.customer.taken_back"))).toBeVisible();
      await open(osama, language, "/technician/requests/discount-price");
      await expect(osama.locator("main li", { hasText: title })).toHaveCount(0);

      await ask("400");
      await expect(page.getByRole("button", { name: say("offers:takeBack") })).toBeVisible();
      await open(osama, language, `/technician/requests/${id}`);
      const [keep = ""] = say("technicianArea:discount.decline", { price: "" }).split(" ");
      await osama.getByRole("button", { name: new RegExp(`^${keep}`) }).click();
      await expect(osama.getByText(say("offers:round.provider.provider.declined"))).toBeVisible();

      await open(page, language, `/requests/${id}`);
      await ask("450");
      await expect(page.getByRole("button", { name: say("offers:takeBack") })).toBeVisible();
      await osama.reload();
      const after = { payout: pounds(language, 405), commission: pounds(language, 45) };
      await expect(osama.getByRole("main")).toContainText(
        say("technicianArea:discount.earning", {
          own: pounds(language, 500),
          price: pounds(language, 450),
          ...after,
        }),
      );
      const yes = say("technicianArea:discount.accept", { price: pounds(language, 450) });
      await osama.getByRole("button", { name: yes }).click();
      await expect(osama.getByRole("button", { name: yes })).toHaveCount(0);
      await open(page, language, `/requests/${id}`);
      await expect(page.locator(".of .price", { hasText: "450" }).first()).toBeVisible();
      await page.getByRole("button", { name: new RegExp(`^${say("offers:decline")}`) }).click();
      await expect(page.getByRole("heading", { name: say("requests:noOffers.title") })).toBeVisible();
      await open(osama, language, "/technician/offers?tab=closed");
      const closed = osama.getByRole("main").getByRole("listitem").filter({ hasText: title });
      await expect(closed.first()).toContainText(say("statuses:offer.declined"));
    });

    test("Salma closes and reopens her request, changes it, and either side backs out of what was agreed", async ({
      page,
      newPerson,
      say,
    }) => {
      await become(page.context(), customer);
      const title = `Tap to think twice of, ${language}`;
      const id = await postedBy(customer, title);
      const [osama, michael] = [await newPerson(), await newPerson()];
      await become(osama.context(), plumbers.osama);
      await become(michael.context(), plumbers.michael);
      await offeredBy(plumbers.osama, id, 500);

      const choose = async (deed: string) => {
        await page.locator(`summary[aria-label="${say("requests:action.more")}"]`).click();
        await press(page, say(deed));
      };
      await open(page, language, `/requests/${id}`);
      await choose("requests:action.close");
      await expect(page.getByText(say("requests:timeline.request.closeToOffers"))).toBeVisible();
      await open(michael, language, `/technician/requests/${id}`);
      await expect(michael.getByText(say("technicianArea:refusal.closed_to_offers"))).toBeVisible();
      await choose("requests:action.reopen");
      await expect(page.getByText(say("requests:timeline.request.reopenToOffers"))).toBeVisible();
      await sendOffer(michael, language, id, "600");

      await open(page, language, `/requests/${id}/edit`);
      await page.locator("label.chip", { hasText: say("requests:timing.asap") }).click();
      await press(page, say("requests:form.saveChanges"));
      await page.waitForURL(new RegExp(`/requests/${id}$`));
      await expect(page.getByText(say("statuses:offer.stale"))).toHaveCount(2);
      await open(osama, language, `/technician/requests/${id}`);
      await press(osama, say("technicianArea:offer.reconfirm"));
      const stands = osama.getByRole("main").getByText(say("statuses:offer.pending"), { exact: true });
      await expect(stands).toBeVisible();
      await open(michael, language, `/technician/requests/${id}`);
      await michael.getByRole("link", { name: say("technicianArea:offer.revise") }).click();
      await michael.getByLabel(say("technicianArea:offer.price"), { exact: true }).fill("450");
      await press(michael, say("technicianArea:offer.reviseSubmit"));
      await expect(michael.getByRole("heading", { name: say("technicianArea:offer.mine") })).toBeVisible();
      await expect(michael.locator(".price", { hasText: "450" }).first()).toBeVisible();

      await acceptFirst(page, language, id);
      await press(page, say("orders:giveUp"));
      await expect(page.getByRole("heading", { name: say("orders:title") })).toHaveCount(0);
      await acceptFirst(page, language, id);
      const chosen = await page.getByRole("main").getByRole("heading", { level: 3 }).first().innerText();
      const hired = chosen.startsWith("Osama") ? osama : michael;
      await open(hired, language, `/technician/requests/${id}`);
      await press(hired, say("orders:giveUp"));
      await expect(hired.getByRole("heading", { name: say("orders:title") })).toHaveCount(0);
      await open(hired, language, "/technician/requests?tab=cancelled");
      await expect(
        hired.getByRole("main").getByRole("listitem").filter({ hasText: title }).first(),
      ).toBeVisible();
      await open(page, language, `/requests/${id}`);
      await expect(page.getByRole("button", { name: say("orders:giveUp") })).toHaveCount(0);
      await expect(
        page.getByRole("heading", { name: say("offers:compare.title", { count: 2 }) }),
      ).toBeVisible();
    });
  });
