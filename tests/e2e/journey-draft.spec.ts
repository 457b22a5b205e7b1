import { expect, test } from "../support/browser";
import { describeJob, enterCode, newcomer, open, signUp } from "../support/journeys";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 60_000 });

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Salma writes her request as a guest, signs up, and finds it published", async ({ page, say }) => {
      const salma = newcomer("Salma Karim", language);
      const title = `Mixer under the sink ${salma.phone.slice(-4)}`;
      await open(page, language, "/requests/add-request");
      await describeJob(page, language, title);
      await page.getByRole("button", { name: say("requests:form.publish") }).click();
      await page.waitForURL(/\/register\?redirectTo=/);

      await page.getByRole("button", { name: say("account:continue") }).click();
      await page.waitForURL(/\/RegisterCustomer/);
      await expect(page.getByText(say("account:draftWaits"))).toBeVisible();
      await signUp(page, salma);
      await enterCode(page, salma);
      await page.waitForURL(/\/register\/provider\/success/);

      await open(page, language, "/requests");
      await page.getByRole("link", { name: title }).click();
      await expect(page.getByText(say("statuses:request.open")).first()).toBeVisible();
    });
  });
