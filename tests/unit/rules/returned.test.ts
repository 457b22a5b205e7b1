import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountKind } from "~/api/db/ledger-kinds";
import { type Booked, debtMadeBy, standingOf } from "~/api/ledger/booked-rules";
import { sharesOfReturned } from "~/api/ledger/returned-rules";

const [payment, other] = ["her payment", "the other"];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));

/** What the bank took, by where it was from; what came from the technician's side is among his earnings, our share of it left out. */
function took(sums: Partial<Record<AccountKind, number>>, minute = 0, paymentId = payment): Booked {
  const gateway = -Object.values(sums).reduce((sum, amount) => sum + amount, 0);
  return { kind: "chargeback", cause: `${minute}`, paymentId, at: at(minute), sums: { ...sums, gateway } };
}

/** @param of the minute in which its dispute took */
type Where = { minute?: number; paymentId?: string; lost?: number; of?: number };

/** What the bank gives back of it, and who gets that. */
function wins(
  booked: readonly Booked[],
  total: number,
  { minute = 50, paymentId = payment, lost = 0, of = 0 }: Where = {},
) {
  const disputeId = `${of}`;
  const { splits, ...won } = { splits: [], paymentId, disputeId, lost, forStaff: new Map(), room: 30_000 };
  const { loss, earned, due, open } = sharesOfReturned(booked, splits, { total, ...won });
  const sums = { gateway: total, loss: -loss, available: -earned, refund_due: -due - open };
  const back: Booked = { kind: "chargeback_reversed", cause: disputeId, paymentId, at: at(minute), sums };
  return { loss, earned, due, open, back };
}

describe("What a bank gives back", () => {
  it("is ours first, then the technician's, then the payer's, and last for staff to decide on", () => {
    const booked = [took({ loss: 1_000, available: 2_000, refund_due: 3_000, held: 4_000 })];
    const shares = (total: number) => {
      const { back: _, ...rest } = wins(booked, total);
      return rest;
    };
    expect(shares(900)).toEqual({ loss: 900, earned: 0, due: 0, open: 0 });
    expect(shares(2_500)).toEqual({ loss: 1_000, earned: 1_500, due: 0, open: 0 });
    expect(shares(5_000)).toEqual({ loss: 1_000, earned: 2_000, due: 2_000, open: 0 });
    expect(shares(10_000)).toEqual({ loss: 1_000, earned: 2_000, due: 3_000, open: 4_000 });
  });

  it("is ours as far as a refund that was made after all has added to our losses, and owed to nobody again", () => {
    const booked = [took({ available: 20_000, refund_due: 10_000 })];
    expect(wins(booked, 30_000, { lost: 10_000 })).toMatchObject({
      loss: 10_000,
      earned: 20_000,
      due: 0,
      open: 0,
    });
  });

  it("is owed again where a refund of it had failed while the bank had it", () => {
    const booked = [took({ loss: 10_000, available: 20_000 })];
    expect(wins(booked, 30_000, { lost: -10_000 })).toMatchObject({ loss: 0, earned: 20_000, due: 10_000 });
  });

  it.each([
    ["which may never be won", []],
    ["or was won in part, and stays there with the rest", [2_000]],
  ])("is nobody's whose money the bank has by another dispute, %s", (_, before) => {
    const booked = [took({ available: 8_000, debt: 2_000 }), took({ refund_due: 5_000 }, 1)];
    for (const amount of before) booked.push(wins(booked, amount).back);
    expect(wins(booked, 5_000, { of: 1 })).toMatchObject({ earned: 0, due: 5_000 });
  });

  it("is nobody's but whose money went to our loss, where a win in part did, and the bank keeps the rest of that", () => {
    const booked = [took({ available: 20_000 }), took({ refund_due: 5_000, loss: 10_000 }, 1)];
    booked.push(wins(booked, 5_000).back);
    expect(wins(booked, 15_000, { of: 1 })).toMatchObject({ loss: 5_000, earned: 5_000, due: 5_000 });
  });

  it("is no loss of another payment's, whose bank still has that", () => {
    const booked = [took({ available: 5_000 }), took({ loss: 4_000 }, 1, other)];
    expect(wins(booked, 5_000)).toMatchObject({ loss: 0, earned: 5_000 });
  });

  it("goes to whom it was split to once, of whichever payment the bank gives back first", () => {
    const booked = [took({ available: 10_000 }, 2), took({ available: 10_000 }, 3, other)];
    const splits = [{ toPayer: 15_000, from: at(1), until: at(4) }];
    const won = { total: 10_000, lost: 0, forStaff: new Map(), room: 30_000 };
    const first = sharesOfReturned(booked, splits, { ...won, paymentId: payment, disputeId: "2" });
    expect(first).toEqual({ loss: 0, earned: 5_000, due: 5_000, open: 0 });
    const sums = { gateway: 10_000, available: -5_000, refund_due: -5_000 };
    const back: Booked = { kind: "chargeback_reversed", cause: "2", paymentId: payment, at: at(5), sums };
    const second = sharesOfReturned([...booked, back], splits, {
      ...{ ...won, paymentId: other, disputeId: "3" },
    });
    expect(second).toEqual({ loss: 0, earned: 0, due: 10_000, open: 0 });
  });

  it.each([
    ["before a complaint", 0, { earned: 10_000, due: 0 }],
    ["while it was under way", 2, { earned: 3_000, due: 7_000 }],
    ["after it was settled", 5, { earned: 10_000, due: 0 }],
  ])("is shared as it was split where it was taken %s", (_, minute, shares) => {
    const booked = minute === 2 ? [] : [took({ available: 8_000 }, 2)];
    const won = { total: 10_000, paymentId: payment, disputeId: `${minute}`, lost: 0, forStaff: new Map() };
    const split = { toPayer: 7_000, from: at(1), until: at(4) };
    booked.push(took({ available: 10_000 }, minute));
    expect(sharesOfReturned(booked, [split], { ...won, room: 30_000 })).toMatchObject(shares);
  });
});

