import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { describeJob, open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { demoLogins, signIn } from "../support/sign-in";
import { inOne } from "../support/ways";

const { asmaa, marwan } = neighbours.customers;

/** As a browser whose owner lets no site keep anything: whoever asks for its storage is refused. */
const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });

for (const language of inOne("ar"))
  test.describe(`In a browser that keeps nothing, ${language}`, () => {
    test.use({ language });

    test("Asmaa goes from page to page, within one document, and posts a request", async ({
      page,
      context,
      say,
    }) => {
      await become(context, language === "en" ? asmaa : marwan);
      await keepNothing(page);
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const go = async (name: string, path: RegExp) => {
        await page.getByRole("link", { name, exact: true }).first().click();
        await page.waitForURL(path);
      };
      await go(say("nav.technicians"), /\/technicians$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("technicians:title"));
      await go(say("nav.myRequests"), /\/requests$/);
      await go(say("requests:form.title"), /\/requests\/add-request$/);
      await describeJob(page, language, `Tap that nothing is kept of, ${language}`);
      await page.getByRole("button", { name: say("requests:form.publish") }).click();
      await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
      await expect(page.getByText(say("statuses:request.open")).first()).toBeVisible();
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    });

    test("Whose account is inactive is warned of that", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.inactive));
      await keepNothing(page);
      await open(page, language, "/technicians");
      await expect(page).toHaveURL(/\/complaints$/);
      await expect(page.locator(".Toastify__toast", { hasText: say("errors:inactive") })).toHaveCount(1);
    });
  });

test("A form whose script does not come is left as it is, not loaded again and again, where nothing can be kept", async ({
  context,
  say,
}) => {
  // Not the watched page: the browser complains of the missing file.
  const page = await context.newPage();
  let missing = 0;
  await page.route(/request-form-[^/]*\.js$/, (route) => {
    missing += 1;
    return route.abort();
  });
  await keepNothing(page);
  await open(page, "en", "/requests/add-request");
  await page.waitForFunction(() => "__remixRouter" in window);
  await describeJob(page, "en", "Tap drips");
  await page.getByRole("button", { name: say("requests:form.publish") }).click();
  await page.waitForURL(/\/register\?redirectTo=/);
  expect(missing).toBe(1);
});

test("A page that another version of the site knows is reached by loading it, where nothing can be kept", async ({
  context,
  say,
}) => {
  // Not the watched page: the browser says that versions differ.
  const page = await context.newPage();
  await page.route("**/__manifest*", (route) =>
    route.fulfill({ status: 204, headers: { "X-Remix-Reload-Document": "true" } }),
  );
  await keepNothing(page);
  await open(page, "en", "/requests/add-request");
  await page.waitForFunction(() => "__remixRouter" in window);
  await page
    .getByRole("link", { name: say("nav.technicians"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("technicians:title"));
});
