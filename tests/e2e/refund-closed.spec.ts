import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { closeAccount } from "../support/close-account";
import { joinAsCustomer } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { neighbours } from "../support/neighbours";
import { agreedJob } from "../support/paid-job";
import { refundIban as iban, masked, nameAccount, recordLate } from "../support/refund-steps";
import { demoPassword } from "../support/sign-in";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Who is closed out still says where a transfer goes back to", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const amount = pounds(language, 300);
      const nadia = { ...newcomer("Nadia Samir", language), password: demoPassword };
      const title = `Tap of the closed account ${nadia.phone.slice(-4)}`;
      await joinAsCustomer(page, nadia);
      const job = await agreedJob([nadia.phone, neighbours.plumbers.gamal], title);
      await job.customer.payments.pay({ id: job.orderId, method: "transfer" });
      await job.customer.orders.giveUp({ id: job.orderId });
      await job.customer.requests.cancel({ id: job.requestId });
      const staff = await newPerson();
      await closeAccount(staff, nadia.phone);
      await open(page, language, "/complaints");
      const owed = page.locator("#refunds");
      await expect(owed).toHaveCount(0);

      await recordLate(staff, language, title);

      await open(page, language, "/payment");
      expect(new URL(page.url()).pathname).toBe(`/${language}/complaints`);
      await expect(owed).toContainText(title);
      await expect(owed).toContainText(say("payments:refund.asked", { amount }));
      if (javaScriptEnabled) await expectAccessible();
      await nameAccount(owed, language, `${iban.slice(0, -1)}3`, "Nadia Samir");
      await expect(owed).toContainText(say("api:iban.checksum"));
      await expect(owed.getByLabel(say("payments:transfer.holder"))).toHaveValue("Nadia Samir");
      await nameAccount(owed, language, iban, "Nadia Samir");
      await expect(page.getByText(say("api:refundAccountNamed"))).toBeVisible();
      await expect(owed).toContainText(masked);
      await expect(owed).not.toContainText(iban);
      if (javaScriptEnabled) await expectAccessible();
    });
  });
