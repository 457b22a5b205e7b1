import { pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob } from "../support/paid-job";
import { payOut, recordSettlement } from "../support/payout-steps";
import { demoLogins, signIn } from "../support/sign-in";
import { expect, test } from "../support/time";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.ramy] as const;
/** Of nobody, with a right checksum. */
const iban = "EG380019000500000000263180002";
const week = 7 * 24 + 1;

for (const { language, javaScriptEnabled } of oneWay("en", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A debt that nobody will pay is written off, with a reason", async ({
      page,
      context,
      browser,
      baseURL,
      newPerson,
      say,
      pass,
      expectAccessible,
    }) => {
      const reason = "The account is closed, and nobody answers.";
      const job = await completedJob(people, `Tap that is charged back late, ${language}`);
      await pass(week);
      const { orderId: id, provider } = job;
      await provider.orders.get({ id });
      const { content: methods } = await provider.payouts.methods();
      if (methods.length === 0) await provider.payouts.addMethod({ iban, holder: "Ramy Fathy" });
      const { available } = await provider.wallet.balances();
      await provider.payouts.request({ amount: available.amount });
      const staff = await signIn(process.env.SITE_URL ?? "", demoLogins.staff);
      const clerk = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await clerk.context().addCookies(staff);
      await recordSettlement(clerk, language, "300");
      await payOut(clerk, language, String(available.amount / 100));
      await clerk.context().close();
      await job.customer.sandbox.press({ reference: job.reference, press: "chargeBack" });
      const { debt } = await provider.wallet.balances();
      expect(debt.amount).toBeGreaterThan(0);

      const { user } = await provider.profile.details();
      await context.addCookies(staff);
      await open(page, language, `/admin/users/${user.id}`);
      const form = page.getByRole("form", { name: say("staff:writeOff.title") });
      await expect(page.getByRole("main")).toContainText(pounds(language, debt.amount / 100));
      if (javaScriptEnabled) await expectAccessible();
      const [amount, why] = [
        form.getByLabel(say("staff:writeOff.amount")),
        form.getByLabel(say("staff:writeOff.reason")),
      ];
      const submit = form.getByRole("button", { name: say("staff:writeOff.submit") });
      await amount.fill(String(debt.amount / 100 + 1));
      await why.fill(reason);
      await submit.click();
      const most = say("api:staff.aboveDebt", { price: pounds(language, debt.amount / 100) });
      await expect(form.getByText(most)).toBeVisible();
      await expect(why).toHaveValue(reason);
      await amount.fill(String(debt.amount / 100));
      await submit.click();
      await expect(page.getByText(say("api:staff.writtenOff"))).toBeVisible();
      await expect(form).toHaveCount(0);
      const log = page.getByRole("region", { name: say("staff:user.history") });
      await expect(log.getByRole("listitem").first()).toContainText(reason);

      const ramy = await newPerson();
      await become(ramy.context(), people[1]);
      await open(ramy, language, "/technician/wallet?account=debt");
      await expect(ramy.locator(".led tbody tr").first()).toContainText(say("wallet:kind.write_off"));
    });
  });
