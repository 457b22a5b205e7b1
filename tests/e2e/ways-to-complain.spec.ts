import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { moreDeeds } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { paidJob } from "../support/paid-job";
import { t } from "../support/texts";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const { asmaa } = neighbours.customers;
const { ramy } = neighbours.plumbers;

for (const language of inOne("ar"))
  test.describe(language, () => {
    test.use({ language });
    const say = t(language);

    /** The form stands there, and names what it is about. */
    async function expectForm(page: Page, kind: string) {
      await page.waitForURL(/\/complaints\/new\?/);
      await expect(
        page.getByRole("heading", { level: 1, name: say(`complaints:new.title.${kind}`) }),
      ).toBeVisible();
      await expect(page.locator("[name=about_id]")).not.toHaveValue("");
    }

    test("A complaint is filed from where people look for it, and not where there is nothing to complain about", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const job = await paidJob([asmaa, ramy], `Ways to complain ${language}`);
      const { provider } = await job.customer.orders.get({ id: job.orderId });
      await become(page.context(), asmaa);
      await open(page, language, `/requests/${job.requestId}`);
      await moreDeeds(page, language).click();
      const deed = page.locator(".deeds li", {
        hasText: say("complaints:job.conduct", { name: provider.name }),
      });
      await deed.locator("summary").click();
      await deed.getByRole("link", { name: say("complaints:new"), exact: true }).click();
      await expectForm(page, "conduct");
      await open(page, language, "/payment");
      await expectAccessible(page);
      await page
        .getByRole("link", { name: say("payments:list.complain") })
        .first()
        .click();
      await expectForm(page, "payment");
      await open(page, language, `/technicians/${provider.id}`);
      await page.locator(".prof-act a[href*='/complaints/new?user=']").click();
      await expectForm(page, "conduct");
      await open(page, language, "/complaints/new?kind=review");
      await expect(page.getByText(say("complaints:form.none.review"))).toBeVisible();
      await expect(page.getByRole("button", { name: say("complaints:form.send") })).toHaveCount(0);
      await expect(page.getByRole("link", { name: say("complaints:new.change") })).toBeVisible();
      const stranger = await newPerson();
      await open(stranger, language, `/technicians/${provider.id}`);
      await expect(stranger.locator("a[href*='/complaints/new?user=']")).toHaveCount(0);
    });
  });
