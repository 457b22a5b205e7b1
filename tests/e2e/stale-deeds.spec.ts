import { expect, test } from "../support/browser";
import { press } from "../support/job-steps";
import { open, writeOffer } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob, deliveredJob, paidJob, postedBy } from "../support/paid-job";
import { asPhone } from "../support/site-api";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.ibrahim] as const;

for (const { language, javaScriptEnabled } of oneWay("en", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Who cancels what is cancelled already, or asks for changes that are used up, reads so and loses no word", async ({
      page,
      say,
    }) => {
      await become(page.context(), people[0]);
      const id = await postedBy(people[0], `Tap called off twice, ${language}`);
      const why = "My brother has mended it.";
      const keeps = async (head: string, back: string) => {
        await expect(page.getByRole("heading", { name: say(head) })).toBeVisible();
        await expect(page.getByText(say("ui:unsent"))).toBeVisible();
        await expect(page.getByText(why)).toBeVisible();
        await page.getByRole("link", { name: say(back) }).click();
      };
      await open(page, language, `/requests/${id}/cancel`);
      await page.getByLabel(say("requests:cancel.reason")).fill(why);
      await (await asPhone(people[0])).requests.cancel({ id });
      await press(page, say("requests:cancel.submit"));
      await keeps("requests:cancel.over", "requests:cancel.back");
      await page.waitForURL(new RegExp(`/requests/${id}$`));
      await page.goto(`/${language}/requests/${id}/cancel`);
      await page.waitForURL(new RegExp(`/requests/${id}$`));

      const job = await paidJob(people, `Tap begun, changed thrice, ${language}`);
      await open(page, language, `/requests/${job.requestId}/cancel`);
      await page.getByLabel(say("orders:cancel.reason")).fill(why);
      const { arrival_code } = await job.customer.orders.get({ id: job.orderId });
      await job.provider.orders.start({ id: job.orderId, code: arrival_code ?? "" });
      await press(page, say("orders:cancel.submit"));
      await keeps("orders:cancel.begun", "orders:cancel.begun.back");
      await page.waitForURL(new RegExp(`/requests/${job.requestId}$`));

      await job.provider.orders.deliver({ id: job.orderId, note: "New cartridge, tested." });
      const ask = async () => {
        await job.customer.orders.askChanges({ id: job.orderId, reason: "The joint drips." });
        await job.provider.orders.deliver({ id: job.orderId, note: "Tightened." });
      };
      await open(page, language, `/requests/${job.requestId}`);
      await page.getByText(say("orders:changes.title"), { exact: true }).first().click();
      await page.getByLabel(say("orders:changes.reason")).fill("The lower joint drips still.");
      await ask();
      await press(page, say("orders:changes.submit"));
      await expect(page.locator("form[data-sent] textarea")).toHaveValue("The lower joint drips still.");
      await expect(page.getByText(say("ui:unsent"))).toBeHidden();
      await ask();
      await press(page, say("orders:changes.submit"));
      await expect(page.getByText(say("ui:unsent"))).toBeVisible();
      const kept = page.getByText("The lower joint drips still.");
      await (javaScriptEnabled ? expect(kept).toBeInViewport() : expect(kept).toBeVisible());
    });

    test("Who disputes what is disputed already is led there, and who writes into what was taken back meanwhile still has the words", async ({
      page,
      say,
    }) => {
      const job = await deliveredJob(people, `Tap disputed, ${language}`);
      const complaint = { text: "The tap drips again, all over the floor.", files: [] };
      await become(page.context(), people[1]);
      await open(page, language, `/technician/requests/${job.requestId}/dispute`);
      const mine = "She has had it done by somebody else.";
      await page.getByLabel(say("complaints:form.text"), { exact: true }).fill(mine);
      const { id } = await job.customer.complaints.file({
        ...{ kind: "order", about_id: job.orderId },
        ...complaint,
      });
      await press(page, say("complaints:dispute.send"));
      const there = page.getByRole("link", { name: say("complaints:dispute.toOpen") });
      await expect(there).toHaveAttribute("href", `/${language}/complaints/${id}`);
      await expect(page.locator("textarea[name=text]")).toHaveValue(mine);
      await there.click();
      await page.waitForURL(new RegExp(`/complaints/${id}$`));
      // The address comes before the page does, and the page before had a field of this name, too.
      await page
        .getByLabel(say("complaints:write.answer"), { exact: true })
        .fill("It was dry when I left, and she saw it herself.");
      await job.customer.complaints.withdraw({ id });
      await page.locator("form:has(textarea[name=text]) button[type=submit]").first().click();
      await expect(page.getByText(say("ui:unsent"))).toBeVisible();
      await expect(page.getByText("It was dry when I left, and she saw it herself.")).toBeVisible();
      await expect(page.locator("textarea[name=text]")).toHaveCount(0);

      const { asmaa } = neighbours.customers;
      const asked = await postedBy(asmaa, `Tap offered for too late, ${language}`);
      await writeOffer(page, language, asked, "250");
      const words = { included: "Cartridge and seals", message: "I bring the parts." };
      for (const [name, text] of Object.entries(words)) await page.locator(`[name=${name}]`).fill(text);
      await (await asPhone(asmaa)).requests.cancel({ id: asked });
      await press(page, say("technicianArea:offer.sendSubmit"));
      await expect(page.getByText(say("ui:unsent"))).toBeVisible();
      for (const text of Object.values(words)) await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("heading", { name: say("technicianArea:refusal.title") })).toBeVisible();
    });

    test("Whose claim under warranty is declined reads at the head why, and is led to a dispute", async ({
      page,
      say,
    }) => {
      const job = await completedJob(people, `Tap declined, ${language}`);
      await job.customer.orders.claimWarranty({ id: job.orderId, reason: "It drips again." });
      const [claim] = (await job.customer.orders.get({ id: job.orderId })).proposals;
      await job.provider.orders.decline({ id: claim?.id ?? "", answer: "Worn out by use" });
      await become(page.context(), people[0]);
      await open(page, language, `/requests/${job.requestId}`);
      const strip = page.locator(".next");
      await expect(strip).toContainText("Worn out by use");
      await strip.getByRole("link").click();
      await expect(page.getByRole("link", { name: say("complaints:dispute.title") }).first()).toBeVisible();
    });
  });
