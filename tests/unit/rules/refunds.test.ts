import { describe, expect, it } from "vitest";
import { factsOf, freeRefund, type RefundFacts } from "~/api/payments/refund-facts";
import { refundEvents, refundStates, transition } from "~/api/payments/refund-rules";
import { isOlderWord } from "~/api/payments/refund-word-rules";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

/** Every change that a refund makes under these facts. */
const changes = (facts: Partial<RefundFacts>) =>
  made(
    everyChange(
      refundStates,
      refundEvents,
      (state, event, actor) => transition(state, event, actor, { ...freeRefund, ...facts }).to,
    ),
  );

const everybody = "customer, provider, staff, time, gateway";

/** What the gateway and its own people say of a refund, whoever took the payment. */
const told = `
  none : owe (${everybody}) → pending
  pending : send (gateway) → sent
  pending, sent, failed, cancelled : done (gateway) → done
  pending, sent : fail (gateway) → failed
  done : return (gateway) → failed
  pending, failed : cancel (gateway, staff) → cancelled
`;

const lines = (more: string) => sorted(readLines(`${told.trim()}\n${more.trim()}`));

describe("A refund changes its state by these events, by these actors, and in no other way,", () => {
  it("of what a transfer has paid, before and after its customer has named an account", () => {
    const bank = { taker: "bank" } as const;
    const paying = `
        pending, sent, failed : done (staff) → done
        done : return (staff) → pending
        pending : withdraw (staff) → cancelled
    `;
    expect(changes({ ...bank, isNamed: false, isToSender: true })).toEqual(
      lines(`
        ${paying.trim()}
        pending : ask (time) → pending
        pending, sent, failed : name_account (customer) → =
      `),
    );
    expect(changes({ ...bank, isNamed: true })).toEqual(
      lines(`
        ${paying.trim()}
        pending, sent, failed : change_account (customer) → =
      `),
    );
  });

  it("of a payment by card", () => {
    expect(changes({ taker: "gateway", isNamed: true })).toEqual(
      lines(`
        failed : done (staff) → done
        done : return (staff) → failed
        failed : retry (staff) → pending
        failed : change_account (customer) → =
      `),
    );
  });

  it("of a payment by card whose gateway is not set up any more", () => {
    expect(changes({ taker: "gone", isNamed: true })).toEqual(
      lines(`
        pending, sent, failed : done (staff) → done
        pending, sent, failed : done_there (staff) → done
        done : return (staff) → failed
        pending, sent, failed : change_account (customer) → =
      `),
    );
  });

  it.each(["gateway", "gone"] as const)("on which staff are still to decide (%s)", (taker) => {
    const there = taker === "gone" ? "pending, sent, failed : done_there (staff) → done" : "";
    const facts = { taker, isUndecided: true, isNamed: false, isFromBank: false };
    expect(changes(facts)).toEqual(lines(`${there}\nfailed : give (staff) → pending`));
  });

  it.each(["bank", "gateway", "gone"] as const)(
    "of which more was given back already than was paid (%s)",
    (taker) => {
      const facts = { taker, isNamed: true, isOverpaid: true, isFromBank: false, isUnexpected: false };
      expect(changes(facts)).toEqual(sorted(readLines(told)));
    },
  );
});

