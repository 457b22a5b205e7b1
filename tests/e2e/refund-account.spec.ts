import { spacedIban } from "~/components/ui/spaced-iban";
import { expect, test } from "../support/browser";
import { paymentsFor, pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob } from "../support/paid-job";
import {
  expectNumberInView,
  refundIban as iban,
  masked,
  nameAccount,
  recordLate,
} from "../support/refund-steps";
import { demoLogins, signIn } from "../support/sign-in";
import { drawn } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.gamal] as const;

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A transfer comes too late: its customer names an account, staff pay there, and both read so", async ({
      page: staff,
      context,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const title = `Tap whose transfer is late, ${language}`;
      const amount = pounds(language, 300);
      const job = await agreedJob(people, title);
      await job.customer.payments.pay({ id: job.orderId, method: "transfer" });
      await job.customer.orders.giveUp({ id: job.orderId });
      await job.customer.requests.cancel({ id: job.requestId });
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title });
      await recordLate(staff, language, title);

      // Nobody has said yet where to.
      const done = one.getByRole("button", { name: say("staff:refunds.done") });
      await open(staff, language, "/admin/transfers?tab=refunds");
      await expect(one.getByLabel(say("staff:refunds.toSender"))).not.toBeChecked();
      if (javaScriptEnabled) await expectAccessible(staff);
      await done.click();
      await expect(one.getByText(say("api:refundNoAccount"))).toBeVisible();

      const yasmin = await newPerson();
      await become(yasmin.context(), people[0]);
      await open(yasmin, language, `/requests/${job.requestId}`);
      await expect(yasmin.getByText(say("requests:next.over.cancelled.account", { amount }))).toBeVisible();
      await yasmin.getByRole("link", { name: say("requests:action.payments") }).click();
      const row = await paymentsFor(yasmin, language, title);
      await expect(row).toContainText(say("payments:refund.asked", { amount }));
      await expect(row).toContainText(say("statuses:payment.refund_to_name"));
      await expectNumberInView(yasmin, row.getByLabel(say("payments:transfer.iban")));
      await nameAccount(row, language, `${iban.slice(0, -1)}3`, "Yasmin Farouk");
      await expect(row).toContainText(say("api:iban.checksum"));
      await expect(yasmin).toHaveURL(/\/payment$/);
      await expect(row.getByLabel(say("payments:transfer.holder"))).toHaveValue("Yasmin Farouk");
      if (javaScriptEnabled) await expectAccessible(yasmin);
      await nameAccount(row, language, iban, "Yasmin Farouk");
      await expect(yasmin.getByText(say("api:refundAccountNamed"))).toBeVisible();
      await expect(row).toContainText(drawn(say("payments:refund.named", { amount, iban: masked })));
      await expect(row).not.toContainText(iban);
      await expect(row.getByLabel(say("payments:transfer.iban"))).toBeHidden();
      if (javaScriptEnabled)
        await expect(row.locator("summary", { hasText: say("payments:account.change") })).toBeFocused();

      await open(staff, language, "/admin/transfers?tab=refunds");
      for (const fact of [spacedIban(iban), "Yasmin Farouk"]) await expect(one).toContainText(fact);
      await done.click();
      await expect(staff.getByText(say("api:refundNoted"))).toBeVisible();
      await expect(one).toHaveCount(0);
      await yasmin.reload();
      await expect(row).toContainText(drawn(say("payments:refund.done.account", { amount, iban: masked })));
      await expect(row).toContainText(say("statuses:payment.refunded"));
    });
  });
