import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { joinAsCustomer, joinAsProvider } from "../support/joining";
import { describeJob, newcomer, open } from "../support/journeys";
import { neighbours } from "../support/neighbours";
import { offeredBy, postedBy } from "../support/paid-job";
import { demoPassword, signOutElsewhere } from "../support/sign-in";
import { holdBack } from "../support/slow-line";
import { inOne, ways } from "../support/ways";

/** The form's script holds until it is let go. */
const lateForm = (page: Page) => holdBack(page, /request-form-[^/]*\.js$/);

for (const language of inOne("ar")) {
  test.describe(`On a slow or broken line, ${language}`, () => {
    test.use({ language });

    test("What Nadia types before the form's script is there stays, also when the page moves", async ({
      page,
      say,
    }) => {
      const release = await lateForm(page);
      await open(page, language, "/requests/add-request");
      const title = page.getByLabel(say("requests:form.titleLabel"));
      await title.fill("Tap drips");
      await page.evaluate(() => {
        location.hash = "main";
      });
      await page.getByLabel(say("requests:form.descriptionLabel")).fill("Day and night.");
      await page.goBack();
      release();
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      await expect(title).toHaveValue("Tap drips");
      await expect(page.getByLabel(say("requests:form.descriptionLabel"))).toHaveValue("Day and night.");
    });

    test("A request that cannot be sent is still there, and goes out when the line is back", async ({
      page,
      context,
      say,
    }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      await describeJob(page, language, "Tap without a line");
      const publish = page.getByRole("button", { name: say("requests:form.publish") });
      await context.setOffline(true);
      await publish.click();
      await expect(page.locator("[data-summary]")).toContainText(say("ui:unanswered"));
      await expect(page.locator("[data-summary]")).toBeFocused();
      await expect(page.getByLabel(say("requests:form.titleLabel"))).toHaveValue("Tap without a line");
      await context.setOffline(false);
      await publish.click();
      await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
      await expect(page.getByRole("heading", { level: 1, name: "Tap without a line" })).toBeVisible();
    });

    test("A service that is chosen while the line is down costs nothing that was typed", async ({
      page,
      context,
      say,
    }) => {
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      const title = page.getByLabel(say("requests:form.titleLabel"));
      await title.fill("Tap drips");
      await context.setOffline(true);
      await page.getByLabel(say("requests:form.service")).selectOption({ index: 5 });
      await expect(page.getByText(say("ui:unanswered"))).toBeVisible();
      await expect(title).toHaveValue("Tap drips");
      await context.setOffline(false);
      await expect(page.locator("input[name^='answers.']").first()).toBeAttached();
      await expect(title).toHaveValue("Tap drips");
    });

    test("A link followed while the line is down says so, and leads on when it is back", async ({
      page,
      context,
      say,
    }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      const to = (path: string) => page.locator(`header a[href$="${path}"]:visible`).first();
      await open(page, language, "/requests");
      await to("/technicians").click();
      await page.waitForURL(/\/technicians$/);
      await to("/requests").click();
      await page.waitForURL(/\/requests$/);
      await context.setOffline(true);
      await to("/technicians").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("meta:failure.unreached"));
      await context.setOffline(false);
      await page.getByRole("link", { name: say("meta:failure.again") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("technicians:title"));
    });

    test("A session that ends while Nadia types leaves her text, and she goes on as a guest", async ({
      page,
      context,
      say,
    }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      await signOutElsewhere(process.env.SITE_URL ?? "", await context.cookies());
      const saved = page.waitForResponse((answer) => answer.url().includes("autosave="));
      await describeJob(page, language, "Tap without a session");
      await saved;
      const title = page.getByLabel(say("requests:form.titleLabel"));
      await expect(title).toHaveValue("Tap without a session");
      const publish = page.getByRole("button", { name: say("requests:form.publish") });
      await publish.click();
      await expect(page.locator("[data-summary]")).toBeVisible();
      await expect(title).toHaveValue("Tap without a session");
      await publish.click();
      await page.waitForURL(/\/register\?redirectTo=/);
    });

    test("A draft that saved itself is there again when the page is loaded anew", async ({ page, say }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      await describeJob(page, language, "Tap to be loaded anew");
      await expect(page).toHaveURL(/\?draft=/);
      await page.reload();
      await expect(page.getByLabel(say("requests:form.titleLabel"))).toHaveValue("Tap to be loaded anew");
    });
  });
}

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`Two tabs, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A step that another tab took first says so, where its button is gone", async ({
      newPerson,
      say,
    }) => {
      const id = await postedBy(neighbours.customers.salma, "Tap in two tabs");
      const person = { ...newcomer("Hassan Fathy", language), password: demoPassword };
      const hassan = await newPerson();
      await joinAsProvider(hassan, person);
      await offeredBy(person.phone, id, 300);
      await open(hassan, language, `/technician/requests/${id}`);
      const other = await hassan.context().newPage();
      await open(other, language, `/technician/requests/${id}`);
      const withdraw = (tab: Page) =>
        tab.getByRole("button", { name: say("technicianArea:offer.withdraw"), exact: true });
      await withdraw(hassan).click();
      await expect(withdraw(hassan)).toHaveCount(0);
      const earlier = hassan.getByRole("region", { name: say("technicianArea:offer.earlier") });
      await expect(earlier.getByRole("listitem")).toContainText(say("statuses:offer.withdrawn"));
      await withdraw(other).click();
      await expect(other.locator(".toast, .Toastify__toast")).toHaveText(say("api:offerIs.withdrawn"));
      await expect(withdraw(other)).toHaveCount(0);
    });
  });
