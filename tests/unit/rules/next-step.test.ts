import { describe, expect, it } from "vitest";
import { nextForCustomer } from "~/api/next-step/for-customer";
import { nextForProvider } from "~/api/next-step/for-provider";
import type { Situation } from "~/api/next-step/step";
import { noticeKinds } from "~/api/record/notices";
import { offerStatus } from "~/contract/offer-fields";
import { orderStatus } from "~/contract/order-fields";
import { requestStatus } from "~/contract/request-fields";
import { dictionaries } from "~/i18n/messages.server";
import { freeRequest } from "../../support/life-cycles";

const noon = new Date("2026-11-24T12:00:00Z");
const later = new Date("2026-11-25T12:00:00Z");

const open: Situation = {
  ...{
    viewer: "customer",
    currency: "EGP",
    direct: null,
    offers: {},
    offer: null,
    maySend: false,
    order: null,
  },
  request: {
    status: "open",
    endsAt: later,
    facts: freeRequest,
  },
};
const at = (status: Situation["request"]["status"], facts = {}): Situation["request"] => ({
  ...open.request,
  status,
  facts: { ...open.request.facts, ...facts },
});
const order = {
  ...{
    status: "awaiting_payment" as const,
    price: 42_000,
    payout: null,
    paymentDueAt: noon,
    startsAt: later,
  },
  ...{ confirmsAt: null, clearsAt: null, clearedAt: null },
};

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
      { direct: { name: "Tarek", dueAt: noon }, request: at("open", { isDirect: true }) },
      "provider",
      "direct.waiting",
    ],
    [
      "a declined one",
      { direct: { name: "Tarek", dueAt: noon }, request: at("open", { isDirect: true, isDirectOver: true }) },
      "you",
      "direct.over",
    ],
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
      ...{ actor: "you", key: "pay", params: {}, due_at: noon.toISOString() },
      money: { amount: 42_000, currency: "EGP" },
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
    ["a direct one", { maySend: true, direct: { name: "me", dueAt: noon } }, "you", "direct.answer"],
    ["an offer", { offer: mine("pending") }, "customer", "offer.pending"],
    ["a discount request", { offer: mine("discount_requested") }, "you", "discount.answer"],
    ["a changed request", { offer: mine("stale") }, "you", "offer.stale"],
    ["a held offer", { offer: mine("on_hold"), request: at("awarding") }, "customer", "offer.on_hold"],
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

  it("is nothing where there is nothing to do", () => {
    expect(nextForProvider({ ...open, viewer: "provider" })).toBeNull();
  });
});

it("Every next step has a sentence in both languages, which uses only what it is given", () => {
  const states: Partial<Situation>[] = [
    ...requestStatus.options.map((status) => ({ request: at(status) })),
    ...requestStatus.options.map((status) => ({ request: at(status, { isComplete: false }) })),
    ...orderStatus.options.map((status) => ({
      request: at("assigned"),
      order: { ...order, status, payout: 1, confirmsAt: noon, clearsAt: noon },
    })),
    ...offerStatus.options.map((status) => ({
      offers: { [status]: 3 },
      offer: { status, askedPrice: 1, validUntil: noon },
    })),
    ...[true, false].map((isDirectOver) => ({
      ...{
        direct: { name: "Tarek", dueAt: noon },
        request: at("open", { isDirect: true, isDirectOver }),
        maySend: true,
      },
    })),
    { maySend: true },
  ];
  for (const state of states)
    for (const [viewer, next] of [
      ["customer", nextForCustomer] as const,
      ["provider", nextForProvider] as const,
    ]) {
      const step = next({ ...open, ...state, viewer });
      if (!step) continue;
      const given = [
        ...Object.keys(step.params),
        ...(step.due_at ? ["due"] : []),
        ...(step.money ? ["amount"] : []),
      ];
      for (const locale of ["en", "ar"] as const) {
        const texts = Object.entries(dictionaries[locale].requests).filter(
          ([key]) => key === `next.${step.key}` || key.startsWith(`next.${step.key}_`),
        );
        expect(texts.length, `${locale} next.${step.key}`).toBeGreaterThan(0);
        for (const [key, text] of texts)
          for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g))
            expect(given, `${locale} ${key}`).toContain(name);
      }
    }
});

it("Every notification has a sentence in both languages, which uses only what it is given", () => {
  for (const locale of ["en", "ar"] as const) {
    const texts = dictionaries[locale].notifications;
    for (const [kind, given] of Object.entries(noticeKinds)) {
      const text = texts[kind] ?? "";
      expect(text, `${locale} ${kind}`).not.toBe("");
      for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g))
        expect(given as readonly string[], `${locale} ${kind}`).toContain(name);
    }
  }
});
