import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayRefused } from "~/api/outside/payments/gateway-errors";
import type { SandboxAccount, SandboxState } from "~/api/outside/payments/sandbox-book";
import { refunded } from "~/api/outside/payments/sandbox-refunds";
import { canPress, closed, type Press, pressed, presses } from "~/api/outside/payments/sandbox-steps";

const at = new Date("2026-11-22T10:00:00.000Z");
const making = { now: at, newId: () => "id1" };
const states: SandboxState[] = ["open", "confirming", "paid", "charged_back", "closed"];

const account = (state: SandboxState, own: Partial<SandboxAccount> = {}): SandboxAccount => ({
  session: {
    ...{ paymentId: "payment1", amount: 30_050, currency: "EGP", title: "Kitchen sink", locale: "ar" },
    ...{ returnTo: "https://usta.example/ar/payment?id=payment1", expiresAt: at },
    ...{ reference: "session1", state, refunds: "pending" },
  },
  refunds: [],
  ...own,
});
const refund = { refundId: "refund1", round: 1, charge: "session1", amount: 10_000, currency: "EGP" };

/** Every button in every state: to which state, and what is told. What is not here is refused. */
const table: Record<SandboxState, Partial<Record<Press, [SandboxState, string]>>> = {
  open: {
    pay: ["paid", "succeeded"],
    decline: ["open", "failed"],
    ask: ["confirming", "requires_action"],
    abandon: ["closed", "expired"],
  },
  confirming: { confirm: ["paid", "succeeded"], refuse: ["open", "failed"], abandon: ["closed", "expired"] },
  paid: { chargeBack: ["charged_back", "charged_back"] },
  charged_back: { giveBack: ["paid", "chargeback_reversed"] },
  closed: { payLate: ["paid", "succeeded"] },
};

describe("The sandbox's page", () => {
  it.each(states.flatMap((state) => presses.map((press) => [state, press] as const)))(
    "%s, when somebody presses %s",
    (state, press) => {
      const expected = table[state][press];
      expect(canPress(state).includes(press)).toBe(Boolean(expected));
      if (!expected) {
        expect(() => pressed(account(state), press, making)).toThrow(new GatewayRefused(state));
        return;
      }
      const step = pressed(account(state), press, making);
      expect([step.session.state, ...step.events.map(({ kind }) => kind)]).toEqual(expected);
      expect(step.events).toMatchObject([{ id: "id1", at }]);
    },
  );

  it("tells who paid what, and why somebody could not", () => {
    const money = { charge: "session1", amount: 30_050, currency: "EGP" };
    expect(pressed(account("open"), "pay", making).events[0]).toMatchObject({
      paymentId: "payment1",
      ...money,
    });
    expect(pressed(account("paid"), "chargeBack", making).events[0]).toMatchObject({
      disputeId: "id1",
      ...money,
    });
    const { session } = pressed(account("paid"), "chargeBack", making);
    const later = { now: at, newId: () => "id2" };
    expect(pressed({ session, refunds: [] }, "giveBack", later).events[0]).toMatchObject({
      ...{ id: "id2", disputeId: "id1" },
      ...money,
    });
    expect(pressed(account("open"), "decline", making).events[0]).toMatchObject({
      ...{ paymentId: "payment1", isOpen: true, reason: "card_declined" },
    });
  });

  it("is closed at our word while nobody has paid, and once", () => {
    const closings = states.map((state) => closed(account(state), making));
    expect(closings.map(({ session }) => session.state)).toEqual([
      "closed",
      "closed",
      "paid",
      "charged_back",
      "closed",
    ]);
    expect(closings.map(({ events }) => events.length)).toEqual([1, 1, 0, 0, 0]);
  });
});

describe("A refund at the sandbox", () => {
  it.each([
    ["done", "refunded", "done"],
    ["pending", "refunded", "pending"],
    ["fails", "refund_failed", "pending"],
  ] as const)("of a payment whose refunds are %s is told as %s", (refunds, kind, answer) => {
    const { session } = pressed(account("open"), "pay", making, refunds);
    const step = refunded({ session, refunds: [] }, refund, making);
    expect(step.refunds).toMatchObject([{ ...refund, answer }]);
    expect(step.events).toMatchObject([{ kind, refundId: "refund1", charge: "session1", amount: 10_000 }]);
  });

  it("asked for again is the same one; another amount under its id is refused", () => {
    const [made] = refunded(account("paid"), refund, making).refunds ?? [];
    const known = account("paid", { refunds: made ? [made] : [] });
    expect(refunded(known, refund, making)).toEqual({ session: known.session, events: [] });
    expect(() => refunded(known, { ...refund, amount: 1 }, making)).toThrow(
      new GatewayRefused("idempotency"),
    );
  });

  it.each(states.filter((state) => state !== "paid"))("gives nothing back of what is %s", (state) => {
    expect(() => refunded(account(state), refund, making)).toThrow(new GatewayRefused("amount"));
  });

  it("never gives back more than was paid, however many are asked for, nor in another currency", () => {
    const amounts = fc.array(fc.integer({ min: -10, max: 40_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, (asked) => {
        let now = account("paid");
        for (const [n, amount] of asked.entries()) {
          try {
            const step = refunded(now, { ...refund, refundId: `refund${n}`, amount }, making);
            now = { session: step.session, refunds: [...now.refunds, ...(step.refunds ?? [])] };
          } catch (error) {
            if (!(error instanceof GatewayRefused)) throw error;
          }
        }
        const total = now.refunds.reduce((sum, { amount }) => sum + amount, 0);
        return total <= 30_050 && now.refunds.every(({ amount }) => amount > 0);
      }),
    );
    expect(() => refunded(account("paid"), { ...refund, currency: "SAR" }, making)).toThrow();
  });
});
