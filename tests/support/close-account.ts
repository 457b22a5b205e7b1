import type { Page } from "@playwright/test";
import { expect } from "./browser";
import { open } from "./journeys";
import { demoLogins, signIn } from "./sign-in";
import { t } from "./texts";

/** Staff close somebody's account, if it still is open. */
export async function closeAccount(page: Page, phone: string) {
  const say = t("en");
  await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
  await open(page, "en", `/admin/users?q=${phone.slice(3)}`);
  await page.locator("main ul.list a").first().click();
  await page.waitForURL(/\/admin\/users\/[a-z0-9]{16}$/);
  const reason = page.getByLabel(say("staff:deactivate.reason"));
  const isClosed = page.getByRole("button", { name: say("staff:reactivate.submit") });
  await expect(reason.or(isClosed)).toBeVisible();
  if (await isClosed.isVisible()) return;
  await reason.fill("Three appointments were missed without a word.");
  await page.getByRole("button", { name: say("staff:deactivate.submit") }).click();
  await expect(isClosed).toBeVisible();
}
