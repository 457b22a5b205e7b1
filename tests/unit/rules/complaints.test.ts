import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { statusAt, timeToGoOn, workdayAfter } from "~/api/complaints/clock-rules";
import {
  type ComplaintEvent,
  type ComplaintFacts,
  type ComplaintState,
  complaintEvents,
  freeFacts,
  transition,
} from "~/api/complaints/rules";
import { figuresOf } from "~/api/complaints/split-rules";
import { shareOf } from "~/api/ledger/commission-rules";
import type { Actor } from "~/api/record/life-cycle";
import { complaintStatus } from "~/contract/complaint-fields";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: ComplaintState[] = ["none", ...complaintStatus.options];

const tableOf = (facts: Partial<ComplaintFacts>) =>
  made(
    everyChange(
      states,
      complaintEvents,
      (state, event, actor) => transition(state, event, actor, { ...freeFacts, ...facts }).to,
    ),
  );

const shared = `  none : file (customer, provider) → awaiting_other
  negotiating : propose (customer, provider) → =
  negotiating : settle (customer, provider) → settled
  negotiating : handOver (customer, provider) → under_review
  awaiting_other, negotiating : lapse (time) → under_review
  open : take (staff) → under_review
  under_review : decide (staff) → decided
  decided : acceptDecision (customer, provider) → decided
  decided : appeal (customer, provider) → appealed
  appealed : decideAppeal (staff) → final
  decided : stand (time) → final
  open, awaiting_other, negotiating, under_review, decided, appealed : drop (gateway) → final`;

describe("A complaint about an order", () => {
  it("changes its state by these events for who filed it, and in no other way", () => {
    expect(tableOf({ side: "filer" })).toEqual(
      sorted(
        readLines(`${shared}
          open, awaiting_other, negotiating, under_review : withdraw (customer, provider) → withdrawn
          open, awaiting_other, negotiating, under_review, decided, appealed : write (customer, provider, staff) → =`),
      ),
    );
  });

  it("changes its state by these events for the other side, and in no other way", () => {
    expect(tableOf({ side: "other" })).toEqual(
      sorted(
        readLines(`${shared}
          awaiting_other : answer (customer, provider) → negotiating
          open, negotiating, under_review, decided, appealed : write (customer, provider, staff) → =`),
      ),
    );
  });
});

describe("A complaint about something else", () => {
  it("waits for staff where there is no other side, and is never negotiated", () => {
    expect(transition("none", "file", "customer", { ...freeFacts, hasOther: false })).toEqual({ to: "open" });
    for (const kind of ["conduct", "review"] as const)
      expect(
        transition("awaiting_other", "answer", "provider", { ...freeFacts, kind, side: "other" }).to,
      ).toBe("under_review");
    const notOrder = { ...freeFacts, kind: "review" as const };
    expect(transition("decided", "drop", "gateway", notOrder)).toEqual({ refusal: "otherKind" });
    expect(transition("decided", "reopen", "staff", notOrder)).toEqual({ refusal: "otherKind" });
    const appeal = { ...freeFacts, kind: "account_appeal" as const };
    expect(transition("decided", "reopen", "staff", appeal)).toEqual({ to: "final" });
  });

  it("is final at once where nobody has a reason to appeal, or all have accepted", () => {
    const final = { to: "final" };
    expect(transition("under_review", "decide", "staff", { ...freeFacts, isUnopposed: true })).toEqual(final);
    expect(
      transition("decided", "acceptDecision", "customer", { ...freeFacts, isAcceptedByAll: true }),
    ).toEqual(final);
  });
});

