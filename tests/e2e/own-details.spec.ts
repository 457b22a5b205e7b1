import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";

const { customers, plumbers } = neighbours;

for (const [language, javaScriptEnabled, customer, plumber] of [
  ["en", true, customers.asmaa, plumbers.michael],
  ["ar", false, customers.marwan, plumbers.osama],
] as const)
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Ramy opens a Tuesday that closes before it opens, is led to that day, and mends it", async ({
      page,
      context,
      say,
    }) => {
      await become(context, plumbers.ramy);
      await open(page, language, "/technician/user-profile");
      const day = say("account:day.2");
      const isOpen = page.getByRole("checkbox", { name: day, exact: true });
      const opens = page.getByLabel(say("account:hours.opens", { day }));
      const closes = page.getByLabel(say("account:hours.closes", { day }));
      const row = page.getByRole("listitem").filter({ has: isOpen });
      const save = page.getByRole("button", { name: say("account:profile.submit") });
      await isOpen.check();
      await opens.fill("18:00");
      await closes.fill("09:00");
      await save.click();
      const summary = page.getByRole("main").getByRole("alert");
      await expect(summary.getByRole("link")).toHaveCount(1);
      await expect(row.locator(".err")).toHaveCount(1);
      const error = await row.locator(".err").innerText();
      await expect(page.locator("fieldset .err")).toHaveText([error]);
      await expect(opens).toHaveValue("18:00");
      await expect(closes).toHaveAccessibleDescription(error.trim());
      await summary.getByRole("link", { name: new RegExp(day) }).click();
      await expect(isOpen).toBeFocused();
      await expect(isOpen).toBeInViewport();

      await closes.fill("21:30");
      await save.click();
      await expect(page.getByText(say("api:profile.saved")).first()).toBeVisible();
      await expect(row.locator(".err")).toHaveCount(0);
      await expect(closes).toHaveValue("21:30");
    });

    test("Michael takes the hours of Ramadan over for all days, and saves by Enter what he typed besides", async ({
      page,
      context,
      say,
    }) => {
      await become(context, plumber);
      await open(page, language, "/technician/user-profile");
      const week = page.getByRole("group", { name: say("account:hours") });
      await expect(week).toHaveAccessibleDescription(say("zones:Africa/Cairo"));
      const headline = page.getByLabel(say("account:profile.headline"));
      await headline.fill("Pipes and taps in every street of Cairo");
      const preset = { opens: "10:00", closes: "16:00" };
      await week.getByRole("button", { name: say("account:hours.preset.ramadan", preset) }).click();
      const opening = week.locator("input[name^='opens.']");
      for (const field of await opening.all()) await expect(field).toHaveValue("10:00");
      await expect(week.getByRole("status")).toHaveText(say("account:hours.preset.done", preset));
      await expect(headline).toHaveValue("Pipes and taps in every street of Cairo");
      if (javaScriptEnabled) {
        await opening.first().fill("11:00");
        await expect(week.getByRole("status")).toBeEmpty();
        await week.getByRole("button", { name: say("account:hours.preset.ramadan", preset) }).click();
      }
      await headline.press("Enter");
      await expect(page.getByText(say("api:profile.saved")).first()).toBeVisible();
      await expect(week.getByRole("status")).toBeEmpty();
      await open(page, language, "/technician/user-profile");
      const openDay = week.locator("li", { has: page.locator("input[type=checkbox]:checked") }).first();
      await expect(openDay.locator("input[name^='closes.']")).toHaveValue("16:00");
      await expect(headline).toHaveValue("Pipes and taps in every street of Cairo");
    });

    test("A customer who forgets the own name is asked for it, and then has what a request needs", async ({
      page,
      context,
      say,
    }) => {
      await become(context, customer);
      await open(page, language, "/register-profile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("account:profile.customer.yours"));
      const name = page.getByLabel(say("account:name"));
      const before = await name.inputValue();
      const save = page.getByRole("button", { name: say("account:profile.submit") });
      // A browser lets it pass, the API does not.
      await name.fill("    ");
      await save.click();
      await page
        .getByRole("alert")
        .getByRole("link", { name: new RegExp(say("account:name")) })
        .click();
      await expect(name).toBeFocused();
      await name.fill(before);
      await page.getByLabel(say("account:city"), { exact: true }).selectOption("giza");
      await save.click();
      await page.waitForURL(new RegExp(`/${language}$`));
      await expect(page.getByText(say("api:profile.saved")).first()).toBeVisible();
      await open(page, language, "/register-profile");
      await expect(page.getByLabel(say("account:city"), { exact: true })).toHaveValue("giza");
    });

    test("A customer keeps a draft, thinks better of it, and it is gone", async ({ page, context, say }) => {
      await become(context, customer);
      await open(page, language, "/requests/add-request");
      const title = page.getByLabel(say("requests:form.titleLabel"));
      await title.fill("Tap that mended itself");
      await page.getByRole("button", { name: say("requests:form.saveDraft") }).click();
      await expect(page.getByText(say("api:requestDraftSaved")).first()).toBeVisible();
      await open(page, language, "/requests?tab=draft");
      await page.getByRole("link", { name: "Tap that mended itself" }).click();
      await expect(title).toHaveValue("Tap that mended itself");
      await page.getByRole("button", { name: say("requests:form.discard") }).click();
      await page.waitForURL(/\/requests(?:\?|$)/);
      await expect(page.getByText(say("api:requestDiscarded")).first()).toBeVisible();
      await open(page, language, "/requests?tab=draft");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Tap that mended itself" })).toHaveCount(0);
    });
  });
