import type { Page } from "@playwright/test";
import { formatMoney } from "~/i18n/money";
import { expect, test } from "../support/browser";
import {
  acceptFirst,
  newcomer,
  open,
  postRequest,
  sendOffer,
  signUpAsCustomer,
  signUpAsProvider,
} from "../support/journeys";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Nadia signs up, posts a request, and accepts the offer of Tarek, who has just joined", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      const nadia = newcomer("Nadia Samir", language);
      await signUpAsCustomer(page, nadia);
      const title = `Kitchen tap drips ${nadia.phone.slice(-4)}`;
      const id = await postRequest(page, language, title);

      const tarek = await newPerson();
      await signUpAsProvider(tarek, newcomer("Tarek Fawzy", language));
      await open(tarek, language, "/technician/requests");
      await expect(tarek.getByRole("link", { name: title, exact: true })).toBeVisible();
      await sendOffer(tarek, language, id, "420");

      await acceptFirst(page, language, id, look);
      const amount = formatMoney(language, "latn", 42_000, "EGP");
      await expect(page.getByRole("link", { name: say("orders:pay", { amount }) })).toBeVisible();
      await open(tarek, language, `/technician/requests/${id}`);
      await expect(tarek.getByText(say("technicianArea:job.unpaid"))).toBeVisible();
      await look(tarek);
    });
  });
