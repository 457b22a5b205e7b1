import { expectOrder, openDeed, press, pressAndWait } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob, inHours, paidJob } from "../support/paid-job";
import { expect, test } from "../support/time";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.ibrahim] as const;

for (const language of inOne("ar"))
  test.describe(`${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("A visit under warranty is asked for, set, and made", async ({ page, newPerson, say, pass }) => {
      const job = await completedJob(people, `Tap that drips again, ${language}`);
      const other = await paidJob(people, `Tap at that time, ${language}`, { hours: 31 });
      const ibrahim = await newPerson();
      await become(page.context(), people[0]);
      await become(ibrahim.context(), people[1]);
      await open(page, language, `/requests/${job.requestId}`);
      await openDeed(page, language, say("orders:warranty.title"));
      await page.getByLabel(say("orders:warranty.reason")).fill("It drips again since yesterday.");
      await press(page, say("orders:warranty.submit"));
      await expect(page.getByText(say("orders:proposal.warranty.you"), { exact: true })).toBeVisible();

      await open(ibrahim, language, `/technician/requests/${job.requestId}`);
      await expect(ibrahim.getByText("It drips again since yesterday.")).toBeVisible();
      await ibrahim.getByLabel(say("orders:warranty.visitAt")).fill(inHours(30));
      await press(ibrahim, say("orders:agree.warranty"));
      const said = (status: string) => say(`statuses:claim.${status}`);
      await expect(ibrahim.locator(".prop.open")).toContainText(said("agreed"));
      await expect(ibrahim.locator(".prop.open").getByRole("status")).toContainText(
        `Tap at that time, ${language}`,
      );
      await expect(ibrahim.locator(".prop.open").getByText(say("orders:toCalendar"))).toBeVisible();
      const [visit] = (await job.customer.orders.get({ id: job.orderId })).proposals;
      for (const [reader, path] of [
        [page, `/requests/${job.requestId}`],
        [ibrahim, `/technician/requests/${job.requestId}`],
      ] as const) {
        const file = await reader.request.get(`/${language}${path}/job.ics`);
        expect(file.headers()["content-type"]).toContain("text/calendar");
        const text = (await file.text()).replaceAll("\r\n ", "");
        expect(text).toContain(`UID:visit-${visit?.id}`);
        expect(text).toContain(`DTSTART:${visit?.starts_at?.replace(/[-:]|\.\d+/g, "")}`);
        expect(text).toContain(
          say("orders:calendar.visit", { title: `Tap that drips again, ${language}` }).replaceAll(",", "\\,"),
        );
      }
      await open(page, language, `/requests/${job.requestId}`);
      const finish = page.getByRole("button", { name: say("orders:warranty.finish"), exact: true });
      await expect(finish).toHaveCount(0);
      await other.customer.orders.cancel({ id: other.orderId, fee: 0, retender: false });
      await pass(30);
      await open(page, language, `/requests/${job.requestId}`);
      await finish.click();
      await expect(page.locator(".props .prop")).toContainText(said("done"));
      await expectOrder(page, language, "completed");
      const gone = await page.request.get(`/${language}/requests/${job.requestId}/job.ics`);
      expect(gone.status()).toBe(404);
    });

    test("A visit under warranty that nobody made is given back, and another is asked for", async ({
      page,
      newPerson,
      say,
      pass,
    }) => {
      const job = await completedJob(people, `Tap that nobody came for, ${language}`);
      const ibrahim = await newPerson();
      await become(page.context(), people[0]);
      await become(ibrahim.context(), people[1]);
      await job.customer.orders.claimWarranty({ id: job.orderId, reason: "It drips again." });
      await open(ibrahim, language, `/technician/requests/${job.requestId}`);
      await ibrahim.getByLabel(say("orders:warranty.visitAt")).fill(inHours(30));
      await pressAndWait(ibrahim, say("orders:agree.warranty"));
      await open(page, language, `/requests/${job.requestId}`);
      const missed = page.getByRole("button", { name: say("orders:warranty.miss"), exact: true });
      await expect(missed).toHaveCount(0);
      await pass(31);
      await open(page, language, `/requests/${job.requestId}`);
      await missed.click();
      await expect(page.locator(".props .prop")).toContainText(say("orders:proposal.missed.you"));
      await openDeed(page, language, say("orders:warranty.title"));
      await page.getByLabel(say("orders:warranty.reason")).fill("Nobody came, and it still drips.");
      await press(page, say("orders:warranty.submit"));
      await expect(page.locator(".prop.open")).toContainText(say("orders:proposal.warranty.you"));
    });
  });
