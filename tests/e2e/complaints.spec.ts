import type { Page } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { expectBack, expectEarned } from "../support/checkout";
import { openDeed } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { paidJob } from "../support/paid-job";
import { picture } from "../support/pictures";
import { asPhone } from "../support/site-api";
import { t } from "../support/texts";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const { asmaa, yasmin } = neighbours.customers;
const { ramy, gamal } = neighbours.plumbers;
const grievance = "The new tap drips again, and the wall behind it is wet.";
const photo = async () => ({
  ...{ name: "wall.jpg", mimeType: "image/jpeg" },
  buffer: Buffer.from(await picture(640, 480)),
});

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const money = (amount: string) => (language === "ar" ? `${amount} ج.م` : `EGP ${amount}`);
    const press = (page: Page, key: string) =>
      page.getByRole("button", { name: say(key), exact: true }).click();
    const badge = (page: Page, status: string) =>
      expect(page.locator(".head .badge", { hasText: say(`statuses:complaint.${status}`) })).toBeVisible();

    /** The customer files a dispute from the job's page: too short at first, and the picture survives that. */
    async function dispute(page: Page, requestId: string) {
      await open(page, language, `/requests/${requestId}`);
      await openDeed(page, language, say("complaints:job.deed"));
      await page.getByRole("link", { name: say("complaints:dispute.title") }).click();
      await page.waitForURL(/\/dispute$/);
      const text = page.getByLabel(say("complaints:form.text"));
      await text.fill("It drips.");
      await text.evaluate((field) => field.removeAttribute("minlength"));
      await page.locator("input[type=file]").setInputFiles(await photo());
      await press(page, "complaints:dispute.send");
      // The picture is taken in before anything is judged.
      await expect(page.locator(".err").first()).toBeVisible({ timeout: 20_000 });
      await expect(page.locator(".up img")).toHaveCount(1);
      await text.fill(grievance);
      await press(page, "complaints:dispute.send");
      await page.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      await badge(page, "awaiting_other");
      await expect(page.locator(".shots img")).toHaveCount(1);
    }

    test("Both sides settle a dispute to the minor unit", async ({ page, newPerson, expectAccessible }) => {
      const title = `Dispute ${language} ${javaScriptEnabled}`;
      const job = await paidJob([asmaa, ramy], title);
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      const tech = await newPerson();
      await become(page.context(), asmaa);
      await become(tech.context(), ramy);
      await dispute(page, job.requestId);
      await look(page);
      const complaint = new URL(page.url()).pathname;

      await open(page, language, `/requests/${job.requestId}`);
      await expect(page.getByText(say("complaints:job.frozen", { amount: money("300") }))).toBeVisible();
      await look(page);
      await open(tech, language, `/technician/requests/${job.requestId}`);
      await look(tech);
      await tech.getByRole("link", { name: say("complaints:job.open") }).click();
      await tech.waitForURL(complaint);
      await tech.getByLabel(say("complaints:write.answer")).fill("It did not drip when I left.");
      await press(tech, "complaints:write.sendAnswer");
      await badge(tech, "negotiating");
      await tech
        .getByLabel(say("complaints:split.amount.provider"))
        .fill(language === "ar" ? "٢٠٠٫٠٥" : "200.05");
      if (!javaScriptEnabled) await press(tech, "complaints:split.show");
      const shown = tech.locator("form .lines");
      await expect(shown).toContainText(money("99.95"));
      await expect(shown).toContainText(money("200.05"));
      await look(tech);
      await press(tech, "complaints:split.send");
      await expect(tech.locator(".prop.open")).toContainText(money("99.95"));
      const split = tech.getByRole("region", { name: say("complaints:split.title") });
      if (javaScriptEnabled) await expect(split).toBeFocused();

      await page.goto(complaint);
      await expect(page.getByText("It did not drip when I left.")).toBeVisible();
      const offered = page.locator(".prop.open");
      await expect(offered.locator(".tot")).toContainText(money("99.95"));
      await look(page);
      await offered.locator("summary").click();
      await press(page, "complaints:accept.submit");
      await badge(page, "settled");
      await expect(page.locator(".tot").first()).toContainText(money("99.95"));
      await look(page);
      const { status, complaint: done } = await job.customer.orders.get({ id: job.orderId });
      expect([status, done?.status]).toEqual(["completed", "settled"]);
      await expectBack(page, language, { title, amount: 99.95, status: "refunded_partly" });
      // A tenth of 200.05 is the commission, half a piaster up.
      await expectEarned(tech, language, title, 180.04);
    });

    test("A complaint without another side is filed by its kind, and taken back", async ({
      page,
      expectAccessible,
    }) => {
      await become(page.context(), gamal);
      await open(page, language, "/complaints");
      await page.getByRole("link", { name: say("complaints:new") }).click();
      await page.waitForURL(/\/complaints\/new$/);
      if (javaScriptEnabled) await expectAccessible();
      await page.locator(".kinds a[href$='kind=other']").click();
      await page.waitForURL(/kind=other$/);
      await page.getByLabel(say("complaints:form.text")).fill(grievance);
      if (javaScriptEnabled) await expectAccessible();
      await press(page, "complaints:form.send");
      await page.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      await badge(page, "open");
      await page.setViewportSize({ width: 390, height: 480 });
      await page.getByLabel(say("complaints:write.message"), { exact: true }).fill("It was on Sunday.");
      await press(page, "complaints:write.send");
      // Where he wrote: not at the top of a long page.
      await expect(page.getByRole("article").getByText("It was on Sunday.")).toBeVisible();
      await expect(page.getByLabel(say("complaints:write.message"), { exact: true })).toBeInViewport();
      await page.locator("summary", { hasText: say("complaints:withdraw.title") }).click();
      await press(page, "complaints:withdraw.submit");
      await badge(page, "withdrawn");
      await expect(page.getByLabel(say("complaints:write.message"), { exact: true })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible();
    });
  });

for (const language of locales)
  test(`Another user's dispute is not there for a customer or a technician, in ${language}`, async ({
    page,
    newPerson,
  }) => {
    const job = await paidJob([asmaa, ramy], `Nobody else's dispute, ${language}`);
    const { id } = await job.customer.complaints.file({
      ...{ kind: "order", about_id: job.orderId, text: grievance },
    });
    const addresses = [`/complaints/${id}`, `/complaints/${id}/figures?kept=1`];
    await become(page.context(), asmaa);
    for (const address of addresses)
      expect((await page.request.get(`/${language}${address}`)).status()).toBe(200);
    for (const phone of [yasmin, gamal]) {
      const stranger = await newPerson();
      await become(stranger.context(), phone);
      for (const address of addresses) {
        const answer = await stranger.request.get(`/${language}${address}`);
        expect([address, answer.status()]).toEqual([address, 404]);
        expect(await answer.text()).not.toContain(grievance);
      }
      await open(stranger, language, `/complaints/${id}`);
      await expect(stranger.getByText(t(language)("failure:404.text"), { exact: true })).toBeVisible();
      const api = await asPhone(phone);
      await expect(api.complaints.get({ id })).rejects.toThrow(/"status":404/);
      await expect(api.complaints.messages({ id })).rejects.toThrow(/"status":404/);
    }
    await job.customer.complaints.withdraw({ id });
  });
