import { describe, expect, it } from "vitest";
import type { OfferFacts, OfferState } from "~/api/offers/offer-facts";
import { offerEvents, transition } from "~/api/offers/rules";
import { offerStatus } from "~/contract/offer-fields";
import { everyChange, freeOffer, made, readLines, sorted } from "../../support/life-cycles";

const states: OfferState[] = ["none", ...offerStatus.options];

const free: OfferFacts = { ...freeOffer, held: "pending" };

const table = (facts: OfferFacts) =>
  made(everyChange(states, offerEvents, (state, event, actor) => transition(state, event, actor, facts).to));

const lines = `
  none : send (provider) → pending
  queued : moveUp (customer, provider, staff, time, gateway) → pending
  pending, stale : revise (provider) → pending
  queued : revise (provider) → queued
  pending : askDiscount (customer) → discount_requested
  discount_requested : acceptDiscount (provider) → pending
  discount_requested : counterDiscount (provider) → pending
  discount_requested : declineDiscount (provider) → pending
  discount_requested : takeBackDiscount (customer) → pending
  pending : accept (customer) → accepted
  pending, discount_requested, stale : hold (customer) → on_hold
  on_hold : release (customer, provider, time) → pending
  accepted : lapse (customer, provider, time) → pending
  accepted : standDown (provider, time) → withdrawn
  accepted : fallThrough (customer, provider, staff, time, gateway) → not_selected
  on_hold, queued : notSelect (gateway, staff) → not_selected
  pending, discount_requested, stale : outdate (customer) → stale
  stale : reconfirm (provider) → pending
  queued, pending, discount_requested, stale, on_hold : withdraw (provider) → withdrawn
  pending, discount_requested, stale, on_hold : decline (customer) → declined
  queued, pending, discount_requested, stale, on_hold : expire (time) → expired
  queued, pending, discount_requested, stale, on_hold : close (customer, staff) → not_selected
`;

describe("An offer", () => {
  it("changes its state by these events, by these actors, and in no other way", () => {
    expect(table(free)).toEqual(sorted(readLines(lines)));
  });

  it("waits in the queue when ten stand on the request already, and moves up only to a free place", () => {
    const full = { ...free, hasPlace: false };
    expect(transition("none", "send", "provider", full)).toEqual({ to: "queued" });
    expect(transition("queued", "moveUp", "time", full)).toEqual({ refusal: "noPlace" });
    expect(transition("queued", "moveUp", "time", { ...free, isCurrent: false })).toEqual({ to: "stale" });
  });

  it("returns from its hold to the state it had, or is expired", () => {
    for (const held of ["pending", "discount_requested", "stale"] as const) {
      expect(transition("on_hold", "release", "time", { ...free, held })).toEqual({ to: held });
      expect(transition("on_hold", "release", "time", { ...free, held, isValid: false })).toEqual({
        to: "expired",
      });
    }
  });

  it("stands again when its payment lapses, if it is still valid", () => {
    expect(transition("accepted", "lapse", "time", { ...free, isValid: false })).toEqual({ to: "expired" });
    expect(transition("accepted", "lapse", "time", { ...free, isCurrent: false })).toEqual({ to: "stale" });
  });

  it("cannot be accepted at a round that has moved on", () => {
    expect(transition("pending", "accept", "customer", { ...free, isRound: false })).toEqual({
      refusal: "newTerms",
    });
  });

  it("is neither accepted of somebody whose account is closed, nor asked for a discount", () => {
    for (const event of ["accept", "askDiscount"] as const)
      expect(transition("pending", event, "customer", { ...free, isSenderActive: false })).toEqual({
        refusal: "senderInactive",
      });
    expect(transition("queued", "moveUp", "time", { ...free, isSenderActive: false })).toEqual({
      refusal: "senderInactive",
    });
  });

  it("is not agreed on, countered or kept for a discount that was asked anew", () => {
    for (const event of ["acceptDiscount", "counterDiscount", "declineDiscount"] as const)
      expect(transition("discount_requested", event, "provider", { ...free, isAsked: false })).toEqual({
        refusal: "otherAsk",
      });
  });

  it("is sent, revised and confirmed for the request that its provider has read, and no other", () => {
    const changes = [
      ["none", "send"],
      ["pending", "revise"],
      ["stale", "revise"],
      ["queued", "revise"],
      ["stale", "reconfirm"],
    ] as const;
    for (const [state, event] of changes)
      expect(transition(state, event, "provider", { ...free, isSeen: false })).toEqual({
        refusal: "newRequest",
      });
  });

  it("is asked for a discount three times at most", () => {
    expect(transition("pending", "askDiscount", "customer", { ...free, hasAsksLeft: false })).toEqual({
      refusal: "noAsksLeft",
    });
  });

  it.each([
    ["revise", "pending", "provider"],
    ["askDiscount", "pending", "customer"],
    ["acceptDiscount", "discount_requested", "provider"],
    ["counterDiscount", "discount_requested", "provider"],
    ["declineDiscount", "discount_requested", "provider"],
    ["takeBackDiscount", "discount_requested", "customer"],
    ["accept", "pending", "customer"],
    ["reconfirm", "stale", "provider"],
    ["moveUp", "queued", "time"],
  ] as const)("is past %s once its validity is over or the request is not open", (event, state, actor) => {
    expect(transition(state, event, actor, { ...free, isValid: false })).toEqual({ refusal: "over" });
    expect(transition(state, event, actor, { ...free, isRequestOpen: false })).toEqual({
      refusal: "requestNotOpen",
    });
  });

  it.each(["withdraw", "decline", "expire", "close"] as const)("can %s whatever the facts", (event) => {
    const actor = { withdraw: "provider", decline: "customer", expire: "time", close: "customer" } as const;
    const worst = { ...free, isValid: false, isRequestOpen: false, isCurrent: false, hasPlace: false };
    expect(transition("pending", event, actor[event], worst).to).toBeDefined();
  });
});
