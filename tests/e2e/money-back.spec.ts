import { locales } from "~/i18n/locale";
import {
  chooseAt,
  comeToCheckout,
  expectBack,
  expectEarned,
  expectStage,
  payBy,
  paymentsFor,
  pounds,
  pressAt,
} from "../support/checkout";
import { press } from "../support/job-steps";
import { joinAsProvider } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob, paidJob } from "../support/paid-job";
import { expect, test } from "../support/time";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.osama] as const;

for (const language of locales)
  test.describe(`${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("The time for paying passes, and what the bank takes after that comes back", async ({
      page,
      say,
      pass,
    }) => {
      const title = `Tap whose payment lapses, ${language}`;
      await become(page.context(), people[0]);
      const id = await comeToCheckout(page, language, people, title);
      const checkout = page.url();
      await payBy(page, language, "card");
      const gateway = page.url();
      await pass(0.6);
      await page.goto(checkout);
      await expectStage(page, language, "over.title.time");
      await open(page, language, `/requests/${id}`);
      await expect(page.getByRole("heading", { name: say("orders:title") })).toHaveCount(0);
      await expect(page.locator(".of footer a")).toHaveCount(1);

      // The session is closed at our word, by the next round of the server.
      const late = page.locator("button[name=press][value=payLate]");
      await expect(async () => {
        await page.goto(gateway);
        await expect(late).toBeVisible({ timeout: 500 });
      }).toPass();
      await chooseAt(page, language, { refunds: "done" });
      await late.click();
      await expectStage(page, language, "over.title.time");
      await expectBack(page, language, { title, amount: 420, status: "refunded" });
    });

    test("Who cancels on the day before pays for the visit, and has read how much", async ({
      page,
      newPerson,
      say,
      pass,
    }) => {
      const title = `Tap that is cancelled late, ${language}`;
      const job = await paidJob(people, title, { hours: 12 });
      await become(page.context(), people[0]);
      await pass(0.2);
      await open(page, language, `/requests/${job.requestId}/cancel`);
      const { provider } = await job.customer.orders.get({ id: job.orderId });
      const [fee, refund] = [pounds(language, 50), pounds(language, 250)];
      const cost = say("orders:cancel.cost", { refund, fee, name: provider.name });
      await expect(page.getByText(cost)).toBeVisible();
      await page.locator("input[name=retender][value=no]").check();
      await press(page, say("orders:cancel.submit"));
      await expect(page.getByText(say("api:orderCancelled", { amount: refund }))).toBeVisible();
      await expectBack(page, language, { title, amount: 250, status: "refunded_partly" });

      const osama = await newPerson();
      await become(osama.context(), people[1]);
      const { earning } = await job.provider.orders.get({ id: job.orderId });
      await expectEarned(osama, language, title, (earning?.payout.amount ?? 0) / 100);
      await open(osama, language, `/technician/requests/${job.requestId}`);
      await expect(osama.getByText(say("statuses:order.cancelled")).first()).toBeVisible();
      const paid = osama.locator("dl > div", { hasText: say("orders:earning") });
      await expect(paid).toContainText(pounds(language, (earning?.payout.amount ?? 0) / 100));
    });

    test("What a bank takes back after the work was approved comes out of the earnings", async ({
      page,
      newPerson,
      say,
    }) => {
      const title = `Tap that is charged back, ${language}`;
      const job = await completedJob(people, title);
      const osama = await newPerson();
      await become(osama.context(), people[1]);
      await become(page.context(), people[0]);
      await open(page, language, `/sandbox/pay/${job.reference}`);
      await pressAt(page, "chargeBack");
      await expect(page.getByText(say("sandbox:state.charged_back"))).toBeVisible();

      await open(osama, language, "/technician/wallet?account=pending");
      const line = osama.locator(".led tbody tr", { hasText: title }).first();
      await expect(line).toContainText(say("wallet:kind.chargeback"));
      await expect(line).toContainText(pounds(language, -270));
      await open(osama, language, `/technician/requests/${job.requestId}`);
      await expect(osama.getByText(say("statuses:order.completed")).first()).toBeVisible();
      const row = await paymentsFor(page, language, title);
      await expect(row).toContainText(say("statuses:payment.charged_back"));
      await expect(row).toContainText(pounds(language, 300));
    });

    test("What a bank takes back after the earnings are cleared comes out of what is available, and is owed beyond it", async ({
      page,
      newPerson,
      say,
      pass,
    }) => {
      const title = `Tap that is charged back late, ${language}`;
      const [karim, technician] = [newcomer("Karim Nabil", language), await newPerson()];
      await joinAsProvider(technician, karim);
      const job = await completedJob([people[0], karim.phone], title);
      await become(page.context(), people[0]);
      await pass(8 * 24);
      const { payouts, wallet } = job.provider;
      const { pending, available, debt } = await wallet.balances();
      expect([pending.amount, available.amount, debt.amount]).toEqual([0, 27_000, 0]);
      await payouts.addMethod({ iban: "EG380019000500000000263180002", holder: "Karim Nabil" });
      await payouts.request({ amount: 22_000 });
      await open(page, language, `/sandbox/pay/${job.reference}`);
      await pressAt(page, "chargeBack");
      await expect(page.getByText(say("sandbox:state.charged_back"))).toBeVisible();

      for (const [account, amount] of [
        ["available", -50],
        ["debt", 220],
      ] as const) {
        await open(technician, language, `/technician/wallet?account=${account}`);
        const line = technician.locator(".led tbody tr").first();
        await expect(line).toContainText(say("wallet:kind.chargeback"));
        await expect(line).toContainText(title);
        await expect(line).toContainText(pounds(language, amount, { isSigned: true }));
      }
      const figure = technician.locator(".bal dd > a[href*='account=debt']");
      await expect(figure).toHaveText(pounds(language, 220));
      const row = await paymentsFor(page, language, title);
      await expect(row).toContainText(say("statuses:payment.charged_back"));
    });
  });
