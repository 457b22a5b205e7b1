import { expect, type Locator, type Page } from "@playwright/test";
import { spacedIban } from "~/components/ui/spaced-iban";
import type { Locale } from "~/i18n/locale";
import { open } from "./journeys";
import { t } from "./texts";

/** An account of nobody, with a right checksum, and as its owner sees it. */
export const refundIban = "EG380019000500000000263180002";
export const masked = "EG•• •••• … 0002";

/** Types the account of a refund into its form, in the row of its payment, and saves it. */
export async function nameAccount(
  row: Locator,
  language: Locale,
  iban: string,
  holder: string,
): Promise<void> {
  const say = t(language);
  await row.getByLabel(say("payments:transfer.iban")).fill(iban);
  await row.getByLabel(say("payments:transfer.holder")).fill(holder);
  await row.getByRole("button", { name: say("payments:account.save") }).click();
}

/** Staff record the whole transfer for a job that was given up meanwhile: it is owed back. */
export async function recordLate(staff: Page, language: Locale, title: string): Promise<void> {
  const say = t(language);
  await open(staff, language, "/admin/transfers?tab=ran_out");
  const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title }).first();
  await one.getByRole("button", { name: say("staff:transfers.confirm") }).click();
  await expect(staff.getByText(say("api:transferGoesBack"))).toBeVisible();
}

/** On a phone, the narrowest too, the field shows all of an account's number, in groups of four as its bank writes it. */
export async function expectNumberInView(page: Page, field: Locator): Promise<void> {
  const before = page.viewportSize();
  await field.fill(spacedIban(refundIban));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}