describe("A complaint refuses", () => {
  it.each<[string, ComplaintState, ComplaintEvent, Actor, Partial<ComplaintFacts>, string]>([
    ["an answer by who filed it", "awaiting_other", "answer", "customer", { side: "filer" }, "notTheirs"],
    ["a withdrawal by the other", "negotiating", "withdraw", "provider", { side: "other" }, "notTheirs"],
    [
      "a fourth proposal",
      "negotiating",
      "propose",
      "customer",
      { hasProposalsLeft: false },
      "noProposalsLeft",
    ],
    [
      "a withdrawal too many",
      "negotiating",
      "withdraw",
      "customer",
      { hasWithdrawalsLeft: false },
      "noWithdrawalsLeft",
    ],
    [
      "an own proposal's acceptance",
      "negotiating",
      "settle",
      "provider",
      { isOwnProposal: true },
      "ownProposal",
    ],
    ["a second acceptance", "decided", "acceptDecision", "customer", { hasAccepted: true }, "acceptedBefore"],
    ["an appeal after it", "decided", "appeal", "customer", { hasAccepted: true }, "acceptedBefore"],
    ["the same member of staff", "appealed", "decideAppeal", "staff", { isBarred: true }, "sameStaff"],
    [
      "an appeal taken up by whoever closed the account",
      "open",
      "take",
      "staff",
      { kind: "account_appeal", isBarred: true },
      "sameStaff",
    ],
    [
      "an appeal decided by whoever closed the account",
      "under_review",
      "decide",
      "staff",
      { kind: "account_appeal", isBarred: true },
      "sameStaff",
    ],
    ["words before the answer", "awaiting_other", "write", "provider", { side: "other" }, "answerFirst"],
    ["a decision that comes too late", "final", "decide", "staff", {}, "movedOn"],
  ])("%s", (_, state, event, actor, facts, refusal) => {
    expect(transition(state, event, actor, { ...freeFacts, ...facts })).toEqual({ refusal });
  });

  it("everything once it is over", () => {
    const over = ["settled", "final", "withdrawn"];
    expect([...tableOf({}).keys()].filter((key) => over.includes(key.split(" ")[0] ?? ""))).toEqual([]);
  });
});

describe("Time", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

  it("shows a complaint in the state that it has given it", () => {
    expect(statusAt("awaiting_other", before, now)).toBe("under_review");
    expect(statusAt("negotiating", before, now)).toBe("under_review");
    expect(statusAt("decided", before, now)).toBe("final");
    expect(statusAt("decided", after, now)).toBe("decided");
    expect(statusAt("under_review", before, now)).toBe("under_review");
    expect(statusAt("withdrawn", null, now)).toBe("withdrawn");
  });

  it("of staff is counted in working days of the country", () => {
    const [egypt, emirates] = [[5, 6] as const, [6, 0] as const];
    // A Sunday.
    expect(workdayAfter("2026-11-22", 5, egypt)).toBe("2026-11-29");
    expect(workdayAfter("2026-11-22", 5, emirates)).toBe("2026-11-27");
    expect(workdayAfter("2026-11-26", 1, egypt)).toBe("2026-11-29");
    expect(workdayAfter("2026-12-30", 3, egypt)).toBe("2027-01-04");
  });

  it("that an approval had left goes on, a day of it at least", () => {
    expect(timeToGoOn(100_000, 86_400)).toBe(100_000);
    expect(timeToGoOn(100, 86_400)).toBe(86_400);
    expect(timeToGoOn(null, 86_400)).toBe(86_400);
  });
});

describe("A split", () => {
  it("gives away every minor unit once, whatever the rates", () => {
    const rate = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 1, max: 1_000_000 }), fc.nat(10_000), rate, rate, fc.boolean()] as const),
        (amount, part, commissionRate, vatRate, isPlatformSupplier) => {
          const kept = Math.floor((amount * part) / 10_000);
          const rates = { commissionRate, commissionMinimum: 500, vatRate, isPlatformSupplier };
          const { refund, commission, vat, net } = figuresOf(amount, kept, rates);
          expect(refund + commission + vat + net).toBe(amount);
          expect(Math.min(refund, commission, vat, net)).toBeGreaterThanOrEqual(0);
          expect(net).toBe(shareOf(kept, rates).payout);
        },
      ),
    );
  });
});

it("Nothing is settled between sides of which one has a closed account: it is left to staff", () => {
  const facts = { ...freeFacts, areBothActive: false };
  for (const event of ["propose", "settle"] as const)
    expect(transition("negotiating", event, "customer", facts)).toEqual({ refusal: "accountClosed" });
  expect(transition("negotiating", "handOver", "customer", facts)).toEqual({ to: "under_review" });
});
