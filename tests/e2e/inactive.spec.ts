import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { closeAccount } from "../support/close-account";
import { joinAsCustomer } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { become } from "../support/neighbours";
import { queuedPayout } from "../support/payout-steps";
import { picture } from "../support/pictures";
import { refuse } from "../support/staff-pages";
import { t } from "../support/texts";
import { ways } from "../support/ways";

// One account of each kind, and it has one appeal, one payout at a time.
test.describe.configure({ mode: "serial", timeout: 60_000 });

/** A technician of the demonstration with something to be paid out, whom nobody else asks for. */
const earner = "+201000001036";
const rejected = "The name on the account differs.";
const grounds = "I was in hospital that week, and here is the paper of it.";

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);

    /** Takes the appeal that is under way back: there can be another. */
    async function withdraw(page: Page) {
      await page.getByRole("link", { name: say("complaints:inactive.appeal.follow") }).click();
      await page.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      await page.locator("summary", { hasText: say("complaints:withdraw.title.appeal") }).click();
      await page.getByRole("button", { name: say("complaints:withdraw.submit"), exact: true }).click();
      await expect(page.locator(".head .badge")).toHaveText(say("statuses:dispute.withdrawn"));
    }

    test("Who is closed out appeals with evidence, takes the own data along, and signs out", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const nadia = newcomer("Nadia Samir", language);
      await joinAsCustomer(page, nadia);
      await closeAccount(await newPerson(), nadia.phone);
      await open(page, language, "/complaints");
      if (javaScriptEnabled) await expectAccessible();
      await page.getByRole("link", { name: say("complaints:inactive.appeal.file") }).click();
      await page.waitForURL(/\/complaints\/new/);
      if (javaScriptEnabled) await expectAccessible();
      await page.getByLabel(say("complaints:form.text.appeal")).fill(grounds);
      await page.locator("input[type=file]").setInputFiles({
        ...{ name: "paper.jpg", mimeType: "image/jpeg" },
        buffer: Buffer.from(await picture(320, 240)),
      });
      await page.getByRole("button", { name: say("complaints:form.sendAppeal") }).click();
      await page.waitForURL(/\/complaints\/[a-z0-9]{16}$/);
      await expect(page.getByText(grounds)).toBeVisible();
      const source = await page.locator(".shots img").first().getAttribute("src");
      expect((await page.request.get(source ?? "")).status()).toBe(200);
      if (javaScriptEnabled) await expectAccessible();

      await open(page, language, "/requests");
      expect(new URL(page.url()).pathname).toBe(`/${language}/complaints`);
      await open(page, language, "/complaints");
      const link = page.getByRole("link", { name: say("complaints:inactive.data.get") });
      const file = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(file.headers()["content-disposition"]).toMatch(/"usta-export-\d{4}-\d{2}-\d{2}\.json"/);
      expect(JSON.stringify(await file.json())).toContain(grounds);

      await withdraw(page);
      await open(page, language, "/complaints");
      await expect(page.getByRole("link", { name: say("complaints:inactive.appeal.file") })).toBeVisible();
      await page
        .getByRole("button", { name: say("account.logout") })
        .last()
        .click();
      await page.waitForURL((url) => !url.pathname.endsWith("/complaints"));
      await open(page, language, "/complaints");
      await expect(page.getByText(say("complaints:guest.title"))).toBeVisible();
    });

    test("A technician who is closed out is paid what nobody disputes", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      await become(page.context(), earner);
      await closeAccount(await newPerson(), earner);
      await open(page, language, "/complaints");
      await page.getByLabel(say("wallet:ask.amount")).fill("150");
      await page.getByRole("button", { name: say("wallet:ask.send") }).click();
      await expect(page.getByRole("heading", { name: say("wallet:ask.open") })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible();
      await page.getByRole("button", { name: say("wallet:ask.cancel") }).click();
      await expect(page.getByLabel(say("wallet:ask.amount"))).toBeVisible();
      if (javaScriptEnabled) await expectAccessible();
    });

    test("A technician who is closed out reads why a payout was rejected, and asks again", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      const staff = await newPerson();
      await become(page.context(), earner);
      await closeAccount(staff, earner);
      await open(page, language, "/complaints");
      await page.getByLabel(say("wallet:ask.amount")).fill("137");
      await page.getByRole("button", { name: say("wallet:ask.send") }).click();
      await expect(page.getByRole("heading", { name: say("wallet:ask.open") })).toBeVisible();
      await expect(page.locator("#last-payout")).toHaveCount(0);
      await open(staff, language, "/admin/payouts");
      await refuse(queuedPayout(staff, "137"), language, "payouts.reject", rejected);
      await expect(staff.getByText(say("api:payoutSaid.rejected"))).toBeVisible();

      await open(page, language, "/complaints");
      const last = page.locator("#last-payout");
      await expect(last.locator(".badge")).toHaveText(say("statuses:payout.rejected"));
      await expect(last).toContainText(pounds(language, 137));
      await expect(last).toContainText(rejected);
      await expect(page.getByLabel(say("wallet:ask.amount"))).toBeVisible();
      if (javaScriptEnabled) await expectAccessible();
    });
  });
