import { describe, expect, it } from "vitest";
import { nextForCustomer } from "~/api/next-step/for-customer";
import { nextForProvider } from "~/api/next-step/for-provider";
import type { Situation } from "~/api/next-step/step";
import type { offerStatus } from "~/contract/offer-fields";
import { at, dispute, later, noon, open, order } from "../../support/next-step";

describe("What happens next, for the owner", () => {
  it.each<[string, Partial<Situation>, string, string]>([
    ["a whole draft", { request: at("draft") }, "you", "publish"],
    ["a draft", { request: at("draft", { isComplete: false }) }, "you", "complete"],
    ["no offers", {}, "provider", "offers.waiting"],
    ["offers", { offers: { pending: 2, stale: 1 } }, "you", "choose"],
    ["only discount requests", { offers: { discount_requested: 1 } }, "provider", "discount.waiting"],
    ["only stale offers", { offers: { stale: 1 } }, "provider", "stale.waiting"],
    [
      "a direct request",
      { direct: { name: "Tarek", dueAt: noon, isAway: false }, request: at("open", { isDirect: true }) },
      "provider",
      "direct.waiting",
    ],
    ...([false, true] as const).map((isAway): [string, Partial<Situation>, string, string] => [
      isAway ? "one to a closed account" : "a declined one",
      {
        direct: { name: "Tarek", dueAt: noon, isAway },
        request: at("open", { isDirect: true, isDirectOver: true }),
      },
      "you",
      isAway ? "direct.away" : "direct.over",
    ]),
    ["an accepted offer", { request: at("awarding"), order }, "you", "pay"],
    ["a paid job", { request: at("assigned"), order: { ...order, status: "paid" } }, "provider", "job.paid"],
    [
      "a delivered job",
      { request: at("assigned"), order: { ...order, status: "delivered" } },
      "you",
      "job.confirm",
    ],
    ["an expired request", { request: at("expired") }, "you", "extend"],
    ["a cancelled one", { request: at("cancelled") }, "nobody", "over.cancelled"],
  ])("with %s", (_, situation, actor, key) => {
    expect(nextForCustomer({ ...open, ...situation })).toMatchObject({ actor, key });
  });

  it("names the moment and the money", () => {
    expect(nextForCustomer({ ...open, request: at("awarding"), order })).toEqual({
      ...{ actor: "you", key: "pay", params: {}, due_at: noon.toISOString(), time: null },
      ...{ money: { amount: 42_000, currency: "EGP" }, rest: null, leads_to: "checkout" },
    });
  });
});

