import { describe, expect, it } from "vitest";
import { requestCan } from "~/api/requests/change-rules";
import { type RequestFacts, type RequestState, requestEvents, transition } from "~/api/requests/rules";
import { requestStatus } from "~/contract/request-fields";
import { everyChange, freeRequest, made, readLines, sorted } from "../../support/life-cycles";

const states: RequestState[] = [...requestStatus.options, "gone"];

/** Nothing speaks against anything. */
const free: RequestFacts = { ...freeRequest, isDirect: true, isDirectOver: true };

const table = (facts: RequestFacts) =>
  made(
    everyChange(states, requestEvents, (state, event, actor) => transition(state, event, actor, facts).to),
  );

describe("A request", () => {
  it("changes its state by these events, by these actors, and in no other way", () => {
    expect(table(free)).toEqual(
      sorted(
        readLines(`
          draft : publish (customer) → open
          draft : discard (customer) → gone
          draft, open : edit (customer) → =
          open : award (customer) → awarding
          awarding : release (customer, provider, time) → open
          awarding : assign (gateway, staff) → assigned
          assigned : complete (customer, provider, time, staff) → completed
          completed : reopen (customer, provider) → assigned
          assigned : loseOrder (customer, provider, staff, time, gateway) → cancelled
          open : cancel (customer) → cancelled
          open : expire (time) → expired
          open, expired : extend (customer) → open
          draft, open, awarding, assigned, completed, cancelled, expired : remove (staff) → removed
          open : declineDirect (provider) → open
          open : openToAll (customer) → open
          open : closeToOffers (customer) → open
        `),
      ),
    );
  });

  it("goes out for offers again when its paid order is cancelled and the customer wants it", () => {
    expect(transition("assigned", "loseOrder", "provider", { ...free, isRetendered: true })).toEqual({
      to: "open",
    });
  });

  it.each<[Partial<RequestFacts>, string]>([
    [{ isOwnerVerified: false }, "ownerUnverified"],
    [{ isComplete: false }, "incomplete"],
    [{ hasRoom: false }, "tooManyOpen"],
  ])("is not published while %o", (facts, refusal) => {
    expect(transition("draft", "publish", "customer", { ...free, ...facts })).toEqual({ refusal });
  });

  it("needs room among the customer's open requests to come back, but none to stay open longer", () => {
    const full = { ...free, hasRoom: false };
    expect(transition("expired", "extend", "customer", full)).toEqual({ refusal: "tooManyOpen" });
    expect(transition("open", "extend", "customer", full)).toEqual({ to: "open" });
  });

  it("is not removed while an order is unresolved", () => {
    const running = { ...free, hasRunningOrder: true };
    expect(transition("assigned", "remove", "staff", running)).toEqual({ refusal: "orderRunning" });
    expect(transition("awarding", "remove", "staff", running)).toEqual({ refusal: "orderRunning" });
  });

  it("is opened to all only when it is direct and its technician is out", () => {
    expect(transition("open", "openToAll", "customer", { ...free, isDirectOver: false })).toEqual({
      refusal: "directWaits",
    });
    expect(transition("open", "openToAll", "customer", { ...free, isDirect: false })).toEqual({
      refusal: "notDirect",
    });
  });

  it("is declined once by the one technician, and only when it is direct", () => {
    expect(transition("open", "declineDirect", "provider", { ...free, isDirect: false })).toEqual({
      refusal: "notDirect",
    });
    expect(transition("open", "declineDirect", "provider", { ...free, isDirectAnswered: true })).toEqual({
      refusal: "directAnswered",
    });
  });

  it("is closed to offers once, reopened once, and invites only while it is open to all", () => {
    const closed = { ...free, isClosedToOffers: true };
    const open = { ...free, isDirect: false };
    expect(transition("open", "closeToOffers", "customer", closed)).toEqual({ refusal: "alreadyClosed" });
    expect(transition("open", "reopenToOffers", "customer", closed)).toEqual({ to: "open" });
    expect(transition("open", "reopenToOffers", "customer", free)).toEqual({ refusal: "notClosed" });
    expect(transition("open", "invite", "customer", open)).toEqual({ to: "open" });
    expect(transition("open", "invite", "customer", { ...open, isClosedToOffers: true })).toEqual({
      refusal: "alreadyClosed",
    });
    expect(transition("open", "invite", "customer", free)).toEqual({ refusal: "directWaits" });
  });

  it("offers its owner exactly what the table lets the owner do", () => {
    const open = { ...free, isDirect: false };
    expect(requestCan("draft", "customer", free)).toEqual(["edit", "publish", "discard"]);
    expect(requestCan("open", "customer", open)).toEqual([
      "edit",
      "cancel",
      "extend",
      "close_to_offers",
      "invite",
    ]);
    expect(requestCan("awarding", "customer", open)).toEqual(["give_up"]);
    expect(requestCan("expired", "customer", open)).toEqual(["extend"]);
    for (const status of ["assigned", "completed", "cancelled", "removed"] as const)
      expect(requestCan(status, "customer", open)).toEqual([]);
    expect(requestCan("awarding", "provider", open)).toEqual(["give_up"]);
    expect(requestCan("open", "provider", open)).toEqual([]);
  });
});
