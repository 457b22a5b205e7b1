import { expect, test } from "../support/browser";
import { demoLogins, signIn } from "../support/sign-in";

// One technician, who may have one payout open at a time.
test.describe.configure({ mode: "serial" });

for (const language of ["en", "ar"] as const)
  test.describe(language === "en" ? "In English, without scripts" : "In Arabic, without scripts", () => {
    test.use({ language, javaScriptEnabled: false });

    test("A technician asks for a payout, sees it, and takes it back", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      await page.goto(`/${language}/technician/wallet`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("wallet:title"));
      await page.getByLabel(say("wallet:ask.amount")).fill("1");
      await page.getByRole("button", { name: say("wallet:ask.send") }).click();
      await expect(page.getByText("EGP 100").or(page.getByText("100 ج.م")).first()).toBeVisible();
      await page.getByLabel(say("wallet:ask.amount")).fill("١٥٠");
      await page.getByRole("button", { name: say("wallet:ask.send") }).click();
      await expect(page.getByRole("heading", { name: say("wallet:ask.open") })).toBeVisible();
      await page.goto(`/${language}/technician/payment`);
      await page.getByRole("button", { name: say("wallet:ask.cancel") }).click();
      await expect(page.getByText(say("statuses:payout.cancelled")).first()).toBeVisible();
    });

    test("Each figure of the earnings opens the lines that make it", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      await page.goto(`/${language}/technician/wallet`);
      const led = await page
        .locator(".bal dd > a[href*='account=']")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(led.length).toBeGreaterThanOrEqual(5);
      for (const address of led) {
        await page.goto(address);
        await expect(page.getByRole("heading", { name: say("wallet:ledger") })).toBeVisible();
      }
      const file = await page.request.get(`/${language}/technician/wallet/csv?account=available`);
      expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
      expect(await file.text()).toContain(say("wallet:file.balance"));
    });
  });

for (const language of ["en", "ar"] as const)
  test.describe(language === "en" ? "In English" : "In Arabic", () => {
    test.use({ language });

    test("The pages of a technician's money are for everybody", async ({
      page,
      context,
      expectAccessible,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      for (const path of ["", "/wallet", "/wallet/statement", "/payment"]) {
        await page.goto(`/${language}/technician${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible();
      }
    });
  });