describe("What happens next, for a technician", () => {
  const mine = (status: (typeof offerStatus.options)[number]) => ({
    status,
    askedPrice: 26_000,
    validUntil: later,
  });

  it.each<[string, Partial<Situation>, string, string]>([
    ["an open request", { maySend: true }, "you", "offer.send"],
    [
      "a direct one",
      { maySend: true, direct: { name: "me", dueAt: noon, isAway: false } },
      "you",
      "direct.answer",
    ],
    ["an offer", { offer: mine("pending") }, "customer", "offer.pending"],
    ["a discount request", { offer: mine("discount_requested") }, "you", "discount.answer"],
    ["a changed request", { offer: mine("stale") }, "you", "offer.stale"],
    ["a held offer", { offer: mine("on_hold"), request: at("awarding") }, "customer", "offer.on_hold"],
    ["a customer whose account is closed", { isOwnerActive: false }, "nobody", "owner.inactive"],
    [
      "an offer to such a customer",
      { isOwnerActive: false, offer: mine("discount_requested") },
      "nobody",
      "owner.inactive.offer",
    ],
    ["a queued offer", { offer: mine("queued") }, "nobody", "offer.queued"],
    [
      "an accepted offer",
      { offer: mine("accepted"), request: at("awarding"), order },
      "customer",
      "pay.waiting",
    ],
    ["a paid job", { request: at("assigned"), order: { ...order, status: "paid" } }, "you", "job.start"],
    [
      "a job that clears",
      { request: at("completed"), order: { ...order, status: "completed", payout: 37_800 } },
      "nobody",
      "job.clearing",
    ],
  ])("with %s", (_, situation, actor, key) => {
    expect(nextForProvider({ ...open, ...situation, viewer: "provider" })).toMatchObject({ actor, key });
  });

  it.each<[string, Partial<Situation>, string, string]>([
    ["open to others", { offers: { stale: 1 } }, "customer", "theirs.open"],
    ["open and without offers", {}, "nobody", "theirs.open.none"],
    ["open to others, after the own job was called off", { isExcluded: true }, "nobody", "theirs.open.lost"],
    ["awarded to another", { request: at("awarding") }, "customer", "theirs.awarding"],
    ["another's job", { request: at("assigned") }, "nobody", "theirs.assigned"],
    ["done by another", { request: at("completed") }, "nobody", "theirs.completed"],
    ["expired", { request: at("expired"), offer: mine("pending") }, "customer", "theirs.expired"],
    [
      "expired, of a customer whose account is closed",
      { request: at("expired"), isOwnerActive: false },
      "nobody",
      "theirs.expired.inactive",
    ],
    ["cancelled", { request: at("cancelled") }, "nobody", "over.cancelled"],
    ["removed", { request: at("removed") }, "nobody", "over.removed"],
    [
      "sent to a technician who takes no jobs now",
      { direct: { name: "me", dueAt: noon, isAway: false }, request: at("open", { isDirect: true }) },
      "you",
      "direct.answer",
    ],
    [
      "declined",
      {
        direct: { name: "me", dueAt: noon, isAway: false },
        request: at("open", { isDirect: true, isDirectAnswered: true }),
      },
      "customer",
      "direct.declined",
    ],
    [
      "done and cleared",
      { request: at("completed"), order: { ...order, status: "completed", payout: 1, clearedAt: noon } },
      "nobody",
      "over.completed",
    ],
    ...([0, 1] as const).map((payout): [string, Partial<Situation>, string, string] => [
      payout ? "cleared, and its payment taken back in part" : "cleared, and its payment taken back since",
      {
        request: at("completed"),
        order: { ...order, status: "completed", payout, clearedAt: noon, chargedBack: 1 },
      },
      "nobody",
      payout ? "job.cleared.kept" : "job.chargedBack",
    ]),
  ])("is told also where nothing is theirs to do: a request that is %s", (_, situation, actor, key) => {
    expect(nextForProvider({ ...open, ...situation, viewer: "provider" })).toMatchObject({ actor, key });
  });
});

it.each(["cancelled", "completed", "removed"] as const)(
  "The owner of a request that is %s reads what is on its way back",
  (status) => {
    const next = nextForCustomer({ ...open, request: at(status), refunding: 37_000 });
    expect(next).toMatchObject({ key: `over.${status}.refund`, money: { amount: 37_000 } });
  },
);

it.each(["cancelled", "removed"] as const)(
  "The owner of a request that is %s reads what has gone back, once nothing more is on its way",
  (status) => {
    const read = (given: Partial<Situation>) =>
      nextForCustomer({ ...open, request: at(status), refunded: 37_000, ...given });
    expect(read({})).toMatchObject({ key: `over.${status}.refunded`, money: { amount: 37_000 } });
    expect(read({ refunding: 1 })).toMatchObject({ key: `over.${status}.refund`, money: { amount: 1 } });
  },
);

it("A completed request says nothing of what went back of an earlier job", () => {
  expect(nextForCustomer({ ...open, request: at("completed"), refunded: 37_000 })?.key).toBe(
    "over.completed",
  );
});

it("No owner is kept from choosing by a complaint about a visit that was paid, unless it is theirs to answer", () => {
  const visit = { ...dispute, freezes: false, by: "provider" as const };
  const keyOf = (given: Partial<Situation>) => nextForCustomer({ ...open, ...given })?.key;
  const chooses = { offers: { pending: 2 } };
  expect(keyOf({ ...chooses, visit })).toBe("complaint.answer");
  expect(keyOf({ ...chooses, visit: { ...visit, status: "under_review" } })).toBe("choose");
  expect(keyOf({ request: at("cancelled"), visit: { ...visit, status: "under_review" } })).toBe(
    "complaint.decision",
  );
});
