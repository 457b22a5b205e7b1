import { expect, type Locator, type Page } from "@playwright/test";
import type { OrderStatus, ProposalKind } from "~/contract/order-fields";
import type { Locale } from "~/i18n/locale";
import { picture } from "./pictures";
import { t } from "./texts";

/** Presses the one button of this name. */
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Presses it and waits for the answer, where the story goes on elsewhere: a page that is left takes what it was sending with it. */
export async function pressAndWait(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await press(page, name);
  await answered;
}

/** A photo to be chosen in a file field. */
export const photo = async (name: string) => ({
  ...{ name, mimeType: "image/jpeg" },
  buffer: Buffer.from(await picture(640, 480)),
});

/** The order says how it stands at its head. */
export const expectOrder = (page: Page, language: Locale, status: OrderStatus) =>
  expect(
    page.locator(".panel-head .badge", { hasText: t(language)(`statuses:order.${status}`) }),
  ).toBeVisible();

/** Types the arrival code where the technician's page asks for it, and begins. */
export async function startWith(page: Page, language: Locale, code: string): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("orders:code.label")).fill(code);
  await press(page, say("orders:startJob"));
}

/** Delivers the work with a note and a photo. */
export async function deliver(page: Page, language: Locale): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("orders:deliver.note")).fill("New cartridge, tested.");
  await page.locator("input[type=file][id^=deliver]").setInputFiles(await photo("valve.jpg"));
  await press(page, say("orders:deliver.submit"));
  await expectOrder(page, language, "delivered");
}

/** The line behind which a job's page keeps what is not done every day. */
export function moreDeeds(page: Page, language: Locale): Locator {
  return page.locator("#deeds summary", { hasText: t(language)("orders:more.title") });
}

/** Opens one of the deeds that are not done every day, each behind a line of its own. */
export async function openDeed(page: Page, language: Locale, title: string): Promise<void> {
  await moreDeeds(page, language).click();
  await page.locator("summary", { hasText: title }).click();
}

/** Says no to what the other side proposes or claims, with a word why. */
export async function decline(
  page: Page,
  language: Locale,
  kind: ProposalKind,
  answer: string,
): Promise<void> {
  const say = t(language);
  const no = page.locator(".prop.open details");
  await no.getByText(say(`orders:decline.${kind}`), { exact: true }).click();
  await no.getByLabel(say("orders:decline.answer")).fill(answer);
  await press(page, say("orders:decline.submit"));
}
