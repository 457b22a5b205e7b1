import { expect, test } from "../support/browser";
import { chooseAt, comeToCheckout, expectStage, payButton, payBy, pressAt } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const language of inOne("ar"))
  test.describe(language, () => {
    test.use({ language });

    test("Marwan presses twice, comes back, and sees by itself that he has paid", async ({ page, say }) => {
      const people = [neighbours.customers.marwan, neighbours.plumbers.gamal] as const;
      await become(page.context(), people[0]);
      const title = `Tap to press twice for, ${language}`;
      await comeToCheckout(page, language, people, title);
      await payButton(page, language).dblclick();
      await page.waitForURL(/\/sandbox\/pay\//);
      const gateway = page.url();
      await page.goBack();
      await page.waitForURL(/\/payment\?.*order=/);
      await page.reload();
      await expectStage(page, language, "open.title");
      await page.getByRole("link", { name: say("payments:open.other") }).click();
      await payBy(page, language, "card");
      expect(page.url()).toBe(gateway);

      await chooseAt(page, language, { manner: "later" });
      await pressAt(page, "pay");
      await expectStage(page, language, "paid.title");
      await open(page, language, "/payment");
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: title })).toHaveCount(1);
    });
  });
