import { describe, expect, it } from "vitest";
import { type Account, held, type Line, purseKinds, refundDue } from "~/api/ledger/account-rules";
import { chargedBack, chargeReturned } from "~/api/ledger/chargeback-rules";
import { shareOf } from "~/api/ledger/commission-rules";
import * as journal from "~/api/ledger/journal-rules";
import { takenBack } from "~/api/ledger/take-back-rules";
import { kindsOf, kindsOn } from "~/components/wallet/ledger-address";
import { type LedgerFilter, type WalletAccount, walletAccount } from "~/contract/wallet";

const rates = { commissionRate: 1000, commissionMinimum: 2_000, vatRate: 1400, isPlatformSupplier: false };
const [whole, nothing] = [shareOf(50_000, rates), shareOf(0, rates)];
const sides = { paymentId: "payment", orderId: "order", providerId: "tarek" };
/** Less than is taken back, so that the rest of it is owed. */
const has = { pending: 100, available: 100 };
const takeTo = (to: Account) => takenBack("tarek", to, whole, nothing, has);
const won = (to: "pending" | "available") =>
  chargeReturned(sides, { loss: 0, due: 0, before: nothing, after: whole }, 100, to);

/** What is booked for each kind that a technician reads of, of a job that goes on for what is held. */
const booked: Record<Exclude<LedgerFilter, "visit_fee" | "payout_cancelled" | "paid_out">, Line[]> = {
  payment: journal.received("gateway", "order", 50_000),
  release: journal.released("order", "tarek", whole),
  release_reversed: takeTo(held("order")),
  clearing: journal.cleared("tarek", 100),
  payout: journal.payoutAsked("tarek", 100),
  payout_paid: journal.payoutPaid("tarek", 100),
  payout_returned: [...journal.payoutReturned("tarek", 100), ...journal.payoutSentBack("tarek", 100)],
  refund: journal.refundOwed("order", "payment", 100),
  take_back: takeTo(refundDue("payment")),
  // The bank ends whatever job still holds something, so that nothing of that is held any more.
  chargeback: chargedBack(sides, { due: 0, held: 0, loss: 0, before: whole, after: nothing }, has),
  chargeback_reversed: [...won("pending"), ...won("available")],
  debt_settled: journal.debtSettled("tarek", 100, 100),
  write_off: [...journal.writtenOff("tarek", 100), ...journal.owedAgain("tarek", 100)],
};

/** A visit fee is a release that is called otherwise, a payout that was cancelled one that came back, and one that stays paid one that was paid. */
const alsoCalled: Partial<Record<LedgerFilter, LedgerFilter>> = {
  release: "visit_fee",
  payout_paid: "paid_out",
  payout_returned: "payout_cancelled",
};

function bookedOn(account: WalletAccount): LedgerFilter[] {
  const kinds = Object.entries(booked) as [LedgerFilter, Line[]][];
  const found = kinds.filter(([, lines]) => lines.some(({ kind }) => kind === account)).map(([kind]) => kind);
  const other = account === "held" ? [] : found.flatMap((kind) => alsoCalled[kind] ?? []);
  return [...found, ...other].toSorted();
}

describe("A technician can narrow", () => {
  it.each(walletAccount.options)(
    "the account “%s” down to all that is booked on it, and no more",
    (account) => {
      expect(kindsOn[account].toSorted()).toEqual(bookedOn(account));
      expect(kindsOf(account)).toEqual(kindsOn[account]);
    },
  );

  it("all accounts down to what is booked on any of the own, each kind once", () => {
    const all = [...new Set(purseKinds.flatMap(bookedOn))].toSorted();
    expect(kindsOf("all").toSorted()).toEqual(all);
  });
});
