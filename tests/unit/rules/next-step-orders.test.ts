import { describe, expect, it } from "vitest";
import { takenIn } from "~/api/db/waiting-orders";
import { freeFacts, transition } from "~/api/orders/rules";
import { orderStatus } from "~/contract/order-fields";
import { bothRead, dispute, later, noon, type Order, proposal } from "../../support/next-step";

type Read = [actor: string, key: string, money: number | null];

describe("What waits between the two sides of an order", () => {
  const price = { ...proposal, kind: "price" as const, price: 54_000 };
  const warranty = { ...proposal, kind: "warranty" as const, by: "customer" as const };
  const released = { ...dispute, freezes: false, amount: 40_000 };
  it.each<[string, Partial<Order>, Read, Read]>([
    [
      "a customer who was not there pays the visit by silence",
      { status: "paid", proposals: [proposal] },
      ["you", "no_show.yours.fee", 5_000],
      ["customer", "no_show.theirs.fee", 5_000],
    ],
    [
      "all of it where the visit was all that was agreed on",
      { status: "paid", price: 4_000, proposals: [proposal] },
      ["you", "no_show.yours.fee.all", 4_000],
      ["customer", "no_show.theirs.fee", 4_000],
    ],
    [
      "a visit of which the commission leaves nothing is not the technician's",
      { status: "paid", visitFee: 2_000, proposals: [proposal] },
      ["you", "no_show.yours.kept", 2_000],
      ["customer", "no_show.theirs.kept", 2_000],
    ],
    [
      "nothing where the visit is free",
      { status: "paid", visitFee: 0, proposals: [proposal] },
      ["you", "no_show.yours.free", 42_000],
      ["customer", "no_show.theirs.free", 42_000],
    ],
    [
      "a technician who did not come gives everything back",
      { status: "paid", proposals: [{ ...proposal, by: "customer" }] },
      ["provider", "no_show.theirs.back", 42_000],
      ["you", "no_show.yours.back", 42_000],
    ],
    [
      "a higher price waits for its answer",
      { status: "in_progress", proposals: [price] },
      ["you", "price.yours.up", 12_000],
      ["customer", "price.theirs.up", 12_000],
    ],
    [
      "a lower one, too",
      { status: "in_progress", proposals: [{ ...price, by: "customer", price: 40_000 }] },
      ["provider", "price.theirs.down", 2_000],
      ["you", "price.yours.down", 2_000],
    ],
    [
      "an agreed increase waits for its payment",
      { status: "paid", proposals: [{ ...price, status: "agreed" }] },
      ["you", "increase.yours", 12_000],
      ["customer", "increase.theirs", 12_000],
    ],
    [
      "another time waits for its answer",
      { status: "paid", proposals: [{ ...proposal, kind: "reschedule" }] },
      ["you", "reschedule.yours.time", null],
      ["customer", "reschedule.theirs.time", null],
    ],
    [
      "a warranty claim waits for its answer",
      { status: "completed", clearedAt: noon, proposals: [warranty] },
      ["provider", "warranty.theirs.visit", null],
      ["you", "warranty.yours.visit", null],
    ],
    [
      "a visit under warranty is to be made",
      {
        ...{ status: "completed", clearedAt: noon },
        proposals: [{ ...warranty, status: "agreed", startsAt: later.toISOString() }],
      },
      ["provider", "visit.theirs", null],
      ["you", "visit.yours", null],
    ],
    [
      "a dispute waits for its answer",
      { status: "disputed", complaint: dispute },
      ["provider", "dispute.answer.theirs", 42_000],
      ["you", "dispute.answer", 42_000],
    ],
    [
      "a complaint about money that was released waits for its answer, and freezes nothing",
      { status: "completed", clearedAt: noon, complaint: released },
      ["provider", "complaint.answer.theirs", 40_000],
      ["you", "complaint.answer", 40_000],
    ],
    [
      "so it does about what a visit was paid, before that has cleared",
      { status: "cancelled", payout: 3_000, clearsAt: later, complaint: { ...released, by: "provider" } },
      ["you", "complaint.answer", 40_000],
      ["customer", "complaint.answer.theirs", 40_000],
    ],
    [
      "whoever has not accepted what was decided on it may appeal",
      {
        ...{ status: "completed", clearedAt: noon },
        complaint: { ...released, status: "decided", accepted: ["provider"] },
      },
      ["you", "complaint.appeal", 40_000],
      ["customer", "complaint.appeal.theirs", 40_000],
    ],
    [
      "both negotiate",
      { status: "disputed", complaint: { ...dispute, status: "negotiating" } },
      ["you", "dispute.settle", 42_000],
      ["you", "dispute.settle", 42_000],
    ],
    [
      "the other side answers a split that one has proposed",
      { status: "disputed", complaint: { ...dispute, status: "negotiating", proposer: "provider" } },
      ["you", "dispute.settle.yours", 42_000],
      ["customer", "dispute.settle.theirs", 42_000],
    ],
    [
      "staff decide without an agreement where an account is closed",
      { status: "disputed", complaint: { ...dispute, status: "negotiating", areBothActive: false } },
      ["staff", "dispute.closed", 42_000],
      ["staff", "dispute.closed", 42_000],
    ],
    [
      "so they do about money that was released",
      {
        ...{ status: "completed", clearedAt: noon },
        complaint: { ...released, status: "negotiating", areBothActive: false },
      },
      ["staff", "complaint.closed", 40_000],
      ["staff", "complaint.closed", 40_000],
    ],
    [
      "staff decide",
      { status: "disputed", complaint: { ...dispute, status: "under_review" } },
      ["staff", "dispute.decision", 42_000],
      ["staff", "dispute.decision", 42_000],
    ],
    [
      "staff decide on an appeal",
      { status: "disputed", complaint: { ...dispute, status: "appealed" } },
      ["staff", "dispute.decision", 42_000],
      ["staff", "dispute.decision", 42_000],
    ],
    [
      "whoever has not accepted the decision may appeal",
      { status: "disputed", complaint: { ...dispute, status: "decided", accepted: ["customer"] } },
      ["provider", "dispute.appeal.theirs", 42_000],
      ["you", "dispute.appeal", 42_000],
    ],
  ])("%s", (_, given, customers, providers) => {
    const expected = [customers, providers].map(([actor, key, amount]) => ({
      ...{ actor, key, due_at: later.toISOString() },
      money: amount === null ? null : { amount, currency: "EGP" },
    }));
    expect(bothRead(given)).toMatchObject(expected);
  });

  it("is the work of which changes were asked, to be delivered again", () => {
    const keys = bothRead({ status: "in_progress", changesAsked: 1 }).map((step) => step?.key);
    expect(keys).toEqual(["job.changes", "job.changes.theirs"]);
  });

  it("puts a claim of absence first, then an increase that is not paid", () => {
    const reschedule = { ...proposal, kind: "reschedule" as const };
    const increase = { ...price, status: "agreed" as const };
    const keys = (proposals: Order["proposals"]) =>
      bothRead({ status: "paid", proposals }).map((step) => step?.key);
    expect(keys([reschedule, increase, proposal])).toEqual(["no_show.yours.fee", "no_show.theirs.fee"]);
    expect(keys([reschedule, increase])).toEqual(["increase.yours", "increase.theirs"]);
  });

  it("says what the order itself waits for where a proposal means nothing any more, or is due later", () => {
    const keys = (given: Partial<Order>) => bothRead(given).map((step) => step?.key);
    expect(keys({ status: "in_progress", proposals: [proposal] })).toEqual([
      ...["job.in_progress", "job.in_progress"],
    ]);
    const delivered = { status: "delivered" as const, proposals: [price] };
    expect(keys({ ...delivered, confirmsAt: noon })).toEqual(["job.confirm", "job.delivered"]);
    expect(keys({ ...delivered, confirmsAt: new Date("2026-11-26T12:00Z") })).toEqual([
      ...["price.yours.up", "price.theirs.up"],
    ]);
  });
});

it("What lists look for is what the order's table takes", () => {
  for (const [kind, event] of [
    ["no_show", "noShow"] as const,
    ["price", "reprice"] as const,
    ["reschedule", "reschedule"] as const,
  ])
    for (const side of ["customer", "provider"] as const)
      expect(orderStatus.options.filter((status) => transition(status, event, side, freeFacts).to)).toEqual(
        takenIn[kind],
      );
});
