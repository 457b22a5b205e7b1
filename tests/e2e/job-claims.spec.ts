import { paymentsFor, pounds } from "../support/checkout";
import { decline, expectOrder, moreDeeds, openDeed, photo, press, pressAndWait } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob, deliveredJob, paidJob } from "../support/paid-job";
import { expect, test } from "../support/time";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.ibrahim] as const;

for (const language of inOne("en"))
  test.describe(`${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("The approval is put off once, and silence approves after that", async ({
      page,
      newPerson,
      say,
      pass,
    }) => {
      const job = await deliveredJob(people, `Tap to be looked at again, ${language}`);
      const ibrahim = await newPerson();
      await become(page.context(), people[0]);
      await become(ibrahim.context(), people[1]);
      await open(page, language, `/requests/${job.requestId}`);
      await openDeed(page, language, say("orders:pause.title"));
      await page.getByLabel(say("orders:pause.reason")).fill("We are away until Sunday.");
      await press(page, say("orders:pause.submit"));
      await expect(page.getByText(say("orders:pause.said.you"))).toBeVisible();
      await expect(page.locator("summary", { hasText: say("orders:pause.title") })).toHaveCount(0);
      await pass(73);
      await open(ibrahim, language, `/technician/requests/${job.requestId}`);
      await expectOrder(ibrahim, language, "delivered");
      await expect(ibrahim.getByText("We are away until Sunday.")).toBeVisible();
      await pass(72);
      await open(ibrahim, language, `/technician/requests/${job.requestId}`);
      await expectOrder(ibrahim, language, "completed");
    });

    test("Nobody came: an objection leaves the job as it is, and silence gives everything back", async ({
      page,
      newPerson,
      say,
      pass,
    }) => {
      const title = `Tap to wait for, ${language}`;
      const job = await paidJob(people, title, { hours: 2 });
      const ibrahim = await newPerson();
      await become(page.context(), people[0]);
      await become(ibrahim.context(), people[1]);
      const { provider } = await job.customer.orders.get({ id: job.orderId });
      const { customer } = await job.provider.orders.get({ id: job.orderId });
      const [mine, theirs] = [`/requests/${job.requestId}`, `/technician/requests/${job.requestId}`];
      await open(page, language, mine);
      await moreDeeds(page, language).click();
      await expect(page.locator("summary", { hasText: say("orders:noShow.customer.title") })).toHaveCount(0);
      await pass(6);

      await open(ibrahim, language, theirs);
      await openDeed(ibrahim, language, say("orders:noShow.provider.title"));
      await ibrahim.getByLabel(say("orders:noShow.reason")).fill("I rang twice at the door.");
      await press(ibrahim, say("orders:noShow.submit"));
      await expect(
        ibrahim.getByText(say("orders:proposal.no_show.you.customer", { name: customer.name })),
      ).toBeVisible();
      const row = (of: typeof page) => of.locator("#main .list > li", { hasText: title });
      await open(page, language, "/requests?tab=assigned");
      await expect(row(page)).toContainText(say("requests:next.actor.you"));
      await open(ibrahim, language, "/technician/requests?tab=to_start");
      await expect(row(ibrahim)).toContainText(say("requests:next.actor.customer"));
      await open(page, language, mine);
      const [fee, refund] = [pounds(language, 50), pounds(language, 250)];
      const consequence = { name: provider.name, fee, refund };
      await expect(page.getByText(say("orders:consequence.no_show.customer", consequence))).toBeVisible();
      await decline(page, language, "no_show", "I was at home all day.");
      await expectOrder(page, language, "paid");

      await openDeed(page, language, say("orders:noShow.customer.title"));
      const form = page.locator("form", { hasText: say("orders:noShow.submit") });
      await form.getByLabel(say("orders:noShow.reason")).fill("Nobody rang at all.");
      await form.locator("input[type=file]").setInputFiles(await photo("door.jpg"));
      await pressAndWait(page, say("orders:noShow.submit"));
      await open(ibrahim, language, "/technician");
      await ibrahim.locator(".todo .hot").click();
      await expect(ibrahim).toHaveURL(/tab=waiting/);
      await expect(row(ibrahim)).toContainText(say("requests:next.actor.you"));
      await open(ibrahim, language, theirs);
      await expect(ibrahim.getByText("I was at home all day.")).toBeVisible();
      await expect(ibrahim.locator(".prop.open img")).toHaveCount(1);
      await pass(49);
      await open(page, language, mine);
      await expect(page.locator(".arrival-c")).toHaveCount(0);
      await expect(async () => {
        const row = await paymentsFor(page, language, title);
        const back = say("payments:refund.done", { amount: pounds(language, 300) });
        await expect(row).toContainText(back, { timeout: 500 });
      }).toPass();
      await open(ibrahim, language, theirs);
      await expect(ibrahim.getByText(say("technicianArea:refusal.excluded"))).toBeVisible();
    });

    test("Who did not come owns up, and everything goes back at once", async ({
      page,
      newPerson,
      say,
      pass,
    }) => {
      const title = `Tap that was forgotten, ${language}`;
      const { requestId, orderId: id, customer } = await paidJob(people, title, { hours: 2 });
      const ibrahim = await newPerson();
      await become(page.context(), people[0]);
      await become(ibrahim.context(), people[1]);
      await pass(6);
      await customer.orders.claimNoShow({ id, reason: "Nobody rang at all." });
      await open(ibrahim, language, `/technician/requests/${requestId}`);
      await press(ibrahim, say("orders:agree.no_show"));
      await expect(ibrahim.getByText(say("technicianArea:refusal.excluded"))).toBeVisible();
      await expect(async () => {
        const row = await paymentsFor(page, language, title);
        const back = say("payments:refund.done", { amount: pounds(language, 300) });
        await expect(row).toContainText(back, { timeout: 500 });
      }).toPass();
      expect(await customer.requests.get({ id: requestId })).toMatchObject({ status: "open" });
    });

    test("A visit under warranty is declined, and the customer reads why", async ({
      page,
      newPerson,
      say,
    }) => {
      const job = await completedJob(people, `Tap beside a burst pipe, ${language}`);
      const ibrahim = await newPerson();
      await become(page.context(), people[0]);
      await become(ibrahim.context(), people[1]);
      await job.customer.orders.claimWarranty({ id: job.orderId, reason: "The wall is wet again." });
      await open(ibrahim, language, `/technician/requests/${job.requestId}`);
      await decline(ibrahim, language, "warranty", "It is the pipe behind the wall, not the tap.");
      await expect(ibrahim.locator(".prop.open")).toHaveCount(0);
      await open(page, language, `/requests/${job.requestId}`);
      const answered = page.locator(".props .prop").first();
      await expect(answered).toContainText(say("statuses:claim.declined"));
      await expect(answered).toContainText("It is the pipe behind the wall, not the tap.");
    });
  });
