import { describe, expect, it } from "vitest";
import { type ProposalFacts, type ProposalState, proposalEvents, transition } from "~/api/proposals/rules";
import { proposalStatus } from "~/contract/order-fields";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: ProposalState[] = ["none", ...proposalStatus.options];

const tableOf = (facts: ProposalFacts) =>
  made(
    everyChange(states, proposalEvents, (state, event, actor) => transition(state, event, actor, facts).to),
  );

describe("A proposal", () => {
  it("of the other side changes its state by these events, and in no other way", () => {
    expect(
      tableOf({
        kind: "reschedule",
        isOwn: false,
        isToPay: false,
        isLate: false,
        isPast: false,
        isAnew: false,
      }),
    ).toEqual(
      sorted(
        readLines(`
          none : make (customer, provider) → proposed
          proposed : agree (customer, provider) → done
          proposed : decline (customer, provider) → declined
          proposed, agreed : lapse (time) → lapsed
          proposed, agreed : drop (customer, provider, staff, time, gateway) → lapsed
        `),
      ),
    );
  });

  it("of one's own is taken back, and answered by the other side alone", () => {
    const own = {
      kind: "price" as const,
      isOwn: true,
      isToPay: false,
      isLate: false,
      isPast: false,
      isAnew: false,
    };
    expect(transition("proposed", "agree", "customer", own).refusal).toBe("own");
    expect(transition("proposed", "decline", "customer", own).refusal).toBe("own");
    expect(transition("proposed", "withdraw", "customer", own).to).toBe("withdrawn");
    expect(transition("proposed", "withdraw", "customer", { ...own, isOwn: false }).refusal).toBe("notOwn");
  });

  it("of a higher price waits for what it adds to be paid", () => {
    const higher = {
      kind: "price" as const,
      isOwn: false,
      isToPay: true,
      isLate: false,
      isPast: false,
      isAnew: false,
    };
    expect(transition("proposed", "agree", "customer", higher).to).toBe("agreed");
    expect(transition("agreed", "pay", "gateway", higher).to).toBe("done");
    expect(
      transition("agreed", "pay", "gateway", {
        ...higher,
        isToPay: false,
        isLate: false,
        isPast: false,
        isAnew: false,
      }).refusal,
    ).toBe("otherKind");
    expect(transition("agreed", "finish", "customer", higher).refusal).toBe("otherKind");
  });

  it("that nobody came is upheld by silence, and a visit under warranty is done when the customer says so", () => {
    expect(
      transition("proposed", "lapse", "time", {
        kind: "no_show",
        isOwn: false,
        isToPay: false,
        isLate: false,
        isPast: false,
        isAnew: false,
      }).to,
    ).toBe("done");
    const visit = {
      kind: "warranty" as const,
      isOwn: false,
      isToPay: false,
      isLate: false,
      isPast: false,
      isAnew: false,
    };
    expect(transition("proposed", "agree", "provider", visit).to).toBe("agreed");
    expect(transition("agreed", "finish", "customer", visit).to).toBe("done");
    expect(transition("agreed", "lapse", "time", visit).to).toBe("done");
    expect(transition("proposed", "lapse", "time", visit).to).toBe("lapsed");
  });

  it("of a visit is given back by its customer alone, once the time of arrival is over", () => {
    const visit = {
      kind: "warranty" as const,
      isOwn: true,
      isToPay: false,
      isLate: true,
      isPast: true,
      isAnew: false,
    };
    const missed = made(
      everyChange(states, ["miss"], (state, event, actor) => transition(state, event, actor, visit).to),
    );
    expect(missed).toEqual(sorted(readLines("agreed : miss (customer) → missed")));
    expect(transition("agreed", "miss", "customer", { ...visit, isLate: false }).refusal).toBe("ahead");
    const price = { ...visit, kind: "price" as const, isToPay: true };
    expect(transition("agreed", "miss", "customer", price).refusal).toBe("otherKind");
  });
});
