import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { expectBack, expectEarned, expectStage, payBy, pounds, pressAt } from "../support/checkout";
import { openDeed } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { complete, paidJob } from "../support/paid-job";
import { t } from "../support/texts";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.gamal] as const;
for (const language of locales)
  test.describe(language, () => {
    test.use({ language });
    const say = t(language);

    test("Another price is proposed, agreed on and paid, and a lower one after it", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const title = `Price ${language}`;
      const job = await paidJob(people, title);
      const tech = await newPerson();
      await become(page.context(), people[0]);
      await become(tech.context(), people[1]);
      const propose = async (price: string) => {
        await open(tech, language, `/technician/requests/${job.requestId}`);
        await openDeed(tech, language, say("orders:newPrice.title"));
        await tech.getByLabel(say("orders:newPrice.price")).fill(price);
        await tech.getByLabel(say("orders:newPrice.reason")).fill("The valve is broken as well.");
        await tech.getByRole("button", { name: say("orders:newPrice.submit") }).click();
        await expect(tech.locator(".props .prop.open")).toHaveCount(1);
        await open(page, language, `/requests/${job.requestId}`);
      };
      const agree = (price: number) =>
        page
          .getByRole("button", { name: say("orders:agree.price", { price: pounds(language, price) }) })
          .click();
      await propose(language === "ar" ? "٤٢٠" : "420");
      await expectAccessible(tech);
      await agree(420);
      const pay = page.getByRole("link", {
        name: say("orders:proposal.pay", { amount: pounds(language, 120) }),
      });
      await expect(pay).toHaveAttribute("href", `/${language}/payment?order=${job.orderId}`);
      await expectAccessible();
      await pay.click();
      await payBy(page, language, "card", pounds(language, 120));
      await pressAt(page, "pay");
      await expectStage(page, language, "paid.title");
      await propose("250");
      await agree(250);
      await expect(page.locator(".props .prop.open")).toHaveCount(0);
      await expect(page.locator(".props s")).toHaveCount(2);
      expect(await job.customer.orders.get({ id: job.orderId })).toMatchObject({ price: { amount: 25_000 } });
      // What was paid last comes back first.
      await expectBack(page, language, { title, amount: 120, status: "refunded" });
      await expectBack(page, language, { title, amount: 50, status: "refunded_partly" });
      await complete(job);
      await expectEarned(tech, language, title, 225);
    });

    test("A paid job is cancelled on its page, which says what comes back, and goes out for offers again", async ({
      page,
      context,
      expectAccessible,
    }) => {
      const title = `Cancelled ${language}`;
      const job = await paidJob(people, title);
      await become(context, people[0]);
      const file = await page.request.get(`/${language}/requests/${job.requestId}/job.ics`);
      expect(file.headers()["content-type"]).toContain("text/calendar");
      expect(await file.text()).toContain(`UID:order-${job.orderId}`);
      await open(page, language, `/requests/${job.requestId}/cancel`);
      const refund = pounds(language, 300);
      await expect(page.getByText(say("orders:cancel.free", { refund }))).toBeVisible();
      await expectAccessible();
      await page.getByRole("button", { name: say("orders:cancel.submit") }).click();
      await page.waitForURL(new RegExp(`/requests/${job.requestId}$`));
      expect(await job.customer.requests.get({ id: job.requestId })).toMatchObject({ status: "open" });
      await expectBack(page, language, { title, amount: 300, status: "refunded" });
      await job.customer.requests.cancel({ id: job.requestId });
    });
  });

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("A fee that has changed since it was read is shown anew, and not taken", async ({ page, context }) => {
    const say = t("en");
    const job = await paidJob(people, "Cancelled late", { hours: 12 });
    await become(context, people[0]);
    await open(page, "en", `/requests/${job.requestId}/cancel`);
    // What a page that was opened at another time would send.
    await page.locator("input[name=fee]").evaluate((field: HTMLInputElement) => {
      field.value = "5000";
    });
    await page.getByRole("button", { name: say("orders:cancel.submit") }).click();
    await expect(page.getByText(say("api:orderRefused.otherCost")).first()).toBeVisible();
    await expect(page.locator("input[name=fee]")).toHaveValue("0");
    await page.getByRole("button", { name: say("orders:cancel.submit") }).click();
    await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
    await job.customer.requests.cancel({ id: job.requestId });
  });
});
