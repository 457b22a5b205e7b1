import { describe, expect, it } from "vitest";
import { LedgerFilters } from "~/components/wallet/ledger-filters";
import { type Locale, locales } from "~/i18n/locale";
import type { Door } from "~/web/calls/client.server";
import { bankFile } from "~/web/staff/payouts.server";
import { ledgerFile, ledgerOf } from "~/web/wallet/wallet.server";
import { pageFor, site } from "../../support/posted";
import { renderPage } from "../../support/render-page";

const meta = { meta: { nextCursor: null, previousCursor: null, perPage: 20 } };
const file = { bytes: new TextEncoder().encode("date\r\n"), mime: "text/csv", isPublic: false };

/** A technician's page with this query, and what the API was asked for by it. */
async function asking(query: string, locale: Locale = "en") {
  const asked: unknown[] = [];
  const door: Door = async (_, operation, input) => {
    asked.push(input);
    return { status: 200, message: null, data: operation === "lines" ? { content: [], meta } : file };
  };
  const url = `${site}/${locale}/technician/wallet?${query}`;
  return { page: await pageFor(new Request(url), door, locale), asked };
}

const nameOf = (answer: Response) => answer.headers.get("Content-Disposition");
const turned = "account=pending&from=2026-11-20&to=2026-11-01";

describe("Days in the filter of the ledger", () => {
  it.each(locales)(
    "whose ends are the wrong way round are told at the last one, and kept (%s)",
    async (locale) => {
      const { page, asked } = await asking(turned, locale);
      const { tab, filters, wrong } = await ledgerOf(page);
      expect(asked).toMatchObject([{ account: "pending", from: "2026-11-01", to: "2026-11-20" }]);
      const html = renderPage(<LedgerFilters tab={tab} filters={filters} wrong={wrong} isNarrowed />, {
        ...{ locale, path: `/technician/wallet?${turned}`, namespaces: ["common", "ui", "wallet", "lists"] },
      });
      const field = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
      expect(field("from")).toContain('value="2026-11-20"');
      expect(field("to")).toContain('value="2026-11-01"');
      expect([field("from"), field("to")].map((one) => one.includes('aria-invalid="true"'))).toEqual([
        ...[false, true],
      ]);
      expect(html).toContain(wrong.to?.[0]);
      if (locale === "en")
        expect(wrong.to?.map((told) => told.replaceAll("\u00a0", " "))).toEqual([
          "This day is before “From”, so entries from 1 November 2026 to 20 November 2026 are shown.",
        ]);
    },
  );

  it("that can be are told nothing", async () => {
    for (const query of [
      "from=2026-11-01&to=2026-11-20",
      "from=2026-11-01&to=2026-11-01",
      "to=2026-11-01",
      "",
    ])
      expect((await ledgerOf((await asking(query)).page)).wrong).toEqual({});
  });
});

describe("A file that somebody takes along", () => {
  it.each([
    [turned, "usta-wallet-pending-2026-11-01-to-2026-11-20.csv"],
    [
      "account=in_payout&kind=payout_paid&to=2026-11-01",
      "usta-wallet-in-payout-payout-paid-to-2026-11-01.csv",
    ],
    ["account=all&from=2026-11-01&to=2026-11-01", "usta-wallet-all-2026-11-01-to-2026-11-01.csv"],
  ])("of the ledger says which lines it holds and of when (%s)", async (query, name) => {
    for (const locale of locales) {
      const { page } = await asking(query, locale);
      expect(nameOf(await ledgerFile(page))).toBe(`attachment; filename="${name}"`);
    }
  });

  it("of all lines says up to which day it goes", async () => {
    const { page } = await asking("account=available");
    expect(nameOf(await ledgerFile(page))).toMatch(/"usta-wallet-available-to-\d{4}-\d\d-\d\d\.csv"$/);
  });

  it("for the bank says which batch it is, and of which day", async () => {
    const { page } = await asking("");
    expect(nameOf(await bankFile(page, "ab12"))).toMatch(/"usta-bank-batch-\d{4}-\d\d-\d\d-ab12\.csv"$/);
  });
});
