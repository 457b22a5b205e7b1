import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { decline, openDeed, press } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { inHours, paidJob } from "../support/paid-job";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const { asmaa } = neighbours.customers;
const { ibrahim, ramy } = neighbours.plumbers;

/** Hours until the two jobs of each story: far from every other's. */
const ahead = { en: [1_000, 1_050], ar: [1_200, 1_250] } as const;

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const plumber = javaScriptEnabled ? ramy : ibrahim;
    const [first, second] = ahead[language];

    async function proposeTime(page: Page, at: string) {
      await openDeed(page, language, say("orders:time.title"));
      await page.getByLabel(say("orders:time.start")).fill(at);
      await press(page, say("orders:time.submit"));
      await expect(page.locator(".prop.open")).toContainText(say("orders:proposal.reschedule.you"));
    }

    test("Another time is proposed, declined because of another job, and agreed on the day after", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const which = `${language} ${javaScriptEnabled}`;
      const job = await paidJob([asmaa, plumber], `Tap to move ${which}`, { hours: first });
      const other = await paidJob([asmaa, plumber], `Tap in the way ${which}`, { hours: second });
      const technician = await newPerson();
      await become(page.context(), asmaa);
      await become(technician.context(), plumber);
      const [mine, theirs] = [`/requests/${job.requestId}`, `/technician/requests/${job.requestId}`];
      await open(page, language, mine);
      await proposeTime(page, inHours(second));
      await open(technician, language, theirs);
      const warning = technician.getByRole("status").filter({ hasText: `Tap in the way ${which}` });
      await expect(warning).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(technician);
      await decline(technician, language, "reschedule", "I am elsewhere then.");
      await expect(technician.locator(".prop.open")).toHaveCount(0);

      await open(page, language, mine);
      await expect(page.getByText("I am elsewhere then.")).toBeVisible();
      await proposeTime(page, inHours(second + 24));
      await open(technician, language, theirs);
      await expect(technician.locator(".prop.open")).toBeVisible();
      await expect(warning).toHaveCount(0);
      await press(technician, say("orders:agree.reschedule"));
      await expect(technician.locator(".prop.open")).toHaveCount(0);
      const { starts_at } = await job.customer.orders.get({ id: job.orderId });
      expect(Date.parse(starts_at) / 3_600_000).toBeCloseTo(Date.now() / 3_600_000 + second + 24, 0);
      await open(page, language, mine);
      await expect(page.locator(".panel time").first()).toHaveAttribute("datetime", starts_at);
      for (const { requestId, orderId } of [job, other]) {
        await job.customer.orders.cancel({ id: orderId, fee: 0, retender: false });
        expect(await job.customer.requests.get({ id: requestId })).toMatchObject({ status: "cancelled" });
      }
    });

    test("A day off, and a time that is booked, are warned of and refused by nobody", async ({
      page,
      expectAccessible,
    }) => {
      const which = `${language} ${javaScriptEnabled}`;
      const job = await paidJob([asmaa, plumber], `Tap before a day off ${which}`, { hours: first + 500 });
      const other = await paidJob([asmaa, plumber], `Tap that is booked ${which}`, { hours: second + 500 });
      const day = inHours(second + 600).slice(0, 10);
      await become(page.context(), plumber);
      await open(page, language, "/technician");
      await page.locator("input[name=day]").fill(day);
      await press(page, say("technicianArea:daysOff.add"));
      await expect(page.locator(`.chip time[datetime="${day}"]`)).toBeVisible();

      await open(page, language, `/technician/requests/${job.requestId}`);
      await openDeed(page, language, say("orders:time.title"));
      const form = page.locator("form", { hasText: say("orders:time.submit") });
      const field = form.getByLabel(say("orders:time.start"));
      const warning = form.getByRole("status");
      const taken = form.locator("li").filter({ has: page.locator(`time[datetime="${day}"]`) });
      if (javaScriptEnabled) {
        await field.fill(inHours(second + 500));
        await expect(warning).toContainText(`Tap that is booked ${which}`);
        await field.fill(`${day}T10:00`);
        await expect(warning).toHaveText(say("ui:taken.dayOff"));
        await expectAccessible();
      } else {
        await page.getByText(say("ui:taken.title"), { exact: true }).click();
        await expect(page.getByText(`Tap that is booked ${which}`)).toBeVisible();
        await expect(taken.filter({ hasText: say("ui:taken.off") })).toHaveCount(1);
        await field.fill(`${day}T10:00`);
      }
      await press(page, say("orders:time.submit"));
      const own = page.locator(".prop.open");
      await expect(own).toContainText(say("orders:proposal.reschedule.you"));
      await expect(own.getByRole("status")).toHaveText(say("ui:taken.dayOff"));
      await press(page, say("orders:proposal.withdraw.reschedule"));
      await expect(own).toHaveCount(0);
      await open(page, language, `/technician/requests/${job.requestId}`);
      await proposeTime(page, inHours(second + 500));
      await expect(own.getByRole("status")).toContainText(`Tap that is booked ${which}`);

      await open(page, language, "/technician");
      await page.locator("button.chip", { has: page.locator(`time[datetime="${day}"]`) }).click();
      await expect(page.locator(`.chip time[datetime="${day}"]`)).toHaveCount(0);
      for (const { orderId } of [job, other])
        await job.customer.orders.cancel({ id: orderId, fee: 0, retender: false });
    });
  });
