import { people } from "~/api/db/seed/people";
import { type Locale, locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { joinAsCustomer } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { oneWay } from "../support/ways";

const site = () => process.env.SITE_URL ?? "";
const reasons: Record<Locale, string> = {
  en: "Three appointments were missed without a word.",
  ar: "أُلغيت ثلاثة مواعيد بعد وصول الفني دون إبلاغ.",
};

/** Who waits in the demonstration: each story decides about others. */
const waiting = people()
  .providers.filter(({ verification }) => verification === "submitted")
  .map(({ name, locale }) => name[locale]);

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`Staff decide, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const reason = reasons[language];

    test("A closed account reads why on its complaints page and appeals, and both are over once staff open it", async ({
      page,
      context,
      say,
      newPerson,
      expectAccessible,
    }) => {
      test.setTimeout(60_000);
      const person = newcomer("Nadia Samir", language);
      const nadia = await newPerson();
      await joinAsCustomer(nadia, person);
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/users");
      await page.getByRole("searchbox", { name: say("staff:users.search") }).fill(person.phone.slice(3));
      await page.getByRole("button", { name: say("lists:search") }).click();
      await expect(page.locator("main ul.list > li")).toHaveCount(1);
      await page.getByRole("link", { name: person.name, exact: true }).click();
      await page.waitForURL(/\/admin\/users\/[a-z0-9]{16}$/);
      const close = page.getByRole("button", { name: say("staff:deactivate.submit") });
      const why = page.getByLabel(say("staff:deactivate.reason"));
      await why.fill("No.");
      if (!javaScriptEnabled) await why.evaluate((field) => field.removeAttribute("minlength"));
      await close.click();
      await expect(page.locator("#deactivate-reason-error")).toBeVisible();
      await why.fill(reason);
      await close.click();
      await expect(page.getByRole("button", { name: say("staff:reactivate.submit") })).toBeVisible();
      await expect(page.getByText(say("api:staff.deactivated"))).toBeVisible();
      if (javaScriptEnabled) await expectAccessible();

      await open(nadia, language, "/requests");
      expect(new URL(nadia.url()).pathname).toBe(`/${language}/complaints`);
      await expect(nadia.getByText(reason)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(nadia);
      await nadia.getByRole("link", { name: say("complaints:inactive.appeal.file") }).click();
      await expect(nadia.getByRole("blockquote").filter({ hasText: reason })).toBeVisible();
      await nadia.getByLabel(say("complaints:form.text.appeal")).fill(reason);
      await nadia.getByRole("button", { name: say("complaints:form.sendAppeal") }).click();
      await nadia.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      const closedFor = nadia.getByRole("region", { name: say("complaints:closedFor") });
      await expect(closedFor.getByText(reason)).toBeVisible();

      await page.getByLabel(say("staff:reactivate.reason")).fill(reason);
      await page.getByRole("button", { name: say("staff:reactivate.submit") }).click();
      await expect(close).toBeVisible();
      const log = page.getByRole("region", { name: say("staff:user.history") });
      await expect(log.getByRole("listitem")).toHaveCount(2);
      await nadia.reload();
      await expect(nadia.getByText(say("complaints:state.final.reopened"))).toBeVisible();
      await expect(nadia.getByText(say("complaints:end.reopened"))).toBeVisible();
      await expect(closedFor.getByText(reason)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(nadia);
      await open(nadia, language, "/requests");
      expect(new URL(nadia.url()).pathname).toBe(`/${language}/requests`);
    });

    test("A technician whose documents are right is verified, and out of the queue", async ({
      page,
      context,
      say,
    }) => {
      const name = waiting[2 * locales.indexOf(language) + Number(javaScriptEnabled)] ?? "";
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/verifications");
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await page.getByRole("button", { name: say("staff:verifications.verify", { name }) }).click();
      await expect(page.getByText(say("api:staff.verified"))).toBeVisible();
      await expect(page.getByRole("heading", { name })).toHaveCount(0);
      await open(page, language, "/admin/audit?entity=user");
      await expect(page.getByText(say("staff:event.user.verify")).first()).toBeVisible();
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await page.waitForURL(/\/admin\/users\//);
      await expect(page.getByText(say("statuses:verification.verified")).first()).toBeVisible();
    });
  });

for (const [place, language] of locales.entries())
  test.describe(`Staff refuse, ${language}, scripts ${language === "en" ? "on" : "off"}`, () => {
    const javaScriptEnabled = language === "en";
    test.use({ language, javaScriptEnabled });

    test("A technician whose documents prove nothing is told what is missing", async ({
      page,
      context,
      say,
      expectAccessible,
    }) => {
      const name = waiting[4 + place] ?? "";
      await context.addCookies(await signIn(site(), demoLogins.staff));
      await open(page, language, "/admin/verifications");
      const one = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await one.getByText(say("staff:verifications.reject")).click();
      if (javaScriptEnabled) await expectAccessible();
      await one.getByLabel(say("staff:verifications.reason")).fill(reasons[language]);
      await one.getByRole("button", { name: say("staff:verifications.rejectSubmit"), exact: true }).click();
      await expect(page.getByText(say("api:staff.rejected"))).toBeVisible();
      await expect(page.getByRole("heading", { name })).toHaveCount(0);
      await open(page, language, "/admin/audit?entity=user");
      await expect(page.getByText(reasons[language]).first()).toBeVisible();
    });
  });
