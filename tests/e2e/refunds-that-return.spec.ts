import type { Locale } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { paymentsFor, pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob } from "../support/paid-job";
import { refundIban as iban, masked, nameAccount } from "../support/refund-steps";
import { demoLogins, signIn } from "../support/sign-in";
import { refuse } from "../support/staff-pages";
import { drawn } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.gamal] as const;
const reasons: Record<Locale, string> = { en: "The account is closed.", ar: "الحساب مغلق لدى البنك." };
const slips: Record<Locale, string> = { en: "A zero too many was typed.", ar: "كُتب صفر زائد في المبلغ." };
const other = "EG800002000156789012345180002";

for (const { language, javaScriptEnabled } of oneWay("en", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test.beforeEach(async ({ context }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
    });

    test("The bank sends a refund back: its customer reads why, and changes the account that it goes to next", async ({
      page: staff,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const title = `Tap whose refund comes back, ${language}`;
      const amount = pounds(language, 300);
      const job = await agreedJob(people, title);
      await job.customer.payments.pay({ id: job.orderId, method: "transfer" });
      await job.customer.orders.giveUp({ id: job.orderId });
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title });
      await open(staff, language, "/admin/transfers?tab=ran_out");
      await one.getByRole("button", { name: say("staff:transfers.confirm") }).click();
      await expect(staff.getByText(say("api:transferGoesBack"))).toBeVisible();
      await open(staff, language, "/admin/transfers?tab=refunds");
      await one.getByLabel(say("staff:refunds.toSender")).check();
      await one.getByRole("button", { name: say("staff:refunds.done") }).click();
      await expect(staff.getByText(say("api:refundNoted"))).toBeVisible();

      await open(staff, language, "/admin/transfers?tab=refunds_paid");
      if (javaScriptEnabled) await expectAccessible(staff);
      await refuse(one, language, "refunds.return", reasons[language]);
      await expect(staff.getByText(say("api:refundSentBack"))).toBeVisible();
      await expect(one).toHaveCount(0);

      const yasmin = await newPerson();
      await become(yasmin.context(), people[0]);
      const row = await paymentsFor(yasmin, language, title);
      await expect(row).toContainText(say("payments:refund.asked", { amount }));
      await expect(row).toContainText(reasons[language]);
      await nameAccount(row, language, other, "Yasmin Farouk");
      await expect(yasmin.getByText(say("api:refundAccountNamed"))).toBeVisible();
      const change = row.locator("summary", { hasText: say("payments:account.change") });
      await expect(row.getByLabel(say("payments:transfer.iban"))).toBeHidden();
      await change.click();
      await nameAccount(row, language, iban, "Yasmin Farouk");
      await expect(yasmin.getByText(say("api:refundAccountChanged"))).toBeVisible();
      await expect(row).toContainText(drawn(say("payments:refund.named", { amount, iban: masked })));
      await expect(row).toContainText(say("payments:refund.held", { time: "" }).slice(0, 20));

      await open(staff, language, "/admin/transfers?tab=refunds");
      await expect(one).toContainText(reasons[language]);
      await expect(one).toContainText(say("staff:refunds.accountHeld", { time: "" }).slice(0, 12));
      await one.getByRole("button", { name: say("staff:refunds.done") }).click();
      await expect(one.getByText(say("api:refundAccountHeld", { time: "" }).slice(0, 30))).toBeVisible();
    });

    test("Another amount has to be said to have come, and is taken back where that was a slip", async ({
      page: staff,
      say,
    }) => {
      const title = `Tap with a zero too many, ${language}`;
      const job = await agreedJob(people, title);
      const { payment } = await job.customer.payments.pay({ id: job.orderId, method: "transfer" });
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title });
      const confirm = () => one.getByRole("button", { name: say("staff:transfers.confirm") }).click();
      await open(staff, language, "/admin/transfers");
      await one.getByLabel(say("staff:transfers.amount")).fill("3000");
      await confirm();
      await expect(one.getByText(say("api:otherAmount", { price: pounds(language, 300) }))).toBeVisible();
      await one.getByLabel(say("staff:transfers.another")).check();
      await confirm();
      await expect(staff.getByText(say("api:transferGoesBack"))).toBeVisible();

      await open(staff, language, `/admin/transfers?q=${payment.reference}`);
      await expect(staff.getByRole("heading", { name: say("staff:refunds.found") })).toBeVisible();
      await refuse(one.last(), language, "refunds.withdraw", slips[language]);
      await expect(staff.getByText(say("api:transferWithdrawn"))).toBeVisible();
      await expect(one).toHaveCount(1);
      await confirm();
      await expect(staff.getByText(say("api:transferConfirmed"))).toBeVisible();
      expect(await job.provider.orders.get({ id: job.orderId })).toMatchObject({ status: "paid" });
    });
  });
