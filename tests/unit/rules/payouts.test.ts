import { describe, expect, it } from "vitest";
import {
  amountFault,
  freePayout,
  mostOf,
  type PayoutState,
  payoutEvents,
  transition,
} from "~/api/payouts/rules";
import { payoutStatus } from "~/contract/payout-fields";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: PayoutState[] = ["none", ...payoutStatus.options];

describe("A payout", () => {
  it("changes its state by these events, by these actors, and in no other way", () => {
    const table = made(
      everyChange(
        states,
        payoutEvents,
        (state, event, actor) => transition(state, event, actor, freePayout).to,
      ),
    );
    expect(table).toEqual(
      sorted(
        readLines(`
          none : request (provider) → requested
          requested : cancel (provider) → cancelled
          requested : approve (staff) → approved
          requested, approved : reject (staff) → rejected
          approved : send (staff) → sent
          sent : pay (staff) → paid
          sent : fail (staff) → failed
          paid : return (staff) → failed
        `),
      ),
    );
  });

  it("is not approved while a new bank account is held, and not paid out of money that is not there", () => {
    const held = { ...freePayout, isHeld: true };
    expect(transition("requested", "approve", "staff", held).refusal).toBe("methodHeld");
    expect(transition("requested", "reject", "staff", held).to).toBe("rejected");
    expect(transition("sent", "pay", "staff", { ...freePayout, isCovered: false }).refusal).toBe("bankShort");
  });

  it.each([
    [10_000, { most: 27_000, minimum: 10_000 }, null],
    [27_000, { most: 27_000, minimum: 10_000 }, null],
    [27_001, { most: 27_000, minimum: 10_000 }, "tooMuch"],
    [9_999, { most: 27_000, minimum: 10_000 }, "tooLittle"],
    [5_000, { most: 4_000, minimum: 10_000 }, "tooMuch"],
  ])("of %i with %j: %s", (amount, limits, fault) => {
    expect(amountFault(amount, limits)).toBe(fault);
  });

  it("leaves what is owed", () => {
    expect(mostOf({ available: 5_000, debt: 0 })).toBe(5_000);
    expect(mostOf({ available: 5_000, debt: 2_000 })).toBe(3_000);
    expect(mostOf({ available: 1_000, debt: 2_000 })).toBe(0);
  });
});
