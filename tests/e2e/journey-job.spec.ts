import type { Page } from "@playwright/test";
import type { OrderStatus } from "~/contract/order-fields";
import { expect, test } from "../support/browser";
import { deliver, expectOrder, moreDeeds, press, startWith } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { type Job, paidJob } from "../support/paid-job";
import { t } from "../support/texts";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.salma, neighbours.plumbers.michael] as const;

/** As a reader of this language may type it. */
const typed = (code: string, language: string) =>
  language === "ar" ? code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "") : code;

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const badge = (page: Page, status: OrderStatus) => expectOrder(page, language, status);

    async function start(page: Page, { customer, orderId }: Job) {
      const code = (await customer.orders.get({ id: orderId })).arrival_code ?? "";
      await startWith(page, language, typed(code === "0000" ? "0001" : "0000", language));
      await expect(page.getByText(say("api:orderRefused.wrongCode")).first()).toBeVisible();
      await startWith(page, language, typed(code, language));
      await badge(page, "in_progress");
      return code;
    }

    test("A paid job is begun with the code, delivered, changed, delivered again and approved", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const job = await paidJob(people, `Job ${language} ${javaScriptEnabled}`);
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      const tech = await newPerson();
      await become(page.context(), people[0]);
      await become(tech.context(), people[1]);
      await open(page, language, `/requests/${job.requestId}`);
      await open(tech, language, `/technician/requests/${job.requestId}`);
      await expect(page.getByText(say("orders:code.title"), { exact: true })).toBeVisible();
      const shown = await page.locator(".arrival-c").innerText();
      await look(page);
      await look(tech);
      expect(await start(tech, job)).toBe(shown);

      await deliver(tech, language);
      await look(tech);

      await open(page, language, `/requests/${job.requestId}`);
      await expect(page.getByRole("img", { name: say("orders:photo", { number: 1 }) })).toBeVisible();
      await look(page);
      await page.locator("#approve summary", { hasText: say("orders:changes.title") }).click();
      await page.getByLabel(say("orders:changes.reason")).fill("The joint still drips.");
      await press(page, say("orders:changes.submit"));
      await badge(page, "in_progress");

      await open(tech, language, `/technician/requests/${job.requestId}`);
      await expect(tech.getByText("The joint still drips.")).toBeVisible();
      await press(tech, say("orders:deliver.submit"));
      await badge(tech, "delivered");

      await open(page, language, `/requests/${job.requestId}`);
      await expect(page.getByText("The joint still drips.")).toBeVisible();
      await expect(page.getByRole("heading", { name: say("orders:delivery.before") })).toBeVisible();
      await look(page);
      const price = language === "ar" ? "300 ج.م" : "EGP 300";
      await press(page, say("orders:approve.submit", { price }));
      await badge(page, "completed");
      await expect(moreDeeds(page, language)).toBeVisible();
      await look(page);
      await open(tech, language, `/technician/requests/${job.requestId}`);
      await expect(tech.getByText(say("orders:earning"), { exact: true })).toBeVisible();
      await look(tech);
    });
  });
