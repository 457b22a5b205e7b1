import { expect, test } from "../support/browser";
import { describeJob, newcomer, open, signUpAsCustomer, signUpAsProvider } from "../support/journeys";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Omar asks one technician, who declines, and opens the request to all", async ({
      page,
      newPerson,
      say,
    }) => {
      const hany = await newPerson();
      await signUpAsProvider(hany, newcomer("Hany Fouad", language), "/technician/create-account");
      await open(hany, language, "/technician/user-profile");
      const profile = await hany
        .getByRole("link", { name: say("technicianArea:profile.preview") })
        .getAttribute("href");
      const providerId = profile?.split("/").at(-1) ?? "";

      const omar = newcomer("Omar Hassan", language);
      await signUpAsCustomer(page, omar);
      await open(page, language, `/requests/add-request?provider=${providerId}`);
      const title = `Only Hany, please ${omar.phone.slice(-4)}`;
      await describeJob(page, language, title);
      await page.getByRole("button", { name: say("requests:form.publish") }).click();
      await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
      const id = page.url().split("/").at(-1) ?? "";

      await open(hany, language, "/technician/requests?tab=direct");
      await hany.getByRole("link", { name: title, exact: true }).click();
      await hany.getByRole("button", { name: say("technicianArea:direct.decline") }).click();
      await expect(hany.getByRole("heading", { name: say("technicianArea:refusal.title") })).toBeVisible();

      await open(page, language, `/requests/${id}`);
      await page.getByRole("button", { name: say("requests:action.openToAll") }).click();
      await expect(page.getByText(say("requests:timeline.request.openToAll"))).toBeVisible();
      await open(page, language, "/all-requests");
      await expect(page.getByText(title)).toBeVisible();
    });
  });
