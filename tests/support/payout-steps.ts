import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "~/i18n/locale";
import { open } from "./journeys";
import { t } from "./texts";

/** A technician asks for a payout of an amount in major units. */
export async function askPayout(page: Page, language: Locale, amount: string): Promise<void> {
  const say = t(language);
  await open(page, language, "/technician/wallet");
  await page.getByLabel(say("wallet:ask.amount")).fill(amount);
  await page.getByRole("button", { name: say("wallet:ask.send") }).click();
  await expect(page.getByRole("heading", { name: say("wallet:ask.open") })).toBeVisible();
}

/** Staff record that the gateway has paid out so much, less its fee. */
export async function recordSettlement(page: Page, language: Locale, gross: string): Promise<void> {
  const say = t(language);
  await open(page, language, "/admin/payouts?tab=settlement");
  await page.getByLabel(say("staff:settlement.gross")).fill(gross);
  await page.getByLabel(say("staff:settlement.fee")).fill("10");
  await page.getByLabel(say("staff:settlement.reference")).fill(`ST-${language}-${Date.now()}`);
  // Stories of other languages have recorded the same amount.
  await page.getByLabel(say("staff:settlement.another")).check();
  await page.getByRole("button", { name: say("staff:settlement.submit") }).click();
  await expect(page.getByText(say("api:settled"))).toBeVisible();
  await expect(page.getByLabel(say("staff:settlement.gross"))).toHaveValue("");
}

/** The payout of an amount, which no other story asks for, in the queue of staff. */
export const queuedPayout = (page: Page, amount: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2", { hasText: new RegExp(`\\b${amount}\\b`) }) });

/** Staff approve a payout, send it to the bank in a file, and note that it has arrived. */
export async function payOut(page: Page, language: Locale, amount: string): Promise<void> {
  const say = t(language);
  const one = queuedPayout(page, amount);
  await open(page, language, "/admin/payouts");
  await one.getByRole("button", { name: say("staff:payouts.approve") }).click();
  await expect(page.getByText(say("api:payoutSaid.approved"))).toBeVisible();
  await open(page, language, "/admin/payouts?status=approved");
  await page.getByRole("button", { name: say("staff:payouts.batch") }).click();
  await expect(page.getByText(say("staff:payouts.batchMade"))).toBeVisible();
  const file = page.getByRole("link", { name: say("staff:payouts.file") }).first();
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(await answer.text()).toContain(`,${amount}.00,EGP`);
  await one.getByRole("button", { name: say("staff:payouts.paid") }).click();
  await expect(page.getByText(say("api:payoutSaid.paid"))).toBeVisible();
}
