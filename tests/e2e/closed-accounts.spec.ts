import type { Page } from "@playwright/test";
import type { Locale } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { openDeed, pressAndWait } from "../support/job-steps";
import { joinAsCustomer, joinAsProvider } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { agreedJob, deliveredJob, offeredBy, paidJob, postedBy } from "../support/paid-job";
import { demoLogins, demoPassword, signIn } from "../support/sign-in";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const reason = "Three appointments were missed without a word.";

/** Staff close somebody's account, or open it again. */
async function decide(staff: Page, language: Locale, phone: string, what: "deactivate" | "reactivate") {
  const say = t(language);
  await open(staff, language, `/admin/users?q=${phone.slice(3)}`);
  await staff.locator("main ul.list > li a").first().click();
  await staff.waitForURL(/\/admin\/users\/[a-z0-9]{16}$/);
  await staff.getByLabel(say(`staff:${what}.reason`)).fill(reason);
  await staff.getByRole("button", { name: say(`staff:${what}.submit`) }).click();
  await expect(staff.getByText(say(`api:staff.${what}d`))).toBeVisible();
}

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A closed account keeps nobody waiting who had to do with it", async ({
      page: customer,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const nadia = { ...newcomer("Nadia Samir", language), password: demoPassword };
      const tarek = { ...newcomer("Tarek Fawzy", language), password: demoPassword };
      const [staff, technician, other, guest] = [
        await newPerson(),
        await newPerson(),
        await newPerson(),
        await newPerson(),
      ];
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await become(other.context(), neighbours.plumbers.osama);
      await joinAsCustomer(customer, nadia);
      await joinAsProvider(technician, tarek);
      // More figures might be masked as a phone.
      const title = `Tap of account ${nadia.phone.slice(-4)}`;
      const id = await postedBy(nadia.phone, title);
      await offeredBy(tarek.phone, id, 400);

      const found = guest.locator("main").locator(`a[href$="/requests/${id}"]`);

      await decide(staff, language, tarek.phone, "deactivate");
      await open(customer, language, `/requests/${id}`);
      await expect(customer.getByText(say("offers:compare.inactive"))).toBeVisible();
      await expect(customer.getByRole("button", { name: say("offers:decline") })).toBeVisible();
      await expect(customer.locator(".of footer a")).toHaveCount(0);
      await look(customer);
      await decide(staff, language, tarek.phone, "reactivate");
      await open(customer, language, `/requests/${id}`);
      await expect(customer.locator(".of footer a")).toHaveCount(1);

      await decide(staff, language, nadia.phone, "deactivate");
      await open(technician, language, `/technician/requests/${id}`);
      const strip = technician.locator(".next");
      await expect(strip).toContainText(say("requests:next.actor.nobody"));
      await look(technician);
      await open(other, language, `/technician/requests/${id}`);
      await expect(
        other.getByText(say("technicianArea:refusal.owner_inactive"), { exact: true }),
      ).toBeVisible();
      await expect(other.getByText(say("requests:next.owner.inactive"))).toBeVisible();
      await expect(other.getByRole("button", { name: say("technicianArea:offer.sendSubmit") })).toHaveCount(
        0,
      );
      await look(other);
      await open(guest, language, `/requests/${id}`);
      await expect(guest.getByText(say("requests:guest.closed"))).toBeVisible();
      await look(guest);
      await open(guest, language, `/all-requests?q=${encodeURIComponent(title)}`);
      await expect(found).toHaveCount(0);
      await decide(staff, language, nadia.phone, "reactivate");
      await open(guest, language, `/all-requests?q=${encodeURIComponent(title)}`);
      await expect(found).toBeVisible();
    });

    test("A job goes on, or ends without loss, whichever side's account is closed", async ({
      page: customer,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const nadia = { ...newcomer("Nadia Samir", language), password: demoPassword };
      const tarek = { ...newcomer("Tarek Fawzy", language), password: demoPassword };
      const [staff, technician] = [await newPerson(), await newPerson()];
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      const expectStrip = (at: Page, key: string) =>
        expect(at.locator(".next")).toContainText(
          say(`requests:next.${key}`, { amount: "@", due: "@" }).split("@")[0] ?? "",
        );
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await joinAsCustomer(customer, nadia);
      await joinAsProvider(technician, tarek);
      const people = [nadia.phone, tarek.phone] as const;
      const agreed = await agreedJob(people, "Tap to be paid for");
      const paid = await paidJob(people, "Tap to be begun", { hours: 20 });
      const done = await deliveredJob(people, "Tap to be approved");
      const [hers, his] = [
        ({ requestId }: { requestId: string }) => open(customer, language, `/requests/${requestId}`),
        ({ requestId }: { requestId: string }) =>
          open(technician, language, `/technician/requests/${requestId}`),
      ];

      await decide(staff, language, tarek.phone, "deactivate");
      await hers(agreed);
      await expectStrip(customer, "pay.inactive");
      await look(customer);
      await open(customer, language, `/payment?order=${agreed.orderId}`);
      await expect(customer.getByText(say("payments:inactive.title"))).toBeVisible();
      await expect(customer.locator("input[name=method]")).toHaveCount(0);
      await look(customer);
      await hers(paid);
      await expectStrip(customer, "job.inactive");
      await look(customer);
      await open(customer, language, `/requests/${paid.requestId}/cancel`);
      const costs = say("orders:cancel.inactive", { name: "Tarek Fawzy", refund: pounds(language, 300) });
      await expect(customer.locator("main")).toContainText(costs);
      await decide(staff, language, tarek.phone, "reactivate");

      await decide(staff, language, nadia.phone, "deactivate");
      await his(agreed);
      await expectStrip(technician, "pay.inactive.theirs");
      await look(technician);
      await his(paid);
      await expectStrip(technician, "job.inactive.theirs");
      await openDeed(technician, language, say("orders:backOut.title"));
      await expect(
        technician.getByText(say("orders:backOut.inactive", { price: pounds(language, 300) })),
      ).toBeVisible();
      await look(technician);
      await technician.getByLabel(say("orders:backOut.reason")).fill("Nobody can show me the code.");
      await pressAndWait(technician, say("orders:backOut.submit"));
      await his(done);
      await expectStrip(technician, "job.inactive.delivered.theirs");

      await open(customer, language, `/requests/${done.requestId}`);
      await customer.waitForURL(/\/complaints$/);
      const jobs = customer.getByRole("region", { name: say("complaints:inactive.jobs") });
      await expect(jobs.getByRole("listitem")).toHaveCount(1);
      await look(customer);
      await jobs.getByRole("link", { name: say("complaints:dispute.title") }).click();
      await customer.waitForURL(/\/complaints\/new\?order=/);
      await look(customer);
      await customer
        .getByLabel(say("complaints:form.text"))
        .fill("The tap drips again, and the wall is wet.");
      await customer.getByRole("button", { name: say("complaints:form.send") }).click();
      await customer.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      const job = customer.getByRole("main").getByText("Tap to be approved");
      await expect(job.first()).toBeVisible();
      await expect(job.locator("xpath=ancestor-or-self::a")).toHaveCount(0);
      await his(done);
      await expect(technician.getByText(say("statuses:order.disputed")).first()).toBeVisible();
    });
  });
