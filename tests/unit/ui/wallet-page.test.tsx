import { describe, expect, it } from "vitest";
import { BalanceTile } from "~/components/wallet/balance-tile";
import { BalanceTiles } from "~/components/wallet/balance-tiles";
import { Ledger } from "~/components/wallet/ledger";
import { Entry } from "~/components/wallet/ledger-table";
import { PayoutPanel } from "~/components/wallet/payout-panel";
import type { Payout } from "~/contract/payout-fields";
import type { Balances } from "~/contract/wallet";
import { wordsOf } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const say = t("en");
const none = { amount: 0, currency: "EGP" };
const balances: Balances = {
  ...{ pending: none, available: none, in_payout: none, debt: none, held: none, held_jobs: 0 },
  ...{ paid_out: none, paid_out_this_month: none, minimum: { ...none, amount: 20_000 }, is_at_first: true },
};
const draw = (element: JSX.Element) =>
  renderPage(element, { namespaces: ["common", "ui", "lists", "wallet"] });

describe("A technician who reads the ledger", () => {
  const job = { id: "r", title: "Leaking tap" };

  it("finds the job first, linked like any other, then what became of its money", () => {
    const html = draw(<Entry kind="clearing" request={job} payout_id={null} />);
    expect(html.indexOf(job.title)).toBeLessThan(html.indexOf(say("wallet:kind.clearing")));
    expect(html).toMatch(/<a href="[^"]*\/technician\/requests\/r"><bdi>Leaking tap/);
  });

  it("reads what a payout is where there is no job", () => {
    const html = draw(<Entry kind="payout" request={null} payout_id="p" />);
    const words = wordsOf(html);
    expect(html).toContain('href="/en/technician/payment?payout=p#payout-p"');
    expect(words).toMatch(new RegExp(`^${say("wallet:kind.payout")}`));
  });

  it.each([
    ["available", "clearing"],
    ["pending", "approves"],
    ["in_payout", "payout"],
    ["held", "customer pays"],
  ] as const)("reads of %s, where nothing is, what will bring it there", (tab, word) => {
    const list = { rows: [], older: null, newer: null };
    const some = { ...balances, paid_out: { ...none, amount: 20_000 } };
    const words = wordsOf(draw(<Ledger {...{ tab, list }} filters={{}} wrong={{}} balances={some} />));
    expect(words.split(say("wallet:none"))[1]).toContain(word);
    expect(words.includes(say("wallet:none.pending"))).toBe(tab === "pending");
  });
});

describe.each([BalanceTiles, BalanceTile])("A technician's balance", (Tiles) => {
  const available = { ...none, amount: 20_000 };

  it("leads from each figure to the lines themselves, which stand far down on their page", () => {
    const paid = { ...none, amount: 50_000 };
    const html = draw(<Tiles balances={{ ...balances, paid_out: paid, paid_out_this_month: paid }} />);
    const links = [...html.matchAll(/href="([^"]*account=[^"]*)"/g)].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(3);
    for (const to of links) expect(to).toMatch(/#ledger$/);
  });

  it("says how much is under way, and offers a payout where none is", () => {
    const underWay = wordsOf(
      draw(<Tiles balances={{ ...balances, in_payout: { ...none, amount: 50_000 } }} />),
    );
    expect(underWay.replace(/[\u2066-\u2069]/g, "")).toContain("Payout under way: EGP 500");
    expect(underWay).not.toContain(say("wallet:available.action"));
    const ready = wordsOf(draw(<Tiles balances={{ ...balances, available }} />));
    expect(ready).toContain(say("wallet:available.action"));
    expect(ready).toContain(say("wallet:available.note"));
  });

  it("promises no payout of nothing, of less than one needs, or of a second beside the first", () => {
    const little = { ...balances, available: { ...none, amount: 19_999 } };
    for (const poor of [balances, little]) {
      const words = wordsOf(draw(<Tiles balances={poor} />));
      expect(words).not.toContain(say("wallet:available.note"));
      expect(words).not.toContain(say("wallet:available.action"));
    }
    expect(wordsOf(draw(<Tiles balances={balances} />))).toContain(say("wallet:available.none"));
    const least = wordsOf(draw(<Tiles balances={little} />)).replace(/[\u2066-\u2069]/g, "");
    expect(least).toContain("A payout needs at least EGP 200");
    const second = wordsOf(draw(<Tiles balances={{ ...balances, available, in_payout: available }} />));
    expect(second).toContain(say("wallet:available.next"));
  });
});

describe("A technician who asks for a payout", () => {
  const last: Payout = {
    ...{ id: "p1", amount: { ...none, amount: 15_000 }, status: "rejected", iban: "EG•• •••• … 9345" },
    ...{ reason: "The holder is another person.", held_until: null, is_open: false, can_cancel: false },
    ...{ created_at: "2026-11-24T09:00:00.000Z", sent_at: null, settled_at: null },
  };
  const words = (changed: Partial<Payout>) =>
    wordsOf(
      renderPage(
        <PayoutPanel
          {...{ balances, method: null, open: null, constraints: {} }}
          last={{ ...last, ...changed }}
        />,
        { namespaces: ["common", "ui", "wallet", "statuses"] },
      ),
    );

  it("reads why the one before was rejected or did not come, and nothing of one that came", () => {
    for (const status of ["rejected", "failed"] as const) {
      expect(words({ status })).toContain(say("wallet:ask.last"));
      expect(words({ status })).toContain("The holder is another person.");
    }
    for (const status of ["paid", "cancelled"] as const)
      expect(words({ status, reason: null })).not.toContain(say("wallet:ask.last"));
  });
});
