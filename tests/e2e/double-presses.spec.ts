import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { chooseAt, expectBack, expectStage, paymentsFor, pounds, pressAt } from "../support/checkout";
import { expectOrder } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob, deliveredJob, type Job, paidJob } from "../support/paid-job";
import { t } from "../support/texts";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.salma, neighbours.plumbers.gamal] as const;

/** What is booked for a job on one of the technician's accounts, the newest first. */
async function bookedFor(
  { provider, requestId }: Pick<Job, "provider" | "requestId">,
  account: "held" | "pending",
) {
  const { content } = await provider.wallet.lines({ account });
  return content
    .filter(({ request }) => request?.id === requestId)
    .map(({ kind, amount }) => [kind, amount.amount]);
}

for (const language of inOne("en"))
  test.describe(language, () => {
    test.use({ language });
    const say = t(language);
    const twice = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).dblclick();
    /** No press failed: neither a page of errors, nor a message of one. */
    async function expectNoError(page: Page) {
      await expect(page.locator(".note-red, .Toastify__toast--error")).toHaveCount(0);
      await expect(page.getByText(say("failure:500.text"), { exact: true })).toHaveCount(0);
    }

    test("Work that is approved by two presses is approved once", async ({ page }) => {
      const title = `Tap that is approved twice, ${language}`;
      const job = await deliveredJob(people, title);
      await become(page.context(), people[0]);
      await open(page, language, `/requests/${job.requestId}`);
      await twice(page, say("orders:approve.submit", { price: pounds(language, 300) }));
      await expectOrder(page, language, "completed");
      await expectNoError(page);
      expect(await bookedFor(job, "pending")).toEqual([["release", 27_000]]);
      expect(await bookedFor(job, "held")).toEqual([]);
      await open(page, language, `/requests/${job.requestId}`);
      await expectOrder(page, language, "completed");
    });

    test("A split that is accepted by two presses is booked once", async ({ page }) => {
      const title = `Tap that is split twice, ${language}`;
      const job = await paidJob(people, title);
      const text = "The new tap drips again, and the wall behind it is wet.";
      const { id } = await job.customer.complaints.file({ kind: "order", about_id: job.orderId, text });
      await job.provider.complaints.write({ id, text: "It did not drip when I left." });
      await job.provider.complaints.propose({ id, kept: 20_005 });
      await become(page.context(), people[0]);
      await open(page, language, `/complaints/${id}`);
      await page.locator(".prop.open summary").click();
      await twice(page, say("complaints:accept.submit"));
      await expect(
        page.locator(".head .badge", { hasText: say("statuses:complaint.settled") }),
      ).toBeVisible();
      await expectNoError(page);
      // A tenth of 200.05 is the commission, half a piaster up.
      expect(await bookedFor(job, "pending")).toEqual([["release", 18_004]]);
      expect(await bookedFor(job, "held")).toEqual([]);
      expect((await job.customer.orders.get({ id: job.orderId })).status).toBe("completed");
      await expectBack(page, language, { title, amount: 99.95, status: "refunded_partly" });
    });

    test("A payment of which the gateway tells twice is held once", async ({ page }) => {
      const title = `Tap that is told of twice, ${language}`;
      const job = await agreedJob(people, title);
      const { url } = await job.customer.payments.pay({ id: job.orderId, method: "card" });
      await become(page.context(), people[0]);
      await open(page, language, `/sandbox/pay/${url?.split("/").at(-1)}`);
      await chooseAt(page, language, { manner: "twice" });
      await pressAt(page, "pay");
      await expectStage(page, language, "paid.title");
      const order = async () => {
        const { status, price } = await job.customer.orders.get({ id: job.orderId });
        return { status, price: price.amount };
      };
      expect(await order()).toEqual({ status: "paid", price: 30_000 });
      const row = await paymentsFor(page, language, title);
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(say("statuses:payment.succeeded"));
      await expect(row).toContainText(pounds(language, 300));
      expect(await bookedFor(job, "held")).toEqual([["payment", 30_000]]);
      await job.customer.orders.cancel({ id: job.orderId, fee: 0, retender: false });
    });
  });
