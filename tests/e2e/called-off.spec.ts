import { expect, test } from "../support/browser";
import { expectStage, pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { paidJob } from "../support/paid-job";
import { drawn } from "../support/texts";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.asmaa, neighbours.plumbers.gamal] as const;

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Asmaa calls off a job that she had paid a higher price for, and sees all of it come back", async ({
      page,
      say,
      expectAccessible,
    }) => {
      const job = await paidJob(people, `Tap that cost more, ${language}`);
      const { orderId: id, customer, provider } = job;
      await provider.orders.proposePrice({ id, price: 35_000, reason: "The pipe is broken too." });
      const [proposal] = (await customer.orders.get({ id })).proposals;
      await customer.orders.agree({ id: proposal?.id ?? "" });
      const { payment } = await customer.payments.pay({ id, method: "transfer" });
      await customer.payments.proof({ id: payment.id });
      await customer.orders.cancel({ id, fee: 0, retender: false });

      await become(page.context(), people[0]);
      await open(page, language, `/requests/${job.requestId}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: say("requests:action.payments") })).toHaveCount(1);
      await main.getByRole("link", { name: say("orders:payments") }).click();
      await expectStage(page, language, "over.title");
      for (const [purpose, major] of [
        ["price", 300],
        ["increase", 50],
      ] as const) {
        const heading = main.getByRole("heading", { level: 2 }).filter({ hasText: pounds(language, major) });
        await expect(heading).toContainText(say(`payments:receipt.${purpose}`));
      }
      const back = say("payments:over.refunded", { amount: pounds(language, 300) });
      await expect(async () => {
        await page.reload();
        await expect(main.getByText(drawn(back))).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(main.getByText(say("payments:over.transfer"))).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
