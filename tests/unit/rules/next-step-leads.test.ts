import { describe, expect, it } from "vitest";
import { nextForCustomer } from "~/api/next-step/for-customer";
import { nextForProvider } from "~/api/next-step/for-provider";
import type { Situation } from "~/api/next-step/step";
import {
  at,
  bothRead,
  dispute,
  later,
  noon,
  type Order,
  open,
  order,
  proposal,
} from "../../support/next-step";

const increase = { ...proposal, kind: "price" as const, price: 54_000, status: "agreed" as const };
const warranty = { ...proposal, kind: "warranty" as const, by: "customer" as const };
const visit = { ...warranty, status: "agreed" as const, startsAt: noon.toISOString() };

it.each<[string, Partial<Order>, string | null, string | null]>([
  ["the price is to be paid", {}, "checkout", null],
  ["a transfer of it is on its way", { isTransferSent: true }, "transfer", null],
  ["a higher price is to be paid", { status: "paid", proposals: [increase] }, "checkout", "proposals"],
  [
    "a transfer of what it adds is on its way",
    { status: "paid", proposals: [increase], isTransferSent: true },
    ...(["transfer", "proposals"] as const),
  ],
  ["a claim is to be answered", { status: "paid", proposals: [proposal] }, "proposals", "proposals"],
  ["a visit is asked for", { status: "completed", proposals: [warranty] }, "proposals", "proposals"],
  ["a visit is to be made", { status: "completed", proposals: [visit] }, "proposals", "proposals"],
  ["the work has not begun in time", { status: "paid", visit: "late" }, "deeds", "deeds"],
  [
    "a claim of it came to nothing",
    { status: "paid", visit: "late", claimed: ["customer", "provider"] },
    ...(["deeds", "deeds"] as const),
  ],
  ["it was paid after the time of its visit", { status: "paid", visit: "anew" }, "deeds", "deeds"],
  ["the work is to begin", { status: "paid" }, null, "start"],
  ["the code is taken no more", { status: "paid", isCodeLocked: true }, "code", null],
  ["the same, past its time", { status: "paid", isCodeLocked: true, visit: "late" }, "code", "deeds"],
  ["a dispute is to be answered", { status: "disputed", complaint: dispute }, "dispute", "dispute"],
  [
    "a complaint about released money is to be answered",
    { status: "completed", complaint: { ...dispute, freezes: false } },
    ...(["complaint", "complaint"] as const),
  ],
  ["the work is under way", { status: "in_progress" }, null, "deliver"],
  ["the work is to be approved", { status: "delivered" }, "approve", null],
  ["no changes are left to ask for", { status: "delivered", hasChangesLeft: false }, "confirm", null],
  ["the technician's account is closed", { isProviderActive: false }, "give_up", null],
  ["the customer's account is closed", { isCustomerActive: false }, "checkout", "give_up"],
  ["a paid job has a closed technician", { status: "paid", isProviderActive: false }, "deeds", "start"],
  ["a paid job has a closed customer", { status: "paid", isCustomerActive: false }, null, "deeds"],
])("Where %s, the strip leads there", (_, given, customers, providers) => {
  expect(bothRead(given).map((step) => step?.leads_to)).toEqual([customers, providers]);
});

it("A technician is led to the offer that is to be sent, and to the own one that is to be answered for", () => {
  const leads = (given: Partial<Situation>) =>
    nextForProvider({ ...open, viewer: "provider", ...given })?.leads_to;
  const own = { askedPrice: 26_000, validUntil: later };
  expect(leads({ maySend: true })).toBe("offer");
  expect(leads({ maySend: true, direct: { name: "me", dueAt: noon, isAway: false } })).toBe("offer");
  expect(leads({ offer: { ...own, status: "discount_requested" } })).toBe("own_offer");
  expect(leads({ offer: { ...own, status: "stale" } })).toBe("own_offer");
  expect(leads({ offer: { ...own, status: "pending" } })).toBe(null);
});

it("A request that is over leads its owner to the payments, unless there is a complaint about a visit that was paid", () => {
  const leads = (given: Partial<typeof open>) => nextForCustomer({ ...open, ...given })?.leads_to;
  const [request, visitsComplaint] = [at("cancelled"), { ...dispute, freezes: false }];
  expect(leads({ request })).toBe("payments");
  expect(leads({ request, refunding: 1 })).toBe("payments");
  expect(leads({ request, refunding: 1, visit: visitsComplaint })).toBe("visit_complaint");
  expect(leads({ request: at("completed"), refunding: 1 })).toBe("payments");
  expect(leads({ request: at("completed"), refunding: 1, refundToName: 1 })).toBe("payments");
  expect(leads({ request: at("completed") })).toBe(null);
  expect(leads({ request: at("removed") })).toBe(null);
});

describe("A finished job", () => {
  const done = {
    request: at("completed"),
    order: { ...order, status: "completed" as const, clearedAt: noon },
  };
  const customers = (given: Partial<Situation>) => nextForCustomer({ ...open, ...done, ...given });
  const providers = (given: Partial<Situation>) =>
    nextForProvider({ ...open, ...done, ...given, viewer: "provider" });

  it("leads whoever has not reviewed it to the review", () => {
    const reviewUntil = { customer: null, provider: later };
    const asked = { actor: "you", leads_to: "review", due_at: later.toISOString() };
    expect(providers({ reviewUntil })).toMatchObject(asked);
    expect(customers({ reviewUntil })).toMatchObject({ actor: "nobody", key: "over.completed" });
  });

  it("leads its customer to what else can be done after a visit that was not made", () => {
    expect(customers({ visitAgainBy: noon })).toMatchObject({ actor: "you", leads_to: "deeds" });
    expect(providers({ visitAgainBy: noon })).toMatchObject({ actor: "customer", leads_to: null });
    const closed = { order: { ...done.order, isProviderActive: false }, visitAgainBy: noon };
    expect(customers(closed)).toMatchObject({ key: "over.completed" });
  });

  it("names what must be done, or what money moves, before what may be done", () => {
    const reviewUntil = { customer: noon, provider: noon };
    const later = { reviewUntil, visitAgainBy: noon };
    expect(customers({ ...later, refunding: 1, refundToName: 1 })).toMatchObject({ leads_to: "payments" });
    expect(customers({ ...later, refunding: 1 })).toMatchObject({ key: "visit.again.yours" });
    expect(customers({ reviewUntil, refunding: 1 })).toMatchObject({ key: "review" });
    expect(providers(later)).toMatchObject({ key: "review" });
  });

  it("names with what it earned the review that its technician may write, and nothing to do where there is none", () => {
    const reviewUntil = { customer: null, provider: later };
    const clearing = { ...done.order, clearedAt: null, clearsAt: noon, payout: 1 };
    expect(providers({ order: clearing, reviewUntil })).toMatchObject({
      ...{ actor: "you", key: "job.clearing.review", money: { amount: 1 }, leads_to: "review" },
      ...{ due_at: noon.toISOString(), time: later.toISOString() },
    });
    expect(providers({ order: clearing })).toMatchObject({ actor: "nobody", key: "job.clearing" });
  });
});
