import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { paymentsFor } from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob } from "../support/paid-job";
import { t } from "../support/texts";
import { oneWay } from "../support/ways";

// One after another: each looks at all that Ibrahim has earned.
test.describe.configure({ mode: "default", timeout: 90_000 });

const people = [neighbours.customers.salma, neighbours.plumbers.ibrahim] as const;
const vatNumber = "312345678";
const typed = { en: "312-345-678", ar: "٣١٢٣٤٥٦٧٨" };
const day = 86_400_000;
const dayOf = (from: number) => new Date(Date.now() + from * day).toISOString().slice(0, 10);

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const say = t(language);

    test("Ibrahim registers for VAT, and the invoice of the next job says so", async ({
      page,
      newPerson,
      expectAccessible,
    }) => {
      await become(page.context(), people[1]);
      const field = page.locator("#vat").getByLabel(say("wallet:vat.number"));
      const register = async (number: string) => {
        await field.fill(number);
        await page.getByRole("button", { name: say("wallet:vat.save") }).click();
      };
      await open(page, language, "/technician/payment");
      await register("12");
      await expect(page.locator("#vat .err")).toHaveText(say("api:vatNumber"));
      await expect(field).toHaveValue("12");
      if (javaScriptEnabled) await expectAccessible();
      await register(typed[language]);
      await expect(page.getByText(say("api:vatNumberSaved"))).toBeVisible();
      await expect(field).toHaveValue(vatNumber);

      const title = `Tap with VAT, ${language}`;
      const { provider } = await completedJob(people, title);
      const salma = await newPerson();
      await become(salma.context(), people[0]);
      const row = await paymentsFor(salma, language, title);
      await row.getByRole("link", { name: say("payments:list.invoice") }).click();
      await salma.waitForURL(/\/payment\/invoice\//);
      await expect(salma.locator(".inv-vat").first()).toContainText(vatNumber);

      await open(page, language, "/technician/payment");
      await register("");
      await expect(page.getByText(say("api:vatNumberSaved"))).toBeVisible();
      await expect(field).toHaveValue("");
      expect(await provider.invoices.registration()).toEqual({ vat_number: null });
    });

    test("Ibrahim narrows his ledger down, takes that along as a file, and reads the month's statement", async ({
      page,
      expectAccessible,
    }) => {
      const title = `Tap in the ledger, ${language}`;
      await completedJob(people, title);
      await become(page.context(), people[1]);
      await open(page, language, "/technician/wallet?account=pending");
      const rows = page.locator(".led tbody tr");
      await expect(rows.first()).toContainText(title);
      await narrow(page, { kind: "release", from: dayOf(-2), to: dayOf(2) });
      await expect(page).toHaveURL(/kind=release/);
      await expect(rows.first()).toContainText(title);
      await expect(rows.filter({ hasNotText: say("wallet:kind.release") })).toHaveCount(0);
      const count = await rows.count();
      const file = page.waitForEvent("download");
      await page.getByRole("link", { name: say("wallet:csv") }).click();
      const named = `usta-wallet-pending-release-${dayOf(-2)}-to-${dayOf(2)}.csv`;
      expect((await file).suggestedFilename()).toBe(named);
      const lines = readFileSync(await (await file).path(), "utf8")
        .trim()
        .split("\r\n");
      expect(lines[0]).toContain(say("wallet:file.balance"));
      expect(lines.slice(1).join("\n")).toContain(title);
      expect(lines.slice(1)).toHaveLength(count);

      await narrow(page, { kind: "release", from: dayOf(2), to: dayOf(-2) });
      const [first, last] = [page.locator("input[name=from]"), page.locator("input[name=to]")];
      await expect(last).toHaveAttribute("aria-invalid", "true");
      await expect(last).toHaveAccessibleDescription(
        new RegExp(say("wallet:filter.daysTurned").slice(0, 20)),
      );
      expect([await first.inputValue(), await last.inputValue()]).toEqual([dayOf(2), dayOf(-2)]);
      await expect(rows.first()).toContainText(title);
      if (javaScriptEnabled) await expectAccessible();

      await narrow(page, { kind: "release", from: "", to: "2020-01-01" });
      await expect(page.getByText(say("wallet:none.filtered"))).toBeVisible();
      await page.getByRole("link", { name: say("wallet:filter.clear") }).click();
      await expect(page).toHaveURL(/account=pending#ledger$/);
      await expect(rows.first()).toContainText(title);
      await page.getByRole("link", { name: say("wallet:statement"), exact: true }).click();
      await page.waitForURL(/\/wallet\/statement$/);
      await expect(rows.filter({ hasText: title }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: say("ui:print") })).toHaveCount(
        javaScriptEnabled ? 1 : 0,
      );
      await page.getByRole("link", { name: say("wallet:statement.previous") }).click();
      await page.getByRole("link", { name: say("wallet:statement.next") }).click();
      await page
        .locator(".crumbs")
        .getByRole("link", { name: say("wallet:statement.back") })
        .click();
      await page.waitForURL(/\/technician\/wallet$/);
    });

    async function narrow(page: Page, { kind, from, to }: { kind: string; from: string; to: string }) {
      await page.locator("select[name=kind]").selectOption(kind);
      await page.getByLabel(say("wallet:filter.from"), { exact: true }).fill(from);
      await page.getByLabel(say("wallet:filter.to"), { exact: true }).fill(to);
      await page.getByRole("button", { name: say("wallet:filter.show") }).click();
    }
  });
