import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectStage, pounds } from "../support/checkout";
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
import { ways } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const people = [neighbours.customers.asmaa, neighbours.plumbers.gamal] as const;
const mistyped = `${iban.slice(0, -1)}3`;
const holder = "Asmaa Farouk";
const loadsAnew = (page: Page) => page.locator("meta[http-equiv=refresh]");

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("At the checkout nobody takes the account away that a customer is typing, nor what was wrong with it", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const title = `Tap, checkout of a refund, ${language} ${javaScriptEnabled}`;
      const amount = pounds(language, 300);
      const job = await agreedJob(people, title);
      await job.customer.payments.pay({ id: job.orderId, method: "transfer" });
      await job.customer.orders.giveUp({ id: job.orderId });
      await job.customer.requests.cancel({ id: job.requestId });
      const staff = await newPerson();
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await recordLate(staff, language, title);

      if (javaScriptEnabled) await page.clock.install();
      await become(page.context(), people[0]);
      await open(page, language, `/payment?order=${job.orderId}`);
      await expectStage(page, language, "over.title");
      const main = page.getByRole("main");
      const field = main.getByLabel(say("payments:transfer.iban"));
      const isWrong = async () => {
        await expect(main.locator(".err")).toHaveText(say("api:iban.checksum"));
        await expect(field).toBeVisible();
        await expect(field).toHaveValue(mistyped);
        await expect(main.getByLabel(say("payments:transfer.holder"))).toHaveValue(holder);
        await expect(loadsAnew(page)).toHaveCount(0);
      };
      await expect(field).toBeVisible();
      await expect(loadsAnew(page)).toHaveCount(0);
      await expectNumberInView(page, field);
      await nameAccount(main, language, mistyped, holder);
      await isWrong();
      if (javaScriptEnabled) await expectAccessible();
      await nameAccount(main, language, iban, holder);
      await expect(page.getByText(say("api:refundAccountNamed"))).toBeVisible();
      await expect(main.locator(".note[role=status]")).toContainText(
        drawn(say("payments:over.named", { amount, iban: masked })),
      );

      // Now staff are waited for, and another account may be named.
      const change = main.locator("summary", { hasText: say("payments:account.change") });
      if (!(await field.isVisible())) await change.click();
      if (javaScriptEnabled) {
        await field.fill(mistyped);
        const isRead = page.waitForResponse(/\.data/);
        await page.clock.fastForward(31_000);
        await isRead;
        await expect(field).toHaveValue(mistyped);
      }
      await nameAccount(main, language, mistyped, holder);
      await isWrong();
      if (javaScriptEnabled) {
        await page.clock.fastForward(61_000);
        await isWrong();
        await expectAccessible();
        return;
      }
      await main.getByRole("link", { name: say("ui:lookAgain") }).click();
      await expect(main.locator(".err")).toHaveCount(0);
      await expect(field).toBeHidden();
    });
  });
