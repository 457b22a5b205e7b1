import { describe, expect, it } from "vitest";
import { hasFailed, lookAgainAfter, stageOf } from "~/components/payments/stage";
import type { Checkout, Payment } from "~/contract/payment-fields";

const money = { amount: 42_000, currency: "EGP" };
const at = "2026-11-22T10:00:00.000Z";

const payment = (changed: Partial<Payment>): Payment => ({
  ...{ id: "p", order_id: "o", request: { id: "r", title: "Tap" }, purpose: "price", method: "card" },
  ...{
    status: "created",
    amount: money,
    refunded: { ...money, amount: 0 },
    refunds: [],
    charged_back: { ...money, amount: 0 },
    reference: null,
  },
  ...{
    provider_name: "Tarek",
    has_proof: false,
    has_failed: false,
    rejection: null,
    sent_at: null,
    invoice_id: null,
  },
  ...{ due_at: at, paid_at: null, created_at: at },
  ...changed,
});

const checkout = (changed: Partial<Checkout>): Checkout => ({
  ...{ order_id: "o", request: { id: "r", title: "Tap" }, provider_name: "Tarek", starts_at: at },
  ...{ arrival_minutes: 0, warranty_days: 0, status: "awaiting_payment", methods: ["card", "transfer"] },
  cancelling: { fee: { ...money, amount: 0 }, is_paid_out: true, free_until: null },
  kept: null,
  due: { purpose: "price", amount: money, vat: money, vat_percent: 14, due_at: at, transfer_due_at: at },
  ...{ payment: null, bank: null },
  ...changed,
});

describe("The checkout stands", () => {
  it.each<[string, Partial<Checkout>, boolean, string]>([
    ["at the choice before anything is begun", {}, false, "choose"],
    ["with the gateway once a card is begun", { payment: payment({}) }, false, "begun"],
    ["at the choice when another way is asked for", { payment: payment({}) }, true, "choose"],
    ["at the choice after what failed", { payment: payment({ status: "failed" }) }, false, "choose"],
    [
      "before a transfer that is to be sent",
      { payment: payment({ method: "transfer", status: "requires_action" }) },
      false,
      "transfer",
    ],
    [
      "after one that was sent",
      { payment: payment({ method: "transfer", status: "requires_action", sent_at: at }) },
      false,
      "waiting",
    ],
    ["at the end when it is paid", { due: null, status: "paid" }, false, "paid"],
    ["aside while the work goes on", { due: null, status: "in_progress" }, true, "settled"],
    ["at a technician whose account is closed", { due: null }, true, "inactive"],
    ...(["awaiting_payment", "in_progress"] as const).map(
      (status): [string, Partial<Checkout>, boolean, string] => [
        `after one that was sent to a technician whose account was closed since (${status})`,
        {
          ...{ due: null, status },
          payment: payment({ method: "transfer", status: "requires_action", sent_at: at }),
        },
        true,
        "waiting",
      ],
    ),
    [
      "at what the bank did that took the payment of finished work back",
      { due: null, status: "completed", payment: payment({ paid_at: at, charged_back: money }) },
      false,
      "takenBack",
    ],
    ["at what became of it when it is cancelled", { due: null, status: "cancelled" }, false, "over"],
  ])("%s", (_, changed, isChoosing, stage) => {
    expect(stageOf(checkout(changed), isChoosing)).toBe(stage);
  });

  it("and says that a try failed as long as it is to be paid", () => {
    const failed = payment({ has_failed: true });
    expect(hasFailed(checkout({ payment: failed }))).toBe(true);
    expect(hasFailed(checkout({ payment: failed, due: null }))).toBe(false);
    expect(hasFailed(checkout({ payment: payment({}) }))).toBe(false);
  });

  it("and looks again only while something is awaited", () => {
    const refunding = checkout({ payment: payment({ status: "refund_pending" }) });
    expect(lookAgainAfter("begun", checkout({}))).toBe(4);
    expect(lookAgainAfter("over", refunding)).toBe(30);
    expect(lookAgainAfter("choose", checkout({}))).toBeNull();
    expect(lookAgainAfter("paid", checkout({}))).toBeNull();
  });
});
