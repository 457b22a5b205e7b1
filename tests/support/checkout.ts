import { expect, type Page } from "@playwright/test";
import type { Input } from "~/contract/endpoint";
import type { PaymentMethod } from "~/contract/payment-fields";
import type { SandboxPress, sandboxContract } from "~/contract/sandbox";
import type { Locale } from "~/i18n/locale";
import { formatMoney, type MoneyOptions } from "~/i18n/money";
import { open, postRequest, sendOffer } from "./journeys";
import { agreedJob } from "./paid-job";
import { t } from "./texts";

/** What is agreed in these stories: major units. */
const price = 420;

/** The same as a page writes it. */
export const agreed = (language: Locale) => pounds(language, price);

/** An amount in major units, as a page writes it. */
export const pounds = (language: Locale, major: number, options?: MoneyOptions) =>
  formatMoney(language, "latn", Math.round(major * 100), "EGP", options);

/** A customer posts a request, accepts a technician's offer on it, and stands before its checkout. @returns the request's id */
export async function agree(page: Page, technician: Page, language: Locale, title: string): Promise<string> {
  const id = await postRequest(page, language, title);
  await sendOffer(technician, language, id, String(price));
  await open(page, language, `/requests/${id}`);
  await page.locator(".of footer a").first().click();
  await page.waitForURL(/\/accept\?offer=/);
  await page.locator("form:has(input[name=round]) button[type=submit]").click();
  await page.waitForURL(/\/payment\?order=/);
  return id;
}

/** The same without the pages on the way. @param people the phones of customer and technician, whose password is the demonstration's */
export async function comeToCheckout(
  page: Page,
  language: Locale,
  people: readonly [string, string],
  title: string,
): Promise<string> {
  const { requestId, orderId } = await agreedJob(people, title, { price });
  await open(page, language, `/payment?order=${orderId}`);
  return requestId;
}

/** Chooses how to pay, and pays what was agreed, or another amount that is due. */
export async function payBy(
  page: Page,
  language: Locale,
  method: PaymentMethod,
  amount = agreed(language),
): Promise<void> {
  await page.locator(`input[name=method][value=${method}]`).check();
  await payButton(page, language, amount).click();
  if (method === "card") await page.waitForURL(/\/sandbox\/pay\//);
}

export const payButton = (page: Page, language: Locale, amount = agreed(language)) =>
  page.getByRole("button", { name: t(language)("payments:pay", { amount }) });

/** What was paid for a job, in the list of the customer's payments. */
export async function paymentsFor(page: Page, language: Locale, title: string) {
  await open(page, language, "/payment");
  return page.getByRole("main").getByRole("listitem").filter({ hasText: title });
}

/** Presses a button of the sandbox gateway's page. */
export async function pressAt(page: Page, press: SandboxPress): Promise<void> {
  await page.locator(`button[name=press][value=${press}]`).click();
}

/** Chooses at the sandbox gateway's page what its bank does with a refund, or how it tells of what is pressed next. */
export async function chooseAt(
  page: Page,
  language: Locale,
  chosen: Pick<Input<(typeof sandboxContract)["press"]>, "refunds" | "manner">,
): Promise<void> {
  const options = page.locator("details", { hasText: t(language)("sandbox:options") });
  await expect(options).toBeVisible();
  // A press that stays at the page, by script, leaves them open.
  if (!(await options.evaluate((details: HTMLDetailsElement) => details.open)))
    await options.locator("summary").click();
  for (const [name, value] of Object.entries(chosen))
    await page.locator(`input[name=${name}][value=${value}]`).check();
}

/** The page says how it stands in its heading. */
export const expectStage = (page: Page, language: Locale, key: string) =>
  expect(page.getByRole("heading", { level: 1, name: t(language)(`payments:${key}`) })).toBeVisible({
    timeout: 15_000,
  });

/** The customer's list of payments says that an amount in major units has come back, and how the payment stands now. */
export async function expectBack(
  page: Page,
  language: Locale,
  { title, amount, status }: { title: string; amount: number; status: "refunded" | "refunded_partly" },
): Promise<void> {
  const say = t(language);
  const back = say("payments:refund.done", { amount: pounds(language, amount) });
  await expect(async () => {
    const row = (await paymentsFor(page, language, title)).filter({ hasText: back });
    await expect(row).toContainText(say(`statuses:payment.${status}`), { timeout: 500 });
  }).toPass();
}

/** The newest line for a job among a technician's pending earnings is of this amount in major units. */
export async function expectEarned(page: Page, language: Locale, title: string, amount: number) {
  await open(page, language, "/technician/wallet?account=pending");
  const line = page.locator(".led tbody tr", { hasText: title }).first();
  await expect(line).toContainText(pounds(language, amount, { isSigned: true }));
}
