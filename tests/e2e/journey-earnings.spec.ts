import type { Page } from "@playwright/test";
import { type Locale, locales } from "~/i18n/locale";
import { agree, agreed, expectStage, payBy, pounds, pressAt } from "../support/checkout";
import { deliver, expectOrder, press, startWith } from "../support/job-steps";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { askPayout, payOut, recordSettlement } from "../support/payout-steps";
import { demoLogins, signIn } from "../support/sign-in";
import { expect, test } from "../support/time";

test.describe.configure({ timeout: 90_000 });

const { customers, plumbers } = neighbours;
/** The agreed EGP 420, less the commission of a tenth. */
const earned = (language: Locale) => pounds(language, 378);
const tile = (page: Page, text: string) => page.locator(".bal > *", { hasText: text });

for (const language of locales)
  test.describe(`${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("From an accepted offer to earnings that are paid out", async ({ page, newPerson, say, pass }) => {
      const [michael, staff] = [await newPerson(), await newPerson()];
      await become(page.context(), customers.salma);
      await become(michael.context(), plumbers.michael);
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      const title = `Tap from start to finish, ${language}`;
      const line = michael.locator(".led tbody tr", { hasText: title }).first();
      const id = await agree(page, michael, language, title);
      await payBy(page, language, "card");
      await pressAt(page, "pay");
      await expectStage(page, language, "paid.title");

      await open(page, language, `/requests/${id}`);
      const code = await page.locator(".arrival-c").innerText();
      await open(michael, language, `/technician/requests/${id}`);
      await startWith(michael, language, code);
      await expectOrder(michael, language, "in_progress");
      await deliver(michael, language);
      await open(page, language, `/requests/${id}`);
      await expect(page.getByRole("img", { name: say("orders:photo", { number: 1 }) })).toBeVisible();
      await press(page, say("orders:approve.submit", { price: agreed(language) }));
      await expectOrder(page, language, "completed");

      await open(michael, language, "/technician/wallet?account=pending");
      const came = pounds(language, 378, { isSigned: true });
      await expect(line).toContainText(came);
      await pass(49);
      await open(michael, language, `/technician/requests/${id}`);
      await expect(michael.getByText(say("orders:earning.cleared"))).toBeVisible();
      await open(michael, language, "/technician/wallet");
      await expect(line).toContainText(say("wallet:kind.clearing"));

      await askPayout(michael, language, "378");
      await expect(tile(michael, say("wallet:in_payout"))).toContainText(earned(language));
      await recordSettlement(staff, language, "420");
      await payOut(staff, language, "378");
      await open(michael, language, "/technician/wallet?account=in_payout");
      await expect(michael.locator(".led tbody tr").first()).toContainText(say("wallet:kind.payout_paid"));
      await open(michael, language, "/technician/payment");
      const row = michael
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: earned(language) });
      await expect(row.first()).toContainText(say("statuses:payout.paid"));
    });
  });
