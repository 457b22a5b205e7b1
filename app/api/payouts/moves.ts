import type { AuditDetail, NoticeParams } from "../db/columns";
import type { JournalKind } from "../db/ledger-kinds";
import { conflict } from "../errors";
import type { Line, Purse } from "../ledger/account-rules";
import { oweAgain } from "../ledger/debt-moves";
import {
  debtSettled,
  payoutAsked,
  payoutPaid,
  payoutReturned,
  payoutSentBack,
} from "../ledger/journal-rules";
import { holdPurse } from "../ledger/ledger-store";
import { type Settling, settlingOf } from "../ledger/settling-rules";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import { type PayoutRow, updatePayout } from "./payout-store";
import { freePayout, type PayoutEvent, type PayoutFacts, returns, transition } from "./rules";

type Options = {
  facts?: Partial<PayoutFacts>;
  patch?: Partial<Omit<PayoutRow, "id" | "status" | "amount" | "providerId">>;
  detail?: AuditDetail;
};

function book({ book: to }: Act, payout: PayoutRow, kind: JournalKind, lines: Line[]): void {
  const { id, currency } = payout;
  to.post({ kind, cause: id, currency, payoutId: id, lines });
}

/** L4. Takes what is asked for out of the available money, which this transaction holds. */
export function bookAsked(act: Act, payout: PayoutRow): void {
  book(act, payout, "payout", payoutAsked(payout.providerId, payout.amount));
  line(act, payout, "request", { from: null, to: payout.status });
}

/** L4 back, from where the money was, and L7: of what comes back a debt is settled first, also one written off meanwhile. */
async function bookReturned(act: Act, payout: PayoutRow, { available, debt }: Purse): Promise<Settling> {
  const { id: cause, providerId, currency, amount, status, createdAt: since } = payout;
  const late = { providerId, currency, cause, since, most: amount - debt };
  const owed = Math.min(debt + (await oweAgain(act, late)), available + amount);
  const back = status === "paid" ? payoutSentBack : payoutReturned;
  book(act, payout, "payout_returned", back(providerId, amount));
  if (owed > 0) book(act, payout, "debt_settled", debtSettled(providerId, owed, owed));
  return settlingOf(amount, owed);
}

function line(
  { book: to }: Act,
  payout: PayoutRow,
  event: string,
  steps: { from: string | null; to: string },
  detail: AuditDetail = {},
) {
  to.line({
    ...{ entity: "payout", entityId: payout.id, requestId: null, event, ...steps },
    detail: { price: payout.amount, provider_id: payout.providerId, ...detail },
  });
}

/**
 * Makes one step of a payout's life, with its audit line and its money. The only writer of `payouts.status`.
 * @returns what becomes of money that comes back to the technician
 * @throws ApiError conflict, naming the state that it is in
 */
export async function movePayout(
  act: Act,
  payout: PayoutRow,
  event: PayoutEvent,
  { facts, patch = {}, detail }: Options = {},
): Promise<Settling> {
  const { tx, book: to } = act;
  const next = transition(payout.status, event, to.author.actor, { ...freePayout, ...facts });
  if (!next.to || next.to === "none") {
    const isOld = next.refusal === "movedOn" || next.refusal === "notYours";
    const key = isOld ? `api:payoutIs.${payout.status}` : `api:payoutRefused.${next.refusal}`;
    throw conflict(key, { payout_status: payout.status });
  }
  const purse = await holdPurse(tx, payout.providerId, payout.currency);
  await updatePayout(tx, payout.id, { ...patch, status: next.to, updatedAt: to.at });
  line(act, payout, event, { from: payout.status, to: next.to }, detail);
  if (event === "pay") book(act, payout, "payout_paid", payoutPaid(payout.providerId, payout.amount));
  return returns.has(event) ? bookReturned(act, payout, purse) : settlingOf(0, 0);
}

/** What the technician is told of a payout. */
export function tellOf(
  { book: to }: Act,
  payout: PayoutRow,
  kind: NoticeKind,
  more: NoticeParams = {},
): void {
  const { providerId, amount: price, currency } = payout;
  to.tell({ userId: providerId, kind, params: { price, currency, ...more }, path: "/technician/payment" });
}