describe("However often a bank takes the same money, in whatever order it gives it back,", () => {
  const amount = fc.integer({ min: 0, max: 20_000 });
  const dispute = fc.record({
    taken: fc.integer({ min: 1, max: 40_000 }),
    told: fc.integer({ min: 0, max: 1_000 }),
    until: fc.integer({ min: 0, max: 1_000 }),
  });

  /** Each dispute as two events: taken, and given back later. */
  const eventsOf = (all: { taken: number; told: number; until: number }[]) =>
    all
      .flatMap(({ taken, told, until }, of) => [
        { is: "taken" as const, taken, when: told, of },
        { is: "won" as const, taken, when: told + until + 1, of },
      ])
      .toSorted((one, next) => one.when - next.when);

  it("our loss is what it has above what there was, and in the end everybody has what was theirs", () => {
    const disputes = fc.array(dispute, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amount, amount, disputes, (owed, earned, all) => {
        const booked: Booked[] = [];
        for (const { is, taken, of } of eventsOf(all)) {
          const { owed: gone, theirs } = standingOf(booked);
          const due = Math.min(owed - gone, taken);
          const his = Math.min(earned - theirs, taken - due);
          const lines = { refund_due: due, available: his, loss: taken - due - his };
          booked.push(is === "taken" ? took(lines, of) : wins(booked, taken, { of }).back);
          const { has, loss } = standingOf(booked);
          expect(loss).toBe(Math.max(0, has - owed - earned));
        }
        expect(standingOf(booked)).toEqual({ has: 0, loss: 0, owed: 0, held: 0, theirs: 0 });
      }),
    );
  });
});

describe("The debt that chargebacks have made", () => {
  const settled = (debt: number, minute: number): Booked => ({
    ...{ kind: "chargeback_reversed", cause: "0", paymentId: payment, at: at(minute) },
    sums: { debt: -debt, gateway: debt },
  });

  it("stands from the first that no win has settled: what was written off before has nothing to do with it", () => {
    const first = [took({ debt: 20_000 }), took({ debt: 5_000 }, 1)];
    expect(debtMadeBy(first)).toEqual({ amount: 25_000, since: at(0) });
    expect(debtMadeBy([...first, settled(10_000, 2)])).toEqual({ amount: 15_000, since: at(0) });
    expect(debtMadeBy([...first, settled(26_000, 2)])).toBeNull();
    const again = took({ debt: 7_000 }, 3);
    expect(debtMadeBy([...first, settled(26_000, 2), again])).toEqual({ amount: 7_000, since: at(3) });
  });
});
