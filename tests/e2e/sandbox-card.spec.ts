import { expect, test } from "../support/browser";
import { expectStage, pressAt } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob } from "../support/paid-job";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.gamal] as const;

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Marwan mistypes his card, reads what is wrong at each field, and pays by Enter", async ({
      page,
      say,
      expectAccessible,
    }) => {
      const job = await agreedJob(people, `Tap to pay for by a card, ${language}`);
      const { url } = await job.customer.payments.pay({ id: job.orderId, method: "card" });
      await become(page.context(), people[0]);
      await open(page, language, `/sandbox/pay/${url?.split("/").at(-1)}`);
      const under = await page
        .locator(".sb")
        .evaluate((ground) => document.documentElement.scrollHeight - ground.getBoundingClientRect().bottom);
      expect(under).toBeLessThanOrEqual(1);
      const field = (name: string) => page.getByLabel(say(`sandbox:card.${name}`), { exact: true });
      const typed = { number: "4000 0000 0000 99", expiry: "10/20", code: "12", holder: "4242" };
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
      await pressAt(page, "pay");
      const faults = [say("sandbox:card.short", { count: 2 }), say("sandbox:card.expired")];
      for (const fault of [...faults, say("sandbox:card.notCode"), say("sandbox:card.notHolder")])
        await expect(page.locator(".field .err", { hasText: fault })).toBeVisible();
      await expect(field("number")).toHaveValue(typed.number);
      // What stands on the back of a card is not written into a page.
      if (javaScriptEnabled) await expectAccessible(page);
      else await expect(field("code")).not.toHaveValue(typed.code);

      const right = { number: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", expiry: "١٢/٣٤", code: "١٢٣", holder: "Marwan Adel" };
      for (const [name, text] of Object.entries(right)) await field(name).fill(text);
      await field("holder").press("Enter");
      await expectStage(page, language, "paid.title");
      await job.customer.orders.cancel({ id: job.orderId, fee: 0, retender: false });
    });

    test("a card of the list is declined, and another leaves the payment to come late", async ({
      page,
      say,
    }) => {
      const job = await agreedJob(people, `Tap whose card is slow, ${language}`);
      const { url } = await job.customer.payments.pay({ id: job.orderId, method: "card" });
      await become(page.context(), people[0]);
      await open(page, language, `/sandbox/pay/${url?.split("/").at(-1)}`);
      const number = page.getByLabel(say("sandbox:card.number"), { exact: true });
      const payBy = async (outcome: string) => {
        const row = page.locator("dl > div", { hasText: say(`sandbox:numbers.${outcome}`) });
        await number.fill(await row.locator("dd").innerText());
        await pressAt(page, "pay");
      };
      await payBy("decline");
      await expect(page.getByText(say("sandbox:declined")).first()).toBeVisible();
      await payBy("abandon");
      await expect(page.getByText(say("sandbox:state.closed"))).toBeVisible();
      await expect(page.getByRole("button", { name: say("sandbox:press.payLate") })).toBeVisible();
    });
  });
