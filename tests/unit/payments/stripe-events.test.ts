import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Gateway } from "~/api/outside/payments/gateway";
import { BadSignature, GatewayUnreachable, MalformedEvent } from "~/api/outside/payments/gateway-errors";
import { stripeGateway } from "~/api/outside/payments/stripe";
import { StripeServer, stripeKey } from "../../support/stripe-server";
import { webhookOf, webhookSecret } from "../../support/stripe-webhooks";

const at = new Date("2026-11-22T10:00:00.000Z");
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
let now = at;
let stripe: StripeServer;
let gateway: Gateway;

beforeEach(async () => {
  now = at;
  stripe = new StripeServer(() => now);
  const apiBase = await stripe.start();
  gateway = stripeGateway({ secretKey: stripeKey, webhookSecret, apiBase }, () => now);
});
afterEach(() => stripe.stop());

const metadata = { payment_id: "payment1" };
const session = (own = {}) => ({
  ...{ id: "cs_test_1", object: "checkout.session", status: "complete", payment_status: "paid", metadata },
  ...{ payment_intent: "pi_1", amount_total: 30_050, currency: "aed", ...own },
});
const intent = (own = {}) => ({ id: "pi_1", object: "payment_intent", metadata, ...own });
const refund = (own = {}) => ({
  ...{ id: "re_1", object: "refund", amount: 500, currency: "kwd", payment_intent: "pi_1" },
  ...{ metadata: { refund_id: "refund1" }, status: "succeeded", ...own },
});
const dispute = (own = {}) => ({
  ...{ id: "dp_1", object: "dispute", amount: 500, currency: "isk", payment_intent: "pi_1" },
  ...{ status: "needs_response", ...own },
});

async function read(type: string, object: object) {
  const { id, body, signature } = webhookOf({ type, object, at });
  const { id: own, at: time, ...meaning } = await gateway.readEvent(body, signature);
  expect([own, time]).toEqual([id, at]);
  return meaning;
}

const succeeded = {
  kind: "succeeded",
  paymentId: "payment1",
  charge: "pi_1",
  amount: 30_050,
  currency: "AED",
};
const lost = { charge: "pi_1", disputeId: "dp_1", amount: 5, currency: "ISK" };
const given = { refundId: "refund1", round: 1, charge: "pi_1", amount: 500 };

describe("An event of Stripe", () => {
  it.each<[string, object, object]>([
    ["checkout.session.completed", session(), succeeded],
    ["checkout.session.completed", session({ payment_status: "unpaid" }), { kind: "other" }],
    [
      "checkout.session.completed",
      session({ metadata: {}, client_reference_id: "payment1" }),
      { kind: "other" },
    ],
    ["checkout.session.async_payment_succeeded", session({ payment_intent: { id: "pi_1" } }), succeeded],
    [
      "checkout.session.async_payment_failed",
      session({ payment_status: "unpaid" }),
      { kind: "failed", paymentId: "payment1" },
    ],
    ["checkout.session.expired", session({ status: "expired" }), { kind: "expired", paymentId: "payment1" }],
    ["checkout.session.expired", session({ metadata: null }), { kind: "other" }],
    [
      "payment_intent.requires_action",
      intent({ status: "requires_action" }),
      { kind: "requires_action", paymentId: "payment1" },
    ],
    [
      "payment_intent.payment_failed",
      intent({
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
      }),
      { kind: "failed", paymentId: "payment1", isOpen: true, reason: "insufficient_funds" },
    ],
    ["payment_intent.payment_failed", intent({ metadata: {} }), { kind: "other" }],
    ["refund.created", refund({ status: "pending" }), { kind: "other" }],
    ["refund.updated", refund(), { kind: "refunded", ...given }],
    ["charge.refund.updated", refund(), { kind: "refunded", ...given }],
    [
      "refund.failed",
      refund({ status: "failed", failure_reason: "lost_or_stolen_card" }),
      { kind: "refund_failed", reason: "lost_or_stolen_card", ...given },
    ],
    ["refund.updated", refund({ status: "canceled" }), { kind: "refund_failed", ...given }],
    [
      "refund.created",
      refund({ metadata: {} }),
      { kind: "refunded", charge: "pi_1", amount: 500, refundId: "re_1" },
    ],
    ["charge.dispute.created", dispute(), { kind: "charged_back", ...lost }],
    ["charge.dispute.created", dispute({ status: "warning_needs_response" }), { kind: "other" }],
    ["charge.dispute.funds_withdrawn", dispute(), { kind: "charged_back", ...lost }],
    ["charge.dispute.funds_reinstated", dispute({ status: "won" }), { kind: "chargeback_reversed", ...lost }],
    ["customer.created", { id: "cus_1", object: "customer" }, { kind: "other" }],
    ["of.a.later.version", { id: "x", object: "something" }, { kind: "other" }],
  ])("%s with %o means %o", async (type, object, meaning) => {
    expect(await read(type, object)).toEqual(meaning);
  });

  it("said twice has the same id", async () => {
    const { body, signature } = webhookOf({ type: "checkout.session.completed", object: session(), at });
    const [first, second] = [
      await gateway.readEvent(body, signature),
      await gateway.readEvent(body, signature),
    ];
    expect(second).toEqual(first);
  });
});

