import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob, paidJob } from "../support/paid-job";
import { drawn } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 60_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.michael] as const;

for (const { language, javaScriptEnabled } of oneWay("en", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A customer reads on her request that a refund did not arrive, and what her bank took back by itself", async ({
      page,
      say,
      expectAccessible,
    }) => {
      const amount = pounds(language, 300);
      const main = page.getByRole("main");
      const failed = await paidJob(people, `Tap whose refund does not arrive, ${language}`, {
        refunds: "fails",
      });
      await failed.customer.orders.cancel({ id: failed.orderId, fee: 0, retender: false });
      await become(page.context(), people[0]);
      const strip = page.locator(".next");
      // The gateway is asked by the next round of the server.
      await expect(async () => {
        await open(page, language, `/requests/${failed.requestId}`);
        const said = drawn(say("requests:next.over.cancelled.failed", { amount }));
        await expect(strip.getByText(said)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(strip).toContainText(say("requests:next.actor.staff"));
      await expect(main.getByText(drawn(say("requests:refunding", { amount })))).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible();
      await main.getByRole("link", { name: say("requests:action.payments") }).click();
      await expect(page).toHaveURL(/\/payment$/);
      const taken = await completedJob(people, `Tap that the bank takes back, ${language}`);
      await taken.customer.sandbox.press({ reference: taken.reference, press: "chargeBack" });
      await open(page, language, `/requests/${taken.requestId}`);
      await expect(main.getByText(drawn(say("requests:refunding.bank", { amount })))).toBeVisible();
      if (javaScriptEnabled) await expectAccessible();
    });
  });
