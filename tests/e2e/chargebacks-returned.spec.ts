import { expect, test } from "../support/browser";
import { paymentsFor, pounds, pressAt } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { paidJob } from "../support/paid-job";
import { demoLogins, signIn } from "../support/sign-in";
import { drawn } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.asmaa, neighbours.plumbers.osama] as const;
const grievance = "He has not come at the time that we agreed on, twice now, and says nothing.";

for (const { language, javaScriptEnabled } of oneWay("en", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("What a bank takes of a job in dispute, and gives back, is refunded once staff have decided so", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const title = `Tap whose bank gives back, ${language}`;
      const job = await paidJob(people, title);
      const { id } = await job.customer.complaints.file({
        ...{ kind: "order", about_id: job.orderId, text: grievance },
      });
      const [osama, staff] = [await newPerson(), await newPerson()];
      await become(page.context(), people[0]);
      await become(osama.context(), people[1]);
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(page, language, `/sandbox/pay/${job.reference}`);
      await pressAt(page, "chargeBack");
      await pressAt(page, "giveBack");
      await expect(page.getByText(say("sandbox:state.paid"))).toBeVisible();

      const amount = pounds(language, 300);
      const undecided = drawn(say("payments:refund.undecided", { amount }));
      const row = await paymentsFor(page, language, title);
      await expect(row).toContainText(undecided);
      await expect(row).toContainText(say("statuses:payment.refund_undecided"));
      await expect(row.locator("input[name=iban]")).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await open(page, language, `/requests/${job.requestId}`);
      await expect(
        page.getByText(drawn(say("requests:next.over.cancelled.undecided", { amount }))),
      ).toBeVisible();
      await expect(page.getByText(say("requests:calledOff.order.chargeBack.yours.all"))).toBeVisible();
      await open(osama, language, `/technician/requests/${job.requestId}`);
      await expect(osama.getByText(say("requests:next.job.ended.returned"))).toBeVisible();
      for (const [side, one] of [
        ["customer", page],
        ["provider", osama],
      ] as const) {
        await open(one, language, `/complaints/${id}`);
        await expect(one.getByText(say(`complaints:state.final.charged_back.all.${side}`))).toBeVisible();
        await expect(one.getByText(say("complaints:end.charged_back.all"))).toBeVisible();
      }

      await open(staff, language, `/admin/complaints/${id}`);
      await staff.getByRole("link", { name: say("complaints:end.returned.staff") }).click();
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title });
      await expect(one).toContainText(say("staff:refunds.why.chargeback_reversed"));
      await expect(one.getByRole("button")).toHaveCount(1);
      if (javaScriptEnabled) await expectAccessible(staff);
      await one.getByRole("button", { name: say("staff:refunds.give") }).click();
      await expect(staff.getByText(say("api:refundGiven"))).toBeVisible();
      const back = drawn(say("payments:refund.done", { amount }));
      await expect(async () => {
        const again = await paymentsFor(page, language, title);
        await expect(again).toContainText(back, { timeout: 500 });
      }).toPass();
    });
  });
