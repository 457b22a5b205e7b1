import type { Page } from "@playwright/test";
import type { ComplaintStatus } from "~/contract/complaint-fields";
import { expect, test } from "../support/browser";
import { paymentsFor, pounds } from "../support/checkout";
import { photo } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { paidJob } from "../support/paid-job";
import { demoLogins, signIn } from "../support/sign-in";
import { asPhone } from "../support/site-api";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.salma, neighbours.plumbers.osama] as const;
const grievance = "The new tap drips again, and the wall behind it is wet.";
const reasons = {
  en: "The invoice of the part and the photos say who is right.",
  ar: "تبيّن فاتورة القطعة والصور أي الطرفين على حق.",
};

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const whole = pounds(language, 300);
    const press = (page: Page, key: string) =>
      page.getByRole("button", { name: say(key), exact: true }).click();
    const stands = (page: Page, status: ComplaintStatus, kind = "dispute") =>
      expect(
        page.locator("main .badge", { hasText: say(`statuses:${kind}.${status}`) }).first(),
      ).toBeVisible();

    test.beforeEach(async ({ context }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
    });

    async function announce(staff: Page) {
      await staff.getByLabel(say("staff:complaints.reason.en")).fill(reasons.en);
      await staff.getByLabel(say("staff:complaints.reason.ar")).fill(reasons.ar);
      await press(staff, "staff:complaints.decide.submit");
    }

    /** Staff decide how much of EGP 300 stays with the technician. */
    async function decide(staff: Page, id: string, kept: number) {
      await open(staff, language, `/admin/complaints/${id}`);
      await staff.getByLabel(say("complaints:split.amount.staff")).fill(String(kept));
      if (!javaScriptEnabled) await press(staff, "complaints:split.show");
      await expect(staff.locator("form .lines")).toContainText(pounds(language, 300 - kept));
      await announce(staff);
      await stands(staff, "decided");
    }

    /** The customer has disputed a job, and the technician has answered. */
    async function disputed(title: string) {
      const job = await paidJob(people, title);
      const about = { kind: "order", about_id: job.orderId, text: grievance } as const;
      const { id } = await job.customer.complaints.file(about);
      await job.provider.complaints.write({ id, text: "It did not drip when I left." });
      return id;
    }

    test("Salma hands evidence and her dispute over, and Osama keeps it all; of the one that he opens she has all back", async ({
      page: staff,
      newPerson,
      expectAccessible,
    }) => {
      const [salma, osama] = [await newPerson(), await newPerson()];
      await become(salma.context(), people[0]);
      await become(osama.context(), people[1]);
      const lost = await disputed(`Judged for Osama, ${language}`);
      await open(salma, language, `/complaints/${lost}`);
      await salma.getByLabel(say("complaints:write.message"), { exact: true }).fill("Here is the wall.");
      await salma
        .locator("input[type=file]")
        .first()
        .setInputFiles(await photo("wall.jpg"));
      await press(salma, "complaints:write.send");
      const shown = (page: Page) => page.getByRole("article").filter({ hasText: "Here is the wall." });
      await expect(shown(salma).locator("img")).toHaveCount(1);
      // What was said is not there to be said once more.
      await expect(salma.getByLabel(say("complaints:write.message"), { exact: true })).toHaveValue("");
      await expect(salma.locator("form .up img")).toHaveCount(0);
      await salma.locator("summary", { hasText: say("complaints:handOver.title") }).click();
      await press(salma, "complaints:handOver.submit");
      await stands(salma, "under_review");
      if (javaScriptEnabled) await expectAccessible(salma);

      await decide(staff, lost, 300);
      await expect(shown(staff).locator("img")).toHaveCount(1);
      for (const page of [osama, salma]) {
        await open(page, language, `/complaints/${lost}`);
        await expect(page.getByText(reasons[language])).toBeVisible();
        await press(page, "complaints:acceptDecision.submit");
      }
      await stands(salma, "final");
      await open(osama, language, "/technician/wallet?account=pending");
      const line = osama.locator(".led tbody tr", { hasText: `Judged for Osama, ${language}` }).first();
      await expect(line).toContainText(pounds(language, 270, { isSigned: true }));

      const title = `Judged for Salma, ${language}`;
      const won = await paidJob(people, title);
      await open(osama, language, `/technician/requests/${won.requestId}/dispute`);
      await osama.getByLabel(say("complaints:form.text")).fill("Nobody lets me in to begin the work.");
      await press(osama, "complaints:dispute.send");
      await osama.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      const id = new URL(osama.url()).pathname.split("/").at(-1) ?? "";
      await won.customer.complaints.write({ id, text: "I was at home all day." });
      await won.customer.complaints.handOver({ id });
      await decide(staff, id, 0);
      await won.provider.complaints.acceptDecision({ id });
      await won.customer.complaints.acceptDecision({ id });
      await expect(async () => {
        const row = await paymentsFor(salma, language, title);
        await expect(row).toContainText(say("payments:refund.done", { amount: whole }), { timeout: 500 });
      }).toPass();
      expect(await won.provider.orders.get({ id: won.orderId })).toMatchObject({ status: "cancelled" });
    });

    test("A complaint without another side is taken up and dismissed, which who filed it reads and accepts", async ({
      page: staff,
      newPerson,
      expectAccessible,
    }) => {
      const { id } = await (await asPhone(people[0])).complaints.file({ kind: "other", text: grievance });
      await open(staff, language, `/admin/complaints/${id}`);
      await press(staff, "staff:complaints.take.submit");
      await stands(staff, "under_review", "complaint");
      if (javaScriptEnabled) await expect(staff.locator("#main")).toBeFocused();
      await staff.getByLabel(say("complaints:write.message"), { exact: true }).fill("On which day was it?");
      await press(staff, "complaints:write.send");
      await expect(staff.getByRole("article").getByText("On which day was it?")).toBeVisible();
      await staff.locator("input[name=outcome][value=dismissed]").check();
      if (javaScriptEnabled) await expectAccessible(staff);
      await announce(staff);
      await stands(staff, "decided", "complaint");

      const salma = await newPerson();
      await become(salma.context(), people[0]);
      await open(salma, language, "/complaints");
      await salma.locator(`a[href$="/complaints/${id}"]`).first().click();
      await salma.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      await expect(salma.getByText(say("complaints:outcome.dismissed"), { exact: true })).toBeVisible();
      await expect(salma.getByText(reasons[language])).toBeVisible();
      await expect(salma.getByText("On which day was it?")).toBeVisible();
      await press(salma, "complaints:acceptDecision.submit");
      await stands(salma, "final", "complaint");
    });
  });
