import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import type { Locale } from "~/i18n/locale";
import { pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { askPayout, payOut, queuedPayout, recordSettlement } from "../support/payout-steps";
import { expectNumberInView } from "../support/refund-steps";
import { demoLogins, signIn } from "../support/sign-in";
import { refuse } from "../support/staff-pages";
import { t } from "../support/texts";
import { expect, test } from "../support/time";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const { magdy, nabil } = neighbours.earners;
/** With a right checksum, and of nobody. */
const ibans = {
  true: "EG86 0019 0005 0000 0000 2631 8001 1",
  false: "EG80 0019 0005 0000 0000 2631 8002 2",
};
const mistyped = "EG87 0019 0005 0000 0000 2631 8001 1";
const amount = "115";
const reasons: Record<Locale, readonly [failed: string, returned: string]> = {
  en: ["The bank knows no such account.", "The account was closed after all."],
  ar: ["لا حساب لدى البنك بهذا الرقم.", "أُغلق الحساب لدى البنك بعد وصول المبلغ."],
};

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);
    const earner = language === "en" ? magdy : nabil;
    const iban = ibans[`${javaScriptEnabled}`];
    const [failed, returned] = reasons[language];
    /** A sentence, up to where its time stands. */
    const upToTime = (key: string) => say(key, { time: "|" }).split("|")[0] ?? "";

    async function nameAccount(page: Page, number: string) {
      const method = page.locator("#method");
      const field = method.getByLabel(say("wallet:method.iban"));
      if (!(await field.isVisible())) await method.getByText(say("wallet:method.change")).click();
      await field.fill(number);
      await method.getByLabel(say("wallet:method.holder")).fill("Holder of the account");
      await method.getByRole("button", { name: say("wallet:method.save") }).click();
    }

    /** The technician reads on the list of payouts what became of it and why, and has the money again. */
    async function comesBack(page: Page, why: string, whole: string) {
      await open(page, language, "/technician/payment");
      const row = page.getByRole("listitem").filter({ hasText: why });
      await expect(row).toContainText(say("statuses:payout.failed"));
      await expect(row).toContainText(pounds(language, Number(amount)));
      await open(page, language, "/technician/wallet");
      await expect(page.locator(".bal-a dd a").first()).toHaveText(whole);
      await expect(page.locator(".led tbody tr").first()).toContainText(say("wallet:kind.payout_returned"));
    }

    test("A payout waits for its new account, does not arrive, is sent again, and is sent back", async ({
      page,
      newPerson,
      pass,
      expectAccessible,
    }) => {
      const staff = await newPerson();
      await become(page.context(), earner);
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(page, language, "/technician/wallet");
      const whole = await page.locator(".bal-a dd a").first().innerText();
      await open(page, language, "/technician/payment");
      await nameAccount(page, mistyped);
      await expect(page.locator("#method .err")).toHaveText(say("api:iban.checksum"));
      const field = page.locator("#method").getByLabel(say("wallet:method.iban"));
      await expect(field).toBeVisible();
      await expect(field).toHaveValue(mistyped);
      await expectNumberInView(page, field);
      await nameAccount(page, iban);
      await expect(page.getByText(say("api:methodChanged"))).toBeVisible();
      await expect(page.locator("#method")).toContainText(upToTime("wallet:method.until"));
      if (javaScriptEnabled) await expectAccessible();

      await askPayout(page, language, amount);
      if (javaScriptEnabled) await expect(page.locator("#payout")).toBeFocused();
      await expect(page.locator("#payout")).toContainText(upToTime("wallet:method.until"));
      const queued = queuedPayout(staff, amount);
      await open(staff, language, "/admin/payouts");
      await expect(queued).toContainText(upToTime("staff:payouts.held"));
      const approve = queued.getByRole("button", { name: say("staff:payouts.approve") });
      await expect(approve).toHaveCount(0);
      await pass(73);
      await staff.reload();
      await approve.click();
      await expect(staff.getByText(say("api:payoutSaid.approved"))).toBeVisible();
      await open(staff, language, "/admin/payouts?status=approved");
      await staff.getByRole("button", { name: say("staff:payouts.batch") }).click();
      const file = staff.waitForEvent("download");
      await staff
        .locator(".note")
        .getByRole("link", { name: say("staff:payouts.file") })
        .click();
      expect(await textIn(await file)).toMatch(new RegExp(`${iban.replaceAll(" ", "")},${amount}\\.00,EGP`));
      await refuse(queued, language, "payouts.fail", failed);
      await expect(staff.getByText(say("api:payoutSaid.failed"))).toBeVisible();
      await comesBack(page, failed, whole);

      await askPayout(page, language, amount);
      await recordSettlement(staff, language, "500");
      await payOut(staff, language, amount);
      await open(staff, language, "/admin/payouts?status=paid");
      await refuse(queued.first(), language, "payouts.return", returned);
      await expect(staff.getByText(say("api:payoutSaid.returned"))).toBeVisible();
      await comesBack(page, returned, whole);
    });
  });

const textIn = async (file: Download) => readFileSync(await file.path(), "utf8");
