import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { expectBack, expectEarned } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { deliveredJob } from "../support/paid-job";
import { demoLogins, signIn } from "../support/sign-in";
import { memberOf } from "../support/staff";
import { comeAsStaff } from "../support/staff-pages";
import { t } from "../support/texts";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.osama] as const;
const stories = [
  { language: "en", javaScriptEnabled: true, member: 5, ends: { kept: "0", back: "300", earned: null } },
  // A tenth of 249.95 is the commission, half a piaster up.
  {
    language: "ar",
    javaScriptEnabled: false,
    member: 6,
    ends: { kept: "249.95", back: "50.05", earned: 224.95 },
  },
] as const;
/** One of those that the tests have added. */
const memberNames = /Amira Nabil/;
const reasons = {
  en: "The photos show that the work was done in part only.",
  ar: "تُظهر الصور أن العمل أُنجز في جزء منه فقط.",
};

for (const { language, javaScriptEnabled, member, ends } of stories)
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const money = (amount: string) => (language === "ar" ? `${amount} ج.م` : `EGP ${amount}`);
    const press = (page: Page, key: string) =>
      page.getByRole("button", { name: say(key), exact: true }).click();
    const badge = (page: Page, status: string) =>
      expect(
        page.locator("main .badge", { hasText: say(`statuses:dispute.${status}`) }).first(),
      ).toBeVisible();

    async function decide(page: Page, amount: string, rest: string) {
      await page.getByLabel(say("complaints:split.amount.staff")).fill(amount);
      if (!javaScriptEnabled) await press(page, "complaints:split.show");
      await expect(page.locator("form .lines")).toContainText(money(rest));
      await page.getByLabel(say("staff:complaints.reason.en")).fill(reasons.en);
      await page.getByLabel(say("staff:complaints.reason.ar")).fill(reasons.ar);
      await press(page, "staff:complaints.decide.submit");
    }

    test("A dispute is decided by staff, and on appeal by another of them", async ({
      page: staff,
      newPerson,
      expectAccessible,
    }) => {
      const title = `Judged ${language}`;
      const job = await deliveredJob(people, title);
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      const text = "The new tap drips again, and the wall behind it is wet.";
      const { id } = await job.customer.complaints.file({ kind: "order", about_id: job.orderId, text });
      await job.provider.complaints.write({ id, text: "It did not drip when I left." });
      await job.provider.complaints.handOver({ id });

      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(staff, language, "/admin");
      await look(staff);
      await open(staff, language, "/admin/complaints");
      await look(staff);
      await staff.getByRole("link", { name: title }).click();
      await staff.waitForURL(/\/admin\/complaints\/[a-z0-9]{16}$/);
      await expect(staff.getByText("It did not drip when I left.")).toBeVisible();
      for (const part of ["agreed", "work"])
        await expect(
          staff.getByRole("heading", { name: say(`staff:complaints.${part}`), exact: true }),
        ).toBeVisible();
      await expect(staff.getByText("I bring the parts.")).toBeVisible();
      await expect(staff.getByText("New cartridge, tested.")).toBeVisible();
      await decide(staff, "250.01", "49.99");
      await badge(staff, "decided");
      await look(staff);

      const tech = await newPerson();
      await become(tech.context(), people[1]);
      await open(tech, language, `/complaints/${id}`);
      await expect(tech.getByText(reasons[language])).toBeVisible();
      await look(tech);
      await press(tech, "complaints:acceptDecision.submit");
      const accepted = say("complaints:decision.accepted.you");
      await expect(tech.getByRole("main").getByText(accepted, { exact: true })).toBeVisible();

      const customer = await newPerson();
      await become(customer.context(), people[0]);
      await open(customer, language, `/complaints/${id}`);
      await customer.getByText(say("complaints:appeal.title"), { exact: true }).click();
      await customer
        .getByLabel(say("complaints:appeal.field"))
        .fill("The wet wall was not looked at, and it still is wet.");
      await press(customer, "complaints:appeal.submit");
      await badge(customer, "appealed");
      await look(customer);

      await open(staff, language, `/admin/complaints/${id}`);
      await expect(staff.getByText(say("staff:complaints.otherMember"))).toBeVisible();
      await expect(staff.getByText(memberNames)).toBeVisible();
      const second = await newPerson();
      await comeAsStaff(second, language, memberOf(member));
      await open(second, language, `/admin/complaints/${id}`);
      await decide(second, ends.kept, ends.back);
      await badge(second, "final");
      await look(second);

      await open(customer, language, `/complaints/${id}`);
      await badge(customer, "final");
      await expect(customer.locator(".tot").first()).toContainText(money(ends.back));
      await look(customer);
      const { status } = await job.customer.orders.get({ id: job.orderId });
      expect(status).toBe(ends.earned === null ? "cancelled" : "completed");
      const refund = ends.earned === null ? "refunded" : "refunded_partly";
      await expectBack(customer, language, { title, amount: Number(ends.back), status: refund });
      if (ends.earned !== null) await expectEarned(tech, language, title, ends.earned);
      const { earning } = await job.provider.orders.get({ id: job.orderId });
      expect((earning?.payout.amount ?? 0) / 100).toBe(ends.earned ?? 0);
    });
  });
