import { expect, type Page } from "@playwright/test";
import type { PaymentMethod } from "~/contract/payments";
import type { SandboxPress } from "~/contract/sandbox";
import type { Locale } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { open, postRequest, sendOffer } from "./journeys";
import { t } from "./texts";

/** What is agreed in these stories, as a page writes it. */
export const agreed = (language: Locale) => formatMoney(language, "latn", 42_000, "EGP");

/** A customer posts a request, accepts a technician's offer on it, and stands before its checkout. @returns the request's id */
export async function agree(page: Page, technician: Page, language: Locale, title: string): Promise<string> {
  const id = await postRequest(page, language, title);
  await sendOffer(technician, language, id, "420");
  await open(page, language, `/requests/${id}`);
  await page.locator(".of footer a").first().click();
  await page.waitForURL(/\/accept\?offer=/);
  await page.locator("form:has(input[name=round]) button[type=submit]").click();
  await page.waitForURL(/\/payment\?order=/);
  return id;
}

/** Chooses how to pay, and pays. */
export async function payBy(page: Page, language: Locale, method: PaymentMethod): Promise<void> {
  await page.locator(`input[name=method][value=${method}]`).check();
  await payButton(page, language).click();
  if (method === "card") await page.waitForURL(/\/sandbox\/pay\//);
}

export const payButton = (page: Page, language: Locale) =>
  page.getByRole("button", { name: t(language)("payments:pay", { amount: agreed(language) }) });

/** Presses a button of the sandbox gateway's page. */
export async function pressAt(page: Page, press: SandboxPress): Promise<void> {
  await page.locator(`button[name=press][value=${press}]`).click();
}

/** The page says how it stands in its heading. */
export const expectStage = (page: Page, language: Locale, key: string) =>
  expect(page.getByRole("heading", { level: 1, name: t(language)(`payments:${key}`) })).toBeVisible({
    timeout: 15_000,
  });
