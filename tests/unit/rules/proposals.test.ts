import { describe, expect, it } from "vitest";
import { type ProposalFacts, type ProposalState, proposalEvents, transition } from "~/api/proposals/rules";
import { proposalStatus } from "~/contract/order-fields";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: ProposalState[] = ["none", ...proposalStatus.options];

/** The other side's, of a time that is still to come. */
const theirs: ProposalFacts = {
  kind: "reschedule",
  isOwn: false,
  isToPay: false,
  isLate: false,
  isPast: false,
  isAnew: false,
};

const tableOf = (facts: Partial<ProposalFacts>) =>
  made(
    everyChange(
      states,
      proposalEvents,
      (state, event, actor) => transition(state, event, actor, { ...theirs, ...facts }).to,
    ),
  );

/** What every proposal of the other side does, whatever it is about. */
const always = `
  none : make (customer, provider) → proposed
  proposed : decline (customer, provider) → declined
  proposed, agreed : drop (customer, provider, staff, time, gateway) → lapsed
`;

const lines = (own: string) => sorted(readLines(`${always.trim()}\n${own.trim()}`));

describe("A proposal changes its state by these events, and in no other way:", () => {
  it("another time, until it has passed", () => {
    const lapses = "proposed, agreed : lapse (time) → lapsed";
    expect(tableOf({})).toEqual(lines(`proposed : agree (customer, provider) → done\n${lapses}`));
    expect(tableOf({ isPast: true, isLate: true })).toEqual(lines(lapses));
  });

  it("a lower price", () => {
    const lower = lines(`
      proposed : agree (customer, provider) → done
      proposed, agreed : lapse (time) → lapsed
    `);
    expect(tableOf({ kind: "price" })).toEqual(lower);
    // A price names no start: none keeps it from being agreed on.
    expect(tableOf({ kind: "price", isPast: true, isLate: true, isAnew: true })).toEqual(lower);
  });

  it("a higher price, which waits for what it adds to be paid", () => {
    expect(tableOf({ kind: "price", isToPay: true })).toEqual(
      lines(`
        proposed : agree (customer, provider) → agreed
        agreed : pay (gateway, staff) → done
        proposed, agreed : lapse (time) → lapsed
      `),
    );
  });

  it("that nobody came, upheld by silence where somebody could", () => {
    expect(tableOf({ kind: "no_show" })).toEqual(
      lines(`
        proposed : agree (customer, provider) → done
        proposed : lapse (time) → done
        agreed : lapse (time) → lapsed
      `),
    );
    expect(tableOf({ kind: "no_show", isAnew: true })).toEqual(
      lines("proposed, agreed : lapse (time) → lapsed"),
    );
  });

  it("a visit under warranty, which silence takes for made: its customer says that it was once it began, or that it was not once it is late", () => {
    const visit = `
      proposed : agree (customer, provider) → agreed
      proposed : lapse (time) → lapsed
      agreed : lapse (time) → done
    `;
    const begun = `${visit.trim()}\nagreed : finish (customer) → done`;
    expect(tableOf({ kind: "warranty" })).toEqual(lines(visit));
    expect(tableOf({ kind: "warranty", isPast: true })).toEqual(lines(begun));
    expect(tableOf({ kind: "warranty", isLate: true, isPast: true })).toEqual(
      lines(`${begun}\nagreed : miss (customer) → missed`),
    );
  });
});

describe("Whoever made a proposal", () => {
  it("takes it back, and leaves the answer to the other side", () => {
    for (const kind of ["reschedule", "price", "no_show"] as const) {
      const table = tableOf({ kind, isOwn: true });
      const answers = [...table.keys()].filter((step) => / (agree|decline|withdraw) /.test(step));
      expect(answers, kind).toEqual(["proposed withdraw customer", "proposed withdraw provider"]);
      expect(table.get("proposed withdraw customer")).toBe("withdrawn");
    }
  });
});

it("What is refused says why", () => {
  const refusal = (
    state: ProposalState,
    event: (typeof proposalEvents)[number],
    facts: Partial<ProposalFacts>,
  ) => transition(state, event, "customer", { ...theirs, ...facts }).refusal;
  expect(refusal("proposed", "agree", { isOwn: true })).toBe("own");
  expect(refusal("proposed", "decline", { isOwn: true })).toBe("own");
  expect(refusal("proposed", "withdraw", {})).toBe("notOwn");
  expect(refusal("proposed", "agree", { isPast: true })).toBe("past");
  expect(refusal("proposed", "agree", { kind: "no_show", isAnew: true })).toBe("anew");
  expect(refusal("agreed", "finish", {})).toBe("otherKind");
  expect(refusal("agreed", "miss", { kind: "price", isLate: true })).toBe("otherKind");
  expect(refusal("agreed", "miss", { kind: "warranty" })).toBe("ahead");
  expect(refusal("agreed", "finish", { kind: "warranty" })).toBe("ahead");
  expect(transition("agreed", "pay", "gateway", { ...theirs, kind: "price" }).refusal).toBe("otherKind");
});
