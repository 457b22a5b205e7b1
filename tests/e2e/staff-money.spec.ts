import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { agree, payBy } from "../support/checkout";
import { joinAsCustomer, newcomer, open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { demoLogins, signIn } from "../support/sign-in";

// A batch takes all that is approved: of two at once the second would find nothing.
test.describe.configure({ mode: "serial", timeout: 90_000 });

const site = () => process.env.SITE_URL ?? "";
const { magdy, nabil } = neighbours.earners;
const earners = { en: magdy, ar: nabil };

for (const language of locales)
  test.describe(`Staff see to money, ${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("A transfer is confirmed with the amount that came, and its order is paid", async ({
      page,
      context,
      newPerson,
      say,
    }) => {
      const customer = await newPerson();
      await joinAsCustomer(customer, newcomer("Mona Adel", language));
      const plumber = await newPerson();
      await become(plumber.context(), neighbours.plumbers.gamal);
      const title = `Tap to confirm for, ${language}`;
      const id = await agree(customer, plumber, language, title);
      await payBy(customer, language, "transfer");
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/transfers");
      const one = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
      const confirm = one.getByRole("button", { name: say("staff:transfers.confirm") });
      await one.getByLabel(say("staff:transfers.amount")).fill("42");
      await confirm.click();
      await expect(one.getByText(say("api:otherAmount"))).toBeVisible();
      await one.getByLabel(say("staff:transfers.amount")).fill("420");
      await confirm.click();
      await expect(page.getByText(say("api:transferConfirmed"))).toBeVisible();
      await expect(one).toHaveCount(0);
      await open(customer, language, `/requests/${id}`);
      await expect(customer.getByText(say("statuses:order.paid")).first()).toBeVisible();
    });

    test("A payout goes from its request to the bank account", async ({ page, context, newPerson, say }) => {
      const earner = await newPerson();
      await become(earner.context(), earners[language]);
      await open(earner, language, "/technician/wallet");
      await earner.getByLabel(say("wallet:ask.amount")).fill("110");
      await earner.getByRole("button", { name: say("wallet:ask.send") }).click();
      await expect(earner.getByRole("heading", { name: say("wallet:ask.open") })).toBeVisible();

      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/payouts");
      await page.getByLabel(say("staff:settlement.gross")).fill("500");
      await page.getByLabel(say("staff:settlement.fee")).fill("10");
      await page.getByLabel(say("staff:settlement.reference")).fill(`ST-${language}-${Date.now()}`);
      await page.getByRole("button", { name: say("staff:settlement.submit") }).click();
      await expect(page.getByText(say("api:settled"))).toBeVisible();

      const price = page.locator("h2", { hasText: /\b110\b/ });
      const one = page.getByRole("main").getByRole("listitem").filter({ has: price });
      const press = (text: string) => one.getByRole("button", { name: say(text) }).click();
      await press("staff:payouts.approve");
      await expect(page.getByText(say("api:payoutSaid.approved"))).toBeVisible();
      await open(page, language, "/admin/payouts?status=approved");
      await page.getByRole("button", { name: say("staff:payouts.batch") }).click();
      await expect(page.getByText(say("staff:payouts.batchMade"))).toBeVisible();
      const file = page.getByRole("link", { name: say("staff:payouts.file") }).first();
      const answer = await page.request.get((await file.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
      expect(await answer.text()).toContain("110,EGP");
      await press("staff:payouts.paid");
      await expect(page.getByText(say("api:payoutSaid.paid"))).toBeVisible();
      await open(earner, language, "/technician/payment");
      await expect(earner.getByText(say("statuses:payout.paid")).first()).toBeVisible();
    });
  });

for (const language of locales)
  test.describe(`Staff see to money, ${language}`, () => {
    test.use({ language });

    test("The pages of money are for everybody", async ({ page, context, expectAccessible }) => {
      await context.addCookies(await signIn(site(), demoLogins.staff));
      for (const path of ["/transfers", "/transfers?tab=refunds", "/payouts", "/payouts?status=paid"]) {
        await open(page, language, `/admin${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible();
      }
    });
  });
