import { readFileSync } from "node:fs";
import { expect, test } from "../support/browser";
import { paymentsFor, pounds } from "../support/checkout";
import { decline, expectOrder, openDeed, press, startWith } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { paidJob } from "../support/paid-job";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.michael] as const;

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const said = (status: string) => say(`statuses:proposal.${status}`);

    test("Marwan has a new code, Michael takes a price back, is refused another, and gives the job up", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const title = `Tap that is given up, ${language}`;
      const { requestId, orderId: id, customer, provider } = await paidJob(people, title);
      const michael = await newPerson();
      await become(page.context(), people[0]);
      await become(michael.context(), people[1]);
      const [mine, theirs] = [`/requests/${requestId}`, `/technician/requests/${requestId}`];
      await open(page, language, mine);
      const code = page.locator(".arrival-c");
      const old = await code.innerText();
      await press(page, say("orders:code.new"));
      await expect(code).not.toHaveText(old);
      await open(michael, language, theirs);
      const file = michael.waitForEvent("download");
      await michael.getByRole("link", { name: say("orders:toCalendar") }).click();
      expect(readFileSync(await (await file).path(), "utf8")).toContain(`UID:order-${id}`);
      await startWith(michael, language, old);
      await expect(michael.getByText(say("api:orderRefused.wrongCode")).first()).toBeVisible();
      await startWith(michael, language, await code.innerText());
      await expectOrder(michael, language, "in_progress");

      await provider.orders.proposePrice({ id, price: 35_000, reason: "The valve is broken as well." });
      await open(michael, language, theirs);
      await press(michael, say("orders:proposal.withdraw.price"));
      await expect(michael.locator(".prop.open")).toHaveCount(0);
      await expect(michael.locator(".props .prop").first()).toContainText(said("withdrawn"));
      await open(page, language, mine);
      await expect(page.locator(".props .prop").first()).toContainText(said("withdrawn"));
      await provider.orders.proposePrice({ id, price: 34_000, reason: "The valve is broken as well." });
      await open(page, language, mine);
      await decline(page, language, "price", "The valve was agreed on before.");
      await expect(page.locator(".prop.open")).toHaveCount(0);
      await open(michael, language, theirs);
      const first = michael.locator(".props .prop").first();
      await expect(first).toContainText(said("declined"));
      await expect(first).toContainText("The valve was agreed on before.");
      expect((await customer.orders.get({ id })).price).toMatchObject({ amount: 30_000 });

      await openDeed(michael, language, say("orders:backOut.title"));
      await expect(
        michael.getByText(say("orders:backOut.during", { price: pounds(language, 300) })),
      ).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(michael);
      await michael.getByLabel(say("orders:backOut.reason")).fill("The part is not to be had any more.");
      await press(michael, say("orders:backOut.submit"));
      await expect(michael.getByText(say("orders:backOut.title"))).toHaveCount(0);
      await expect(async () => {
        const row = await paymentsFor(page, language, title);
        await expect(row).toContainText(say("payments:refund.done", { amount: pounds(language, 300) }), {
          timeout: 500,
        });
      }).toPass();
      expect((await customer.orders.get({ id })).status).toBe("cancelled");
      expect((await customer.requests.get({ id: requestId })).status).toBe("cancelled");
    });
  });
