import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { demoLogins, signIn } from "../support/sign-in";
import { asPhone } from "../support/site-api";

/** The amounts of the file of the lines at an address, in minor units. */
async function amountsOf(page: Page, address: string): Promise<number[]> {
  const file = await page.request.get(address.replace("/wallet?", "/wallet/csv?").replace(/#.*/, ""));
  const [, ...lines] = (await file.text()).trim().split("\r\n");
  return lines.map((line) => Math.round(Number(line.split(",").at(-3)) * 100));
}

// One technician, who may have one payout open at a time.
test.describe.configure({ mode: "serial", timeout: 90_000 });

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
      const figures = page.locator(".bal dd > a[href*='account=']");
      const count = await figures.count();
      expect(count).toBeGreaterThanOrEqual(5);
      for (let n = 0; n < count; n += 1)
        // Somebody's job may go on meanwhile.
        await expect(async () => {
          await page.goto(`/${language}/technician/wallet`);
          const figure = figures.nth(n);
          const [shown, address] = [await figure.innerText(), (await figure.getAttribute("href")) ?? ""];
          await page.goto(address);
          await expect(page.getByRole("heading", { name: say("wallet:ledger") })).toBeVisible();
          const made = await amountsOf(page, address);
          const sum = made.reduce((all, amount) => all + amount, 0);
          expect(shown).toBe(pounds(language, Math.abs(sum) / 100));
          const rows = page.locator(".led tbody tr");
          const first = made.slice(0, 20);
          await expect(rows).toHaveCount(first.length, { timeout: 500 });
          for (const [row, amount] of first.entries())
            await expect(rows.nth(row)).toContainText(pounds(language, amount / 100, { isSigned: true }), {
              timeout: 500,
            });
        }).toPass();
      const file = await page.request.get(`/${language}/technician/wallet/csv?account=available`);
      expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
      expect(await file.text()).toContain(say("wallet:file.balance"));
    });
  });

for (const language of ["en", "ar"] as const)
  test.describe(language === "en" ? "In English" : "In Arabic", () => {
    test.use({ language });

    test("A payout that is asked for by two presses is one", async ({ page, context, say }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      const { payouts, wallet } = await asPhone(demoLogins.provider);
      const open = async () =>
        (await payouts.mine({})).content.filter(({ status }) => status === "requested").map(({ id }) => id);
      const before = await wallet.balances();
      expect(await open()).toEqual([]);
      await page.goto(`/${language}/technician/wallet`);
      await page.getByLabel(say("wallet:ask.amount")).fill("130");
      await page.getByRole("button", { name: say("wallet:ask.send") }).dblclick();
      await expect(page.getByRole("heading", { name: say("wallet:ask.open") })).toBeVisible();
      await expect(page.locator(".note-red, .Toastify__toast--error")).toHaveCount(0);
      const [id, ...others] = await open();
      expect(others).toEqual([]);
      const { content } = await wallet.lines({ account: "in_payout" });
      expect(content.filter(({ payout_id }) => payout_id === id).map(({ amount }) => amount.amount)).toEqual([
        13_000,
      ]);
      expect((await wallet.balances()).in_payout.amount).toBe(before.in_payout.amount + 13_000);
      await payouts.cancel({ id: id ?? "" });
    });
  });
