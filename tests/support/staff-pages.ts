import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "~/i18n/locale";
import { open } from "./journeys";
import { codeOf, type Member } from "./staff";
import { t } from "./texts";

/** The first step of the staff's login, to the page of the second. */
export async function givePassword(page: Page, language: Locale, member: Member): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("account:login.login")).fill(member.email);
  await page.locator("input[name=password]").fill(member.password);
  await page.getByRole("button", { name: say("staff:login.submit") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("staff:code.title") })).toBeVisible();
}

export async function giveCode(page: Page, language: Locale, code: string): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("staff:code.label")).fill(code);
  await page.getByRole("button", { name: say("staff:code.submit") }).click();
}

/** A member's whole way into the staff area. */
export async function comeAsStaff(page: Page, language: Locale, member: Member): Promise<void> {
  await open(page, language, "/admin");
  await givePassword(page, language, member);
  await giveCode(page, language, codeOf(member));
  await page.waitForURL(/\/admin$/);
  await expect(
    page.getByRole("heading", { level: 1, name: t(language)("staff:overview.title") }),
  ).toBeVisible();
}

/** Staff refuse what `one` of a list shows, with a reason that its owner reads; `text` names the texts of that. */
export async function refuse(one: Locator, language: Locale, text: string, reason: string): Promise<void> {
  const say = t(language);
  await one.getByText(say(`staff:${text}`), { exact: true }).click();
  await one.getByLabel(say(`staff:${text}Reason`)).fill(reason);
  await one.getByRole("button", { name: say(`staff:${text}Submit`), exact: true }).click();
}
