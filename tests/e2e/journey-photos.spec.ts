import type { Page, Response } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { joinAsCustomer } from "../support/joining";
import { describeJob, newcomer, open } from "../support/journeys";
import { picture } from "../support/pictures";
import { t } from "../support/texts";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const photos = async () =>
  Promise.all(
    [640, 320].map(async (width) => ({
      name: `${width}.jpg`,
      mimeType: "image/jpeg",
      buffer: Buffer.from(await picture(width, 240)),
    })),
  );

/** The answer to the form being kept by itself. */
const kept = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().includes("autosave=on"));

/** The form's scripts are there: from now on it checks itself. */
const scriptsIn = (page: Page) => expect(page.locator("form.rq")).toHaveAttribute("novalidate");

const draftId = (page: Page) => page.locator("form input[name=draft]").inputValue();

for (const language of locales) {
  const say = t(language);
  const thumbnail = (page: Page, number: number) =>
    page.getByRole("img", { name: say("ui:photos.photo", { number }), exact: true });

  test.describe(language, () => {
    test.use({ language });

    test("what Nadia types with pauses is one draft, whatever it lacks", async ({ page }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      await open(page, language, "/requests/add-request");
      const title = page.getByLabel(say("requests:form.titleLabel"));
      await scriptsIn(page);
      await title.fill("Tap");
      expect((await kept(page)).status()).toBe(422);
      const id = await draftId(page);

      await page.getByLabel(say("requests:form.descriptionLabel")).fill("It drips.");
      expect((await kept(page)).status()).toBe(422);
      await title.fill("Tap drips");
      expect((await kept(page)).status()).toBe(200);
      await expect(page.locator(".rq-nav [role=status]")).not.toBeEmpty();
      await page.locator("input[name=budget_min]").fill("900");
      await page.locator("input[name=budget_max]").fill("100");
      expect((await kept(page)).status()).toBe(422);
      expect(await draftId(page)).toBe(id);

      await open(page, language, "/requests?tab=draft");
      await expect(page.locator("main li a[href*='draft=']")).toHaveCount(1);
      await page.locator("main li a[href*='draft=']").click();
      await expect(title).toHaveValue("Tap drips");
      await page
        .locator("footer")
        .getByRole("link", { name: say("requests:form.title"), exact: true })
        .click();
      await expect(title).toHaveValue("");
    });

    test("a line that breaks while she types leaves her page alone", async ({ page, context }) => {
      await joinAsCustomer(page, newcomer("Nadia Samir", language));
      await open(page, language, "/requests/add-request");
      await scriptsIn(page);
      await describeJob(page, language, "Tap drips");
      await kept(page);
      await expect(page.locator("input[name^='answers.']").first()).toBeAttached();
      await context.setOffline(true);
      const failed = page.waitForEvent("requestfailed");
      await page.getByLabel(say("requests:form.address")).fill("14 Street 9");
      await failed;
      await expect(page.getByLabel(say("requests:form.titleLabel"))).toHaveValue("Tap drips");
      await context.setOffline(false);
      await page.getByLabel(say("requests:form.address")).fill("14 Street 9, flat 2");
      expect((await kept(page)).status()).toBe(200);
    });
  });

  test(`a form whose script does not come is still a form (${language})`, async ({ context }) => {
    // Not the watched page: the browser complains of the missing file.
    const page = await context.newPage();
    let missing = 0;
    await page.route(/request-form-[^/]*\.js$/, (route) => {
      missing += 1;
      return route.abort();
    });
    await open(page, language, "/requests/add-request");
    // The page is loaded anew once, and then left as it is.
    await expect.poll(() => missing).toBe(2);
    await describeJob(page, language, "Tap drips");
    await page.getByRole("button", { name: say("requests:form.publish") }).click();
    await page.waitForURL(/\/register\?redirectTo=/);
  });

  for (const { javaScriptEnabled } of ways("straight").filter((way) => way.language === language))
    test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ language, javaScriptEnabled });

      test("Nadia adds photos, forgets the address, and has each photo once", async ({
        page,
        expectAccessible,
      }) => {
        const nadia = newcomer("Nadia Samir", language);
        const title = `Tap in photos ${nadia.phone.slice(-4)}`;
        const press = (name: string) => page.getByRole("button", { name: say(name), exact: true }).click();
        await joinAsCustomer(page, nadia);
        await open(page, language, "/requests/add-request");
        await describeJob(page, language, title);
        await page.getByLabel(say("requests:form.address")).fill("");
        await page.locator("input[name=photos]").setInputFiles(await photos());
        await press("requests:form.publish");
        await expect(page.locator("[data-summary]")).toBeVisible();
        await expect(thumbnail(page, 2)).toBeVisible();
        await expect(page.locator(".ups img")).toHaveCount(2);
        await expect(page.locator("input[name=photos]")).toHaveValue("");
        if (javaScriptEnabled) await expectAccessible();

        await page.getByRole("button", { name: say("ui:photos.remove", { number: 1 }) }).click();
        await expect(page.locator(".ups img")).toHaveCount(1);
        await page.getByLabel(say("requests:form.address")).fill("12 Street 9, flat 8");
        await press("requests:form.publish");
        await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
        await expect(page.locator(".gal img")).toHaveCount(1);

        await page.getByRole("link", { name: say("requests:action.edit"), exact: true }).click();
        await page.waitForURL(/\/edit$/);
        await page.getByLabel(say("requests:form.titleLabel")).fill(`${title} again`);
        // Enter saves, and presses no button that happens to come first: not the photo's.
        await page.getByLabel(say("requests:form.titleLabel")).press("Enter");
        await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
        await expect(page.locator(".gal img")).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1, name: `${title} again` })).toBeVisible();

        await page.locator(`summary[aria-label="${say("requests:action.more")}"]`).click();
        await press("requests:action.extend");
        await expect(page.getByText(say("requests:timeline.request.extend")).first()).toBeVisible();
        const request = page.url().replace(/[?#].*/, "");
        await page.goto(`${request}/cancel`);
        await press("requests:cancel.submit");
        await page.waitForURL(/\/requests$/);
        for (const step of ["edit", "invite", "cancel"]) {
          await page.goto(`${request}/${step}`);
          await expect(page, `${step} of what is over`).toHaveURL(request);
        }
        await open(page, language, "/requests?tab=draft");
        await expect(page.locator("main li a[href*='draft=']")).toHaveCount(0);
      });
    });
}
