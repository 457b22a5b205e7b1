import type { AccountKind } from "../db/ledger-kinds";

/** An account: what it is, and whose. */
export type Account = { kind: AccountKind; owner: string | null };

/** What is booked on one account: minor units, a debit above zero, a credit below. */
export type Line = Account & { amount: number };

const debitNormal: ReadonlySet<AccountKind> = new Set(["gateway", "bank", "fees", "loss", "debt"]);

/** A balance as people read it: on the account's normal side it is above zero. */
export const balanceOf = (kind: AccountKind, sum: number): number =>
  debitNormal.has(kind) ? sum : -sum || 0;

/** An account of ours: at the gateway, at the bank, or of what is earned, owed to the tax office, paid in fees, or lost. */
export const ours = (kind: "gateway" | "bank" | "revenue" | "vat_due" | "fees" | "loss"): Account => ({
  kind,
  owner: null,
});
/** What was paid for an order and is nobody's yet. */
export const held = (orderId: string): Account => ({ kind: "held", owner: orderId });
/** What is owed back of a payment. */
export const refundDue = (paymentId: string): Account => ({ kind: "refund_due", owner: paymentId });
/** What a provider has, from what still clears to what is on its way to the bank, and owes. */
export const purseKinds = ["pending", "available", "in_payout", "debt"] as const;
/** One of a provider's accounts. */
export const purse = (kind: (typeof purseKinds)[number], providerId: string): Account => ({
  ...{ kind, owner: providerId },
});

/** Debits and credits of one journal, each account once, what is zero left out. @throws Error when they do not sum to zero */
export function balanced(debits: [Account, number][], credits: [Account, number][]): Line[] {
  const lines = new Map<string, Line>();
  const book = ([{ kind, owner }, amount]: [Account, number], sign: 1 | -1) => {
    const id = `${kind} ${owner ?? ""}`;
    lines.set(id, { kind, owner, amount: (lines.get(id)?.amount ?? 0) + sign * amount });
  };
  for (const debit of debits) book(debit, 1);
  for (const credit of credits) book(credit, -1);
  const booked = [...lines.values()].filter(({ amount }) => amount !== 0);
  if (booked.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error("A journal does not balance");
  return booked;
}

/** What one side of a journal takes off another. */
export const moved = (debit: Account, credit: Account, amount: number) =>
  balanced([[debit, amount]], [[credit, amount]]);

/** What a provider has, and owes: minor units. */
export type Purse = { pending: number; available: number; inPayout: number; debt: number };

const owners: Partial<Record<AccountKind, "orderId" | "paymentId" | "providerId">> = {
  ...{ held: "orderId", refund_due: "paymentId" },
  ...{ pending: "providerId", available: "providerId", in_payout: "providerId", debt: "providerId" },
};

/** The row of an account: `kind:owner:currency` names it. */
export function accountRow({ kind, owner: of }: Account, currency: string) {
  const owner = owners[kind];
  return {
    ...{ id: `${kind}:${of ?? ""}:${currency}`, kind, currency },
    ...{ orderId: null, paymentId: null, providerId: null, ...(owner && { [owner]: of }) },
  };
}
