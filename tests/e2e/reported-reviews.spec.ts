import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob } from "../support/paid-job";
import { demoLogins, signIn } from "../support/sign-in";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.marwan, neighbours.plumbers.osama] as const;

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const which = `${language} ${javaScriptEnabled}`;
    const words = {
      given: `Came two hours late, ${which}.`,
      added: `The tap drips again, ${which}.`,
      taken: `Would not let me in at first, ${which}.`,
      note: `I came at the time that was agreed, ${which}.`,
    };

    async function report(page: Page, from: string, rule: string) {
      await open(page, language, from);
      await page.locator(".rv-report").first().click();
      await page.waitForURL(/\/report$/);
      await page.locator(`input[name=rule][value=${rule}]`).check();
      await page.getByLabel(say("reviews:report.note")).fill(words.note);
      await page.getByRole("button", { name: say("reviews:report.send") }).click();
      await expect(page.getByText(say("reviews:report.done"))).toBeVisible();
    }

    test("Both report what the other wrote: staff keep one review, and remove the other for the rule it broke", async ({
      page: staff,
      context,
      newPerson,
      expectAccessible,
    }) => {
      const { requestId: id, ...job } = await completedJob(people, `Tap that both write of, ${which}`);
      const scores = { punctuality: 2, quality: 2, communication: 2, honesty: 2 };
      await job.customer.reviews.write({ id, ...scores, text: words.given });
      await job.provider.reviews.writeOfCustomer({ id, stars: 1, text: words.taken });
      const [marwan, osama] = [await newPerson(), await newPerson()];
      await become(marwan.context(), people[0]);
      await become(osama.context(), people[1]);

      await open(marwan, language, `/requests/${id}/review`);
      await marwan.getByText(say("reviews:answer.add"), { exact: true }).click();
      await marwan.getByLabel(say("reviews:answer.add.label")).fill(words.added);
      await marwan.getByRole("button", { name: say("reviews:answer.add.send") }).click();
      await expect(marwan.getByText(words.added)).toBeVisible();
      await expect(marwan.getByText(say("reviews:answer.add"), { exact: true })).toHaveCount(0);
      await report(marwan, `/requests/${id}/review`, "insult");
      await open(osama, language, `/technician/requests/${id}/review`);
      await expect(osama.getByText(words.added)).toBeVisible();
      await report(osama, `/technician/requests/${id}/review`, "untrue");

      const guest = await newPerson();
      const { provider } = await job.customer.orders.get({ id: job.orderId });
      await open(guest, language, `/technicians/${provider.id}`);
      await expect(guest.getByText(words.given)).toBeVisible();
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(staff, language, "/admin/reviews");
      const of = (text: string) => staff.getByRole("main").getByRole("listitem").filter({ hasText: text });
      await expect(of(words.given)).toContainText(words.note);
      if (javaScriptEnabled) await expectAccessible(staff);
      await of(words.taken)
        .getByRole("button", { name: say("staff:reviews.keep") })
        .click();
      await expect(staff.getByText(say("api:reviewKept"))).toBeVisible();
      await expect(of(words.taken)).toHaveCount(0);
      await of(words.given).getByText(say("staff:reviews.remove"), { exact: true }).click();
      await of(words.given).locator("select[name=rule]").selectOption("off_topic");
      await of(words.given)
        .getByRole("button", { name: say("staff:reviews.removeSubmit"), exact: true })
        .click();
      await expect(staff.getByText(say("api:reviewRemoved"))).toBeVisible();
      await expect(of(words.given)).toHaveCount(0);

      const stub = say("reviews:stub", { rule: say("reviews:rule.off_topic") });
      await guest.reload();
      await expect(guest.getByText(stub).first()).toBeVisible();
      await expect(guest.getByText(words.given)).toHaveCount(0);
      await open(marwan, language, `/requests/${id}/review`);
      await expect(marwan.getByText(stub)).toBeVisible();
      await expect(marwan.getByText(words.taken)).toBeVisible();
      await expect(marwan.getByText(words.added)).toHaveCount(0);
      await open(osama, language, "/technician/reviews");
      await expect(osama.getByText(stub).first()).toBeVisible();
    });
  });
