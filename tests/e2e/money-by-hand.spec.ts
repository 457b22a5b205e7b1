import { spacedIban } from "~/components/ui/spaced-iban";
import type { Locale } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { expectStage, payBy, paymentsFor, pounds, pressAt } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob, paidJob } from "../support/paid-job";
import { recordSettlement } from "../support/payout-steps";
import { refundIban as iban, masked, nameAccount } from "../support/refund-steps";
import { demoLogins, signIn } from "../support/sign-in";
import { refuse } from "../support/staff-pages";
import { drawn } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.gamal] as const;
const reasons: Record<Locale, string> = {
  en: "Nothing with this reference stands on the bank's statement.",
  ar: "لا تحويل بهذا الرقم المرجعي في كشف حساب البنك.",
};

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const whole = pounds(language, 300);

    test.beforeEach(async ({ context }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
    });

    test("A transfer that never came is rejected, and its payer reads why and pays by card", async ({
      page: staff,
      newPerson,
      say,
    }) => {
      const title = `Tap whose transfer is lost, ${language}`;
      const job = await agreedJob(people, title);
      const { payment } = await job.customer.payments.pay({ id: job.orderId, method: "transfer" });
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title });
      await open(staff, language, "/admin/transfers");
      await refuse(one, language, "transfers.reject", reasons[language]);
      await expect(staff.getByText(say("api:transferRejected"))).toBeVisible();
      await expect(one).toHaveCount(0);

      const yasmin = await newPerson();
      await become(yasmin.context(), people[0]);
      await open(yasmin, language, `/requests/${job.requestId}`);
      const toldWhy = async () => {
        const told = yasmin.locator(".note-red");
        for (const words of [reasons[language], payment.reference ?? "", say("payments:rejected.twice")])
          await expect(told).toContainText(words);
      };
      await toldWhy();
      await yasmin.getByRole("link", { name: say("requests:action.checkout") }).click();
      await yasmin.waitForURL(/\/payment\?order=/);
      await toldWhy();
      await payBy(yasmin, language, "card", whole);
      await pressAt(yasmin, "pay");
      await expectStage(yasmin, language, "paid.title");
      const row = await paymentsFor(yasmin, language, title);
      await expect(row.filter({ hasText: reasons[language] })).toContainText(say("statuses:payment.failed"));
      expect(await job.provider.orders.get({ id: job.orderId })).toMatchObject({ status: "paid" });
    });

    test("A refund that the gateway refuses is asked for again, and then paid by hand", async ({
      page: staff,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const title = `Tap whose refund fails, ${language}`;
      const job = await paidJob(people, title, { refunds: "fails" });
      await job.customer.orders.cancel({ id: job.orderId, fee: 0, retender: false });
      await recordSettlement(staff, language, "400");
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title });
      const press = (deed: string) => one.getByRole("button", { name: say(`staff:${deed}`) }).click();
      const fails = () =>
        expect(async () => {
          await open(staff, language, "/admin/transfers?tab=refunds");
          await expect(one).toContainText(say("staff:refunds.code.expired_or_canceled_card"), {
            timeout: 500,
          });
        }).toPass();
      await fails();
      await expect(one).toContainText(whole);
      if (javaScriptEnabled) await expectAccessible(staff);
      await press("refunds.retry");
      await expect(staff.getByText(say("api:refundRetried"))).toBeVisible();
      await fails();

      const yasmin = await newPerson();
      await become(yasmin.context(), people[0]);
      const row = await paymentsFor(yasmin, language, title);
      await expect(row).toContainText(say("payments:refund.failed", { amount: whole }));
      await row.locator("summary", { hasText: say("payments:account.name") }).click();
      await nameAccount(row, language, iban, "Yasmin Farouk");
      await expect(yasmin.getByText(say("api:refundAccountNamed"))).toBeVisible();
      await open(staff, language, "/admin/transfers?tab=refunds");
      await expect(one).toContainText(spacedIban(iban));
      await press("refunds.done");
      await expect(staff.getByText(say("api:refundNoted"))).toBeVisible();
      await expect(one).toHaveCount(0);
      await yasmin.reload();
      await expect(row).toContainText(
        drawn(say("payments:refund.done.account", { amount: whole, iban: masked })),
      );
      await expect(row).toContainText(say("statuses:payment.refunded"));
    });
  });
