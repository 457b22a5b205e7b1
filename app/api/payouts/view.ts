import type { PayoutInShort } from "~/contract/at-issue-fields";
import type { PayoutAtIssue } from "~/contract/decision-basis-fields";
import {
  type Payout,
  type PayoutCan,
  type PayoutMethod,
  payoutCan,
  type QueuedPayout,
} from "~/contract/payout-fields";
import { stillHeld } from "../bank-accounts/hold-rules";
import { maskIban } from "../bank-accounts/iban-rules";
import type { MethodRow } from "./payout-store";
import { freePayout, isOpen, type PayoutEvent, transition } from "./rules";
import type { PayoutStepRow, PayoutViewRow } from "./view-store";

const instantOf = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** A bank account as its owner sees it. */
export const methodView = (row: MethodRow, now: Date): PayoutMethod => ({
  id: row.id,
  iban: maskIban(row.iban),
  holder: row.holder,
  is_current: row.isCurrent,
  held_until: instantOf(stillHeld(row.heldUntil, now)),
  created_at: row.createdAt.toISOString(),
});

const shared = (row: PayoutViewRow) => ({
  id: row.id,
  status: row.status,
  amount: { amount: row.amount, currency: row.currency },
  iban: maskIban(row.iban),
  reason: row.reason,
  held_until: instantOf(row.heldUntil),
  created_at: row.createdAt.toISOString(),
  sent_at: instantOf(row.sentAt),
  settled_at: instantOf(row.settledAt),
});

/** A payout as the technician sees it. */
export const payoutView = (row: PayoutViewRow): Payout => ({
  ...shared(row),
  can_cancel: transition(row.status, "cancel", "provider", freePayout).to !== undefined,
  is_open: isOpen(row.status),
});

const named: Record<PayoutCan, PayoutEvent> = {
  approve: "approve",
  reject: "reject",
  mark_paid: "pay",
  mark_failed: "fail",
  mark_returned: "return",
};

/** What the table lets staff do; whether the operator's account covers it is seen when it is marked as paid. */
const canOf = ({ status, heldUntil }: PayoutViewRow): PayoutCan[] =>
  payoutCan.options.filter((can) => {
    const facts = { ...freePayout, isHeld: heldUntil !== null };
    return transition(status, named[can], "staff", facts).to !== undefined;
  });

/** A payout as the staff see it, who compare the account with the bank's answer: whole. */
export const queuedView = (row: PayoutViewRow): QueuedPayout => ({
  ...shared(row),
  iban: row.iban,
  holder: row.holder,
  provider: row.provider,
  batch_id: row.batchId,
  failed_before: row.failedBefore,
  same_account: row.sameAccount ?? [],
  debt: row.debt === null ? null : { amount: row.debt, currency: row.currency },
  can: canOf(row),
});

/** A payout with all its steps, for whoever judges it and pays nothing. */
export function payoutAtIssue(row: PayoutViewRow, steps: readonly PayoutStepRow[]): PayoutAtIssue {
  const { id, status, amount, iban, reason, held_until } = shared(row);
  return {
    ...{ id, status, amount, iban, reason, held_until, holder: row.holder },
    steps: steps.map(({ event, at }) => ({ event, at: at.toISOString() })),
  };
}

/** A payout in a line. */
export function payoutInShort(row: PayoutViewRow): PayoutInShort {
  const { id, status, amount, created_at } = shared(row);
  return { id, status, amount, created_at };
}
