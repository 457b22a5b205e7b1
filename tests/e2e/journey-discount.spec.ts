import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { joinAsCustomer, joinAsProvider } from "../support/joining";
import { acceptFirst, newcomer, open, postRequest, sendOffer } from "../support/journeys";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Mona asks for a discount, Karim names another price, and she accepts it", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
        if (/\/payment\?/.test(at.url()))
          await expect(at.getByText(say("payments:receipt.first"))).toBeVisible();
      };
      const mona = newcomer("Mona Adel", language);
      await joinAsCustomer(page, mona);
      const id = await postRequest(page, language, `Bathroom mixer leaks ${mona.phone.slice(-4)}`);
      const karim = await newPerson();
      await joinAsProvider(karim, newcomer("Karim Nabil", language));
      await sendOffer(karim, language, id, "500");

      await open(page, language, `/requests/${id}`);
      await page.getByText(say("offers:askDiscount")).first().click();
      await page.getByLabel(say("offers:yourPrice")).fill(language === "ar" ? "٤٠٠" : "400");
      await page.getByRole("button", { name: say("offers:sendDiscount") }).click();
      await expect(page.getByRole("button", { name: say("offers:takeBack") })).toBeVisible();
      await look(page);

      await open(karim, language, "/technician/requests/discount-price");
      await look(karim);
      await karim.getByText(say("technicianArea:discount.counter")).first().click();
      await karim.getByLabel(say("technicianArea:discount.price")).fill("450");
      await karim.getByRole("button", { name: say("technicianArea:discount.send") }).click();
      await expect(karim.getByText(say("technicianArea:discount.none"))).toBeVisible();

      await acceptFirst(page, language, id, look);
      await expect(page.locator(".price", { hasText: "450" }).first()).toBeVisible();
    });
  });