describe("A refund", () => {
  const refusalOf = (
    facts: Partial<RefundFacts>,
    state: Parameters<typeof transition>[0] = "pending",
    event: Parameters<typeof transition>[1] = "done",
    actor: Parameters<typeof transition>[2] = "staff",
  ) => transition(state, event, actor, { ...freeRefund, ...facts }).refusal;

  it("that a person is to decide on waits for one", () => {
    const owed = transition("none", "owe", "gateway", { ...freeRefund, isForPerson: true });
    expect(owed.to).toBe("failed");
  });

  it("that may have been made at the gateway is not cancelled, unless it has failed there", () => {
    expect(refusalOf({ isAskedFor: true }, "pending", "cancel", "gateway")).toBe("mayBeMade");
    expect(transition("failed", "cancel", "gateway", { ...freeRefund, isAskedFor: true }).to).toBe(
      "cancelled",
    );
  });

  it("is paid from the bank to a named account, or to where a transfer came from", () => {
    const bank = { taker: "bank" } as const;
    expect(refusalOf({ ...bank, isNamed: false })).toBe("noAccount");
    expect(refusalOf({ ...bank, isNamed: false, isToSender: true })).toBeUndefined();
    expect(refusalOf({ ...bank, isNamed: true })).toBeUndefined();
    // A card is not a place that the bank can send to.
    expect(refusalOf({ taker: "gone", isNamed: false, isToSender: true })).toBe("noAccount");
    expect(refusalOf({ taker: "gateway", isNamed: false, isToSender: true }, "failed")).toBe("noAccount");
  });

  it("is not paid to an account that was changed a short while ago, but may go back to where a transfer came from", () => {
    const held = { taker: "bank", isNamed: true, isHeld: true } as const;
    expect(refusalOf(held)).toBe("accountHeld");
    expect(refusalOf({ ...held, isToSender: true })).toBeUndefined();
    expect(refusalOf({ ...held, taker: "gone", isToSender: true })).toBe("accountHeld");
    expect(transition("pending", "change_account", "customer", { ...freeRefund, ...held }).to).toBe(
      "pending",
    );
  });

  it("is paid to the account that was read last: that it is another now is said before all that stands against it", () => {
    const against = { taker: "bank", isHeld: true, isCovered: false } as const;
    expect(refusalOf({ ...against, read: "another" })).toBe("accountMoved");
    expect(refusalOf({ ...against, read: "nothing" })).toBe("accountUnread");
    expect(refusalOf({ ...against, read: "nothing", isNamed: false })).toBe("noAccount");
    expect(refusalOf({ taker: "bank", read: "nothing", isToSender: true })).toBeUndefined();
    expect(refusalOf({ ...against, read: "another" }, "done")).toBe("movedOn");
  });

  it("comes back from the bank alone where it was paid from there, and is withdrawn where all of it was a mistake", () => {
    expect(refusalOf({ taker: "gateway", isFromBank: false }, "done", "return")).toBe("notByHand");
    expect(refusalOf({ taker: "bank", isUnexpected: false }, "pending", "withdraw")).toBe("notByHand");
    // What was paid back once, and came back, had come.
    expect(refusalOf({ taker: "bank", hasLeft: true }, "pending", "withdraw")).toBe("notByHand");
    expect(refusalOf({ taker: "gateway" }, "pending", "withdraw")).toBe("notByHand");
  });

  it("counts as paid back once where it came back, and not where it was only tried again", () => {
    const payment = {
      gateway: "bank",
      amount: 30_000,
      refunded: 30_000,
      chargedBack: 0,
      asked: 20_000,
    } as const;
    const owed = { iban: null, failure: null, attempts: 0, heldUntil: null, returnReason: null, round: 2 };
    const here = { outside: { gateway: null }, now: new Date() };
    expect(factsOf(payment, owed, here).hasLeft).toBe(false);
    const came = { ...owed, returnReason: "The account is closed." };
    expect(factsOf(payment, came, here).hasLeft).toBe(true);
  });

  it("is not paid from the bank out of money that is not there", () => {
    expect(refusalOf({ taker: "bank", isNamed: true, isCovered: false })).toBe("bankShort");
    const there = { ...freeRefund, taker: "gone", isCovered: false } as const;
    expect(transition("failed", "done_there", "staff", there).to).toBe("done");
  });
});

describe("A word on a refund", () => {
  const at = (time: string) => new Date(`2026-11-23T10:00:${time}Z`);
  const before = at("07.700");

  it.each([
    ["that it failed, of a second before", "06.999", true, true],
    ["that it failed, of the same second, told in whole seconds", "07.000", true, false],
    ["that it failed, of later", "08.000", true, false],
    ["that it is done, of a second before", "06.999", false, true],
    ["that it is done, of the same second", "07.900", false, true],
    ["that it is done, of later", "08.000", false, false],
  ])("%s", (_, time, isFailure, isOlder) => {
    expect(isOlderWord({ at: at(time), isFailure }, before)).toBe(isOlder);
  });
});