describe("A payout of Stripe", () => {
  const payout = { id: "po_1", object: "payout", amount: 28_100, currency: "aed", automatic: true };
  const entry = (id: string, type: string, amount: number, fee = 0) =>
    stripe.account.balance.push({ id, object: "balance_transaction", payout: "po_1", type, amount, fee });

  it("settles what came in less refunds and chargebacks, apart from the fees: all pages of them", async () => {
    entry("txn_0", "payout", -28_100);
    for (let n = 0; n < 150; n += 1) entry(`txn_c${n}`, "charge", 200, 8);
    entry("txn_r", "refund", -500);
    entry("txn_d", "adjustment", -100, 100);
    entry("txn_f", "stripe_fee", -20);
    const gross = 150 * 200 - 500 - 100;
    const fee = 150 * 8 + 100 + 20;
    const told = { kind: "settled", settlementId: "po_1", gross, fee, currency: "AED" };
    expect(await read("payout.paid", { ...payout, amount: gross - fee })).toEqual(told);
  });

  it("made by hand tells what came to the bank alone", async () => {
    const told = { kind: "settled", settlementId: "po_1", gross: 28_100, fee: 0, currency: "AED" };
    expect(await read("payout.paid", { ...payout, automatic: false })).toEqual(told);
  });

  it("is to be said again when its fees cannot be looked up", async () => {
    stripe.troubles.push(...Array.from({ length: 3 }, () => ({ kind: "before" as const })));
    await expect(read("payout.paid", payout)).rejects.toBeInstanceOf(GatewayUnreachable);
  });
});

describe("What Stripe did not sign", () => {
  const said = { type: "checkout.session.completed", object: session(), at };

  it("is not read: by another secret, changed, or without a signature", async () => {
    const { body, signature } = webhookOf(said);
    const foreign = webhookOf(said, { secret: "whsec_other" });
    const changed = new TextEncoder().encode(new TextDecoder().decode(body).replace("30050", "30051"));
    const faults: [Uint8Array, string][] = [
      [foreign.body, foreign.signature],
      [changed, signature],
      [body, ""],
      [body, signature.replace("v1=", "v2=")],
      [body, signature.replace(/t=\d+/, `t=${at.getTime() / 1000 + 1}`)],
      [new Uint8Array(), signature],
    ];
    for (const [bytes, mark] of faults)
      await expect(gateway.readEvent(bytes, mark)).rejects.toBeInstanceOf(BadSignature);
  });

  it("is read for five minutes after it was signed, and not played back later", async () => {
    const { body, signature } = webhookOf(said);
    now = later(300);
    expect((await gateway.readEvent(body, signature)).kind).toBe("succeeded");
    now = later(301);
    await expect(gateway.readEvent(body, signature)).rejects.toBeInstanceOf(BadSignature);
    const again = webhookOf(said, { signedAt: now });
    expect((await gateway.readEvent(again.body, again.signature)).kind).toBe("succeeded");
  });
});

describe("What Stripe signed", () => {
  it.each([
    ["checkout.session.completed", null],
    ["checkout.session.completed", session({ amount_total: "thirty" })],
    ["payment_intent.payment_failed", {}],
    ["refund.updated", refund({ currency: null })],
    ["charge.dispute.created", dispute({ amount: undefined })],
    ["payout.paid", {}],
  ])("but is no event as it should be, %s of %j, is malformed", async (type, object) => {
    await expect(read(type, object as object)).rejects.toBeInstanceOf(MalformedEvent);
  });

  it.each([
    ["radar.early_fraud_warning.created", { id: "issfr_1" }],
    ["invoice.finalized", null],
  ])("of a type that says nothing to us, %s, is read as something else", async (type, object) => {
    expect(await read(type, object as object)).toEqual({ kind: "other" });
  });
});
