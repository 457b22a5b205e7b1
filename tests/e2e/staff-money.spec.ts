import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { comeToCheckout, payBy, pounds } from "../support/checkout";
import { joinAsCustomer } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { askPayout, payOut, queuedPayout, recordSettlement } from "../support/payout-steps";
import { demoLogins, demoPassword, signIn } from "../support/sign-in";
import { refuse } from "../support/staff-pages";
import { inOne } from "../support/ways";

// A batch takes all that is approved: of two at once the second would find nothing.
test.describe.configure({ mode: "serial", timeout: 90_000 });

const site = () => process.env.SITE_URL ?? "";
const { magdy, nabil } = neighbours.earners;
const earners = { en: magdy, ar: nabil };
const reasons = {
  en: "The holder's name is not that of the account.",
  ar: "اسم صاحب الحساب لا يطابق اسم الحساب البنكي.",
};

for (const language of locales)
  test.describe(`Staff see to money, ${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("A transfer is confirmed with the amount that was asked for, and its order is paid", async ({
      page,
      context,
      newPerson,
      say,
    }) => {
      const customer = await newPerson();
      const mona = { ...newcomer("Mona Adel", language), password: demoPassword };
      await joinAsCustomer(customer, mona);
      const title = `Tap to confirm for, ${language}`;
      const people = [mona.phone, neighbours.plumbers.gamal] as const;
      const id = await comeToCheckout(customer, language, people, title);
      await payBy(customer, language, "transfer");
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/transfers");
      const one = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
      const confirm = one.getByRole("button", { name: say("staff:transfers.confirm") });
      await confirm.click();
      await expect(page.getByText(say("api:transferConfirmed"))).toBeVisible();
      await expect(one).toHaveCount(0);
      await open(customer, language, `/requests/${id}`);
      await expect(customer.getByText(say("statuses:order.paid")).first()).toBeVisible();
    });

    test("A payout goes from its request to the bank account", async ({ page, context, newPerson, say }) => {
      const earner = await newPerson();
      await become(earner.context(), earners[language]);
      await askPayout(earner, language, "110");
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await recordSettlement(page, language, "500");
      await payOut(page, language, "110");
      await open(earner, language, "/technician/payment");
      await expect(earner.getByText(say("statuses:payout.paid")).first()).toBeVisible();
    });

    test("A payout that is rejected comes back, with the reason", async ({
      page,
      context,
      newPerson,
      say,
    }) => {
      const earner = await newPerson();
      await become(earner.context(), earners[language]);
      await open(earner, language, "/technician/wallet");
      const available = earner.locator(".bal-a dd a").first();
      const before = await available.innerText();
      await askPayout(earner, language, "120");
      await expect(available).not.toHaveText(before);
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/payouts");
      const one = queuedPayout(page, "120");
      await refuse(one, language, "payouts.reject", reasons[language]);
      await expect(page.getByText(say("api:payoutSaid.rejected"))).toBeVisible();
      await expect(one).toHaveCount(0);

      await open(earner, language, "/technician/wallet");
      await expect(available).toHaveText(before);
      await expect(earner.locator(".led tbody tr").first()).toContainText(say("wallet:kind.payout_returned"));
      await open(earner, language, "/technician/payment");
      const row = earner.getByRole("listitem").filter({ hasText: reasons[language] });
      await expect(row).toContainText(say("statuses:payout.rejected"));
      await expect(row).toContainText(pounds(language, 120));
    });
  });

for (const language of inOne("en"))
  test.describe(`Staff see to money, ${language}`, () => {
    test.use({ language });

    test("The pages of money are for everybody", async ({ page, context, expectAccessible }) => {
      await context.addCookies(await signIn(site(), demoLogins.staff));
      for (const path of [
        "/transfers",
        "/transfers?tab=refunds",
        "/transfers?tab=set_aside",
        "/payouts",
        "/payouts?status=paid",
        "/payouts?tab=settlement",
        "/steps",
      ]) {
        await open(page, language, `/admin${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible();
      }
    });
  });
