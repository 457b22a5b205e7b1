import type { Line } from "../../../ledger/account-rules";
import { payoutAsked, payoutPaid, settled } from "../../../ledger/journal-rules";
import type { JournalKind } from "../../ledger-kinds";
import type { payoutMethods, payouts } from "../../money-schema";
import { clock, later } from "../clock";
import { type Random, random } from "../random";
import type { World } from "../stories";
import { minutesOf } from "../stories/plan";
import type { AuditRow } from "../stories/rows";

type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

/** A journal to be, for an order or a payout. */
export type Booked = {
  kind: JournalKind;
  cause: string;
  orderId: string | null;
  payoutId: string | null;
  currency: string;
  at: Date;
  lines: Line[];
};

type Paid = {
  methods: Rows<typeof payoutMethods>;
  payouts: Rows<typeof payouts>;
  audit: AuditRow[];
  booked: Booked[];
};

const { day } = minutesOf;
/** Days between two payouts; the gateway pays out to the operator's bank as often. */
const every = 28;
/** Days ago of the last: what has cleared since is available. */
const last = 11;
/** What a payout needs at least, and what it is rounded to: minor units. */
const [least, step] = [30_000, 10_000];
/** Of what the gateway takes, in basis points. */
const fee = 200;
const currency = "EGP";

/** The two digits after the country that make a number right (ISO 7064 mod 97-10). */
function ibanOf(source: Random): string {
  const account = `0019${Array.from({ length: 21 }, () => source.between(0, 9)).join("")}`;
  const left = [...`${account}141600`].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `EG${String(98 - left).padStart(2, "0")}${account}`;
}

/** The mornings on which payouts are asked for, the oldest first. */
function mornings(now: Date, first: Date): Date[] {
  const { at, dayFrom } = clock(now);
  const found: Date[] = [];
  for (let days = last; ; days += every) {
    const morning = at(dayFrom(-days), 10);
    if (morning < first) return found.reverse();
    found.push(morning);
  }
}

/** What the gateway has taken since the last time goes to the bank, half a day after the payouts are asked for. */
function settlements(booked: readonly Booked[], dates: readonly Date[]): Booked[] {
  let before = new Date(0);
  return dates.flatMap((date, index): Booked[] => {
    const at = later(date, day / 2);
    const gross = booked
      .filter((one) => one.kind === "payment" && one.at > before && one.at <= at)
      .flatMap(({ lines }) => lines)
      .reduce((sum, { kind, amount }) => (kind === "gateway" ? sum + amount : sum), 0);
    before = at;
    const lines = settled(gross, Math.round((gross * fee) / 10_000));
    const cause = `settlement-${index + 1}`;
    return gross > 0
      ? [{ kind: "settlement", cause, orderId: null, payoutId: null, currency, at, lines }]
      : [];
  });
}

function auditOf(source: Random, payout: Paid["payouts"][number], steps: [string, Date][]): AuditRow[] {
  const states = ["requested", "approved", "sent", "paid"];
  return steps.map(([event, at], index) => ({
    ...{ id: source.id(), entity: "payout", entityId: payout.id, requestId: null, event },
    ...{ actor: index === 0 ? "provider" : "staff", actorId: index === 0 ? payout.providerId : null },
    ...{ from: states[index - 1] ?? null, to: states[index] ?? null },
    ...{ detail: { price: payout.amount, provider_id: payout.providerId }, createdAt: at },
  }));
}

/** A payout that was asked for in the morning, and had reached its account two days later. */
function payOut(
  to: Paid,
  source: Random,
  method: { id: string; providerId: string },
  amount: number,
  at: Date,
) {
  const [id, providerId] = [source.id(), method.providerId];
  const [approved, sent, settledAt] = [later(at, 5 * 60), later(at, day), later(at, 2 * day)];
  const payout = {
    ...{ id, providerId, methodId: method.id, status: "paid" as const, currency, amount },
    ...{ sentAt: sent, settledAt, createdAt: at, updatedAt: settledAt },
  };
  to.payouts.push(payout);
  to.audit.push(
    ...auditOf(source, payout, [
      ["request", at],
      ["approve", approved],
      ["send", sent],
      ["pay", settledAt],
    ]),
  );
  const own = { cause: id, orderId: null, payoutId: id, currency };
  to.booked.push(
    { ...own, kind: "payout", at, lines: payoutAsked(providerId, amount) },
    { ...own, kind: "payout_paid", at: settledAt, lines: payoutPaid(providerId, amount) },
  );
}

type Cleared = { at: Date; amount: number };

/** Each provider's cleared money, by time. */
function clearings(booked: readonly Booked[]): Map<string, Cleared[]> {
  const found = new Map<string, Cleared[]>();
  for (const { kind, at, lines } of booked)
    for (const { kind: account, owner, amount } of kind === "clearing" ? lines : [])
      if (account === "available" && owner)
        found.set(owner, [...(found.get(owner) ?? []), { at, amount: -amount }]);
  return found;
}

/** Bank accounts, and what was paid out to them; settlements come first, so that no account is ever below zero. */
export function payoutRows(told: World, booked: readonly Booked[]): Paid {
  const source = random("payouts");
  const dates = mornings(told.now, booked[0]?.at ?? told.now);
  const paid: Paid = { methods: [], payouts: [], audit: [], booked: settlements(booked, dates) };
  const cleared = clearings(booked);
  for (const { id: providerId, name, joined } of told.people.providers) {
    const own = cleared.get(providerId);
    if (!own) continue;
    const method = { id: source.id(), providerId };
    paid.methods.push({
      ...{ ...method, iban: ibanOf(source), holder: name.ar, isCurrent: true, heldUntil: null },
      createdAt: later(told.now, (1 - joined) * day),
    });
    let taken = 0;
    for (const date of dates) {
      const available = own.reduce((sum, one) => (one.at < date ? sum + one.amount : sum), 0) - taken;
      const amount = Math.floor(available / step) * step;
      if (amount < least) continue;
      payOut(paid, source, method, amount, date);
      taken += amount;
    }
  }
  return paid;
}
