import { describe, expect, it } from "vitest";
import { accountAsked, deedsOf } from "~/api/payments/refund-can-rules";
import { freeRefund, type RefundFacts, type Taker } from "~/api/payments/refund-facts";
import { type RefundState, refundStates } from "~/api/payments/refund-rules";

const takers: Taker[] = ["bank", "gateway", "gone"];

/** What is answered in each state in which anything is. */
const each = <T>(answer: (state: RefundState) => T, isAnything: (answered: T) => boolean) =>
  Object.fromEntries(
    refundStates
      .map((state) => [state, answer(state)] as const)
      .filter(([, answered]) => isAnything(answered)),
  );
const deeds = (facts: Partial<RefundFacts>) =>
  each(
    (state) => deedsOf(state, { ...freeRefund, ...facts }),
    (answered) => answered.length > 0,
  );
const asked = (facts: Partial<RefundFacts>) =>
  each(
    (state) => accountAsked(state, { ...freeRefund, ...facts }),
    (answered) => answered !== null,
  );

describe("Staff are offered of a refund what depends on them", () => {
  it("of what a transfer has paid: to pay it, to say that it came back, that it had never come", () => {
    const offered = { pending: ["done", "withdraw"], sent: ["done"], failed: ["done"], done: ["return"] };
    expect(deeds({ taker: "bank" })).toEqual(offered);
    // Once it was paid back, it had come; and what was asked for is no mistake.
    for (const facts of [{ hasLeft: true }, { isUnexpected: false }])
      expect(deeds({ taker: "bank", ...facts })).toEqual({ ...offered, pending: ["done"] });
  });

  it("of a payment by card once it failed there, and where the gateway is gone at any time", () => {
    expect(deeds({ taker: "gateway" })).toEqual({ failed: ["done", "retry"], done: ["return"] });
    expect(deeds({ taker: "gateway", isFromBank: false })).toEqual({ failed: ["done", "retry"] });
    const both = ["done_there", "done"];
    expect(deeds({ taker: "gone" })).toEqual({ pending: both, sent: both, failed: both, done: ["return"] });
  });

  it("also while the account is held, unnamed, or short of money, which they are told when they try", () => {
    const against = { taker: "bank", isNamed: false, isHeld: true, isCovered: false } as const;
    expect(deeds(against)).toEqual(deeds({ taker: "bank" }));
  });

  it.each(takers)("and nothing to pay where more was given back than was paid (%s)", (taker) => {
    const all = Object.values(deeds({ taker, isOverpaid: true, isFromBank: false, isUnexpected: false }));
    expect(all.flat()).toEqual([]);
  });
});

describe("A customer is asked for the account that a refund goes to", () => {
  it.each([true, false])(
    "where it goes back from the bank, and where it could (named already: %s)",
    (isNamed) => {
      const [needed, possible] = ["needed", "possible"];
      expect(asked({ taker: "bank", isNamed })).toEqual({ pending: needed, sent: needed, failed: needed });
      expect(asked({ taker: "gateway", isNamed })).toEqual({ failed: possible });
      expect(asked({ taker: "gone", isNamed })).toEqual({
        pending: possible,
        sent: possible,
        failed: possible,
      });
      for (const taker of takers) expect(asked({ taker, isNamed, isOverpaid: true })).toEqual({});
    },
  );
});
