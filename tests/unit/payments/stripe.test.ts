import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Gateway } from "~/api/outside/payments/gateway";
import { GatewayRefused, GatewayUnreachable } from "~/api/outside/payments/gateway-errors";
import { stripeGateway } from "~/api/outside/payments/stripe";
import { StripeServer, stripeKey } from "../../support/stripe-server";
import { webhookSecret } from "../../support/stripe-webhooks";

const start = new Date("2026-11-22T10:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let now = start;
let stripe: StripeServer;
let apiBase: string;
let gateway: Gateway;
const keys = { secretKey: stripeKey, webhookSecret };

beforeEach(async () => {
  now = start;
  stripe = new StripeServer(() => now);
  apiBase = await stripe.start();
  gateway = stripeGateway({ ...keys, apiBase }, () => now);
});
afterEach(() => stripe.stop());

const charge = (own = {}) => ({
  ...{ paymentId: "payment1", amount: 30_050, currency: "AED", title: "Kitchen sink", locale: "en" as const },
  ...{ returnTo: "https://usta.example/en/payment?id=payment1", expiresAt: later(30), ...own },
});
const refund = (charge: string, own = {}) => ({
  ...{ refundId: "refund1", round: 1, charge, amount: 10_000, currency: "AED", ...own },
});
const opened = () => [...stripe.account.sessions.values()];
const posts = () => stripe.calls.filter(({ method }) => method === "POST");

describe("A payment at Stripe", () => {
  it("is a page of Stripe's that names what is paid, by which payment, and where to come back", async () => {
    const { reference, url } = await gateway.open(charge());
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${reference}`);
    expect(posts()[0]?.fields).toEqual({
      ...{ mode: "payment", client_reference_id: "payment1", metadata: { payment_id: "payment1" } },
      ...{ payment_intent_data: { metadata: { payment_id: "payment1" } }, locale: "en" },
      allowed_payment_method_types: { 0: "card" },
      line_items: {
        0: {
          quantity: "1",
          price_data: { currency: "aed", unit_amount: "30050", product_data: { name: "Kitchen sink" } },
        },
      },
      success_url: "https://usta.example/en/payment?id=payment1",
      cancel_url: "https://usta.example/en/payment?id=payment1",
      expires_at: String(later(61).getTime() / 1000),
    });
  });

  it("asked for twice is one session, later and in another language too", async () => {
    const first = await gateway.open(charge());
    now = later(10);
    expect(await gateway.open(charge())).toEqual(first);
    const inArabic = { locale: "ar", returnTo: "https://usta.example/ar/payment?id=payment1" };
    expect(await gateway.open(charge(inArabic))).toEqual(first);
    expect(opened()).toHaveLength(1);
    expect((await gateway.open(charge({ paymentId: "payment2" }))).reference).not.toBe(first.reference);
  });

  it("is found among many when it is asked for in other words, and refused once it has ended", async () => {
    const first = await gateway.open(charge());
    for (let n = 0; n < 120; n += 1) {
      const other = { metadata: { payment_id: `other${n}` }, expires_at: String(later(40).getTime() / 1000) };
      stripe.account.openSession({ ...posts()[0]?.fields, ...other });
    }
    expect(await gateway.open(charge({ locale: "ar" }))).toEqual(first);
    await gateway.close(first.reference);
    await expect(gateway.open(charge({ locale: "ar" }))).rejects.toEqual(new GatewayRefused("ended"));
  });

  it("whose time is over, or that may be paid for longer than Stripe keeps a page open", async () => {
    await expect(gateway.open(charge({ expiresAt: now }))).rejects.toEqual(new GatewayRefused("expired"));
    await gateway.open(charge({ expiresAt: later(48 * 60) }));
    expect(opened()[0]?.expires_at).toBe(later(24 * 60 - 1).getTime() / 1000);
  });

  it("is closed; one that is paid, at whichever try, or closed already stays as it is, and one that never was is refused", async () => {
    const first = await gateway.open(charge());
    expect(await gateway.close(first.reference)).toBe(null);
    expect(await gateway.close(first.reference)).toBe(null);
    const second = await gateway.open(charge({ paymentId: "payment2" }));
    stripe.account.decline(second.reference);
    now = later(5);
    stripe.account.pay(second.reference);
    now = later(40);
    const taken = { amount: 30_050, currency: "AED", at: later(5) };
    expect(await gateway.close(second.reference)).toMatchObject(taken);
    expect(opened().map(({ status }) => status)).toEqual(["expired", "complete"]);
    await expect(gateway.close("cs_test_none")).rejects.toEqual(new GatewayRefused("resource_missing"));
  });
});

describe("A refund at Stripe", () => {
  const paid = async (own = {}) => {
    const { reference } = await gateway.open(charge(own));
    return String(stripe.account.pay(reference).payment_intent);
  };

  it("is on its way, or done; asked for twice it is one, also after Stripe has forgotten the key", async () => {
    const intent = await paid();
    expect(await gateway.refund(refund(intent))).toBe("pending");
    stripe.forgetKeys();
    for (const one of stripe.account.refunds.values()) one.status = "succeeded";
    expect(await gateway.refund(refund(intent))).toBe("done");
    expect([...stripe.account.refunds.values()]).toMatchObject([
      { amount: 10_000, metadata: { refund_id: "refund1", refund_round: "1" }, payment_intent: intent },
    ]);
  });

  it("that failed is another one to Stripe when it is asked for again", async () => {
    const intent = await paid();
    stripe.account.refundStatus = "failed";
    await expect(gateway.refund(refund(intent))).rejects.toBeInstanceOf(GatewayRefused);
    await expect(gateway.refund(refund(intent))).rejects.toBeInstanceOf(GatewayRefused);
    stripe.account.refundStatus = "succeeded";
    expect(await gateway.refund(refund(intent, { round: 2 }))).toBe("done");
    expect([...stripe.account.refunds.values()].map(({ metadata }) => metadata)).toEqual([
      { refund_id: "refund1", refund_round: "1" },
      { refund_id: "refund1", refund_round: "2" },
    ]);
  });

  it("is found as it stands, also after it was not told; one that Stripe does not know is none, but of a payment that it does not know it says nothing", async () => {
    const intent = await paid();
    expect(await gateway.findRefund(refund(intent))).toBeNull();
    const elsewhere = gateway.findRefund(refund("pi_none"));
    await expect(elsewhere).rejects.toEqual(new GatewayRefused("resource_missing"));
    await gateway.refund(refund(intent));
    expect(await gateway.findRefund(refund(intent))).toBe("pending");
    expect(await gateway.findRefund(refund(intent, { round: 2 }))).toBeNull();
    const [made] = stripe.account.refunds.values();
    Object.assign(made ?? {}, { status: "succeeded" });
    expect(await gateway.findRefund(refund(intent))).toBe("done");
    Object.assign(made ?? {}, { status: "failed", failure_reason: "lost_or_stolen_card" });
    expect(await gateway.findRefund(refund(intent))).toEqual({ failure: "lost_or_stolen_card" });
    stripe.troubles.push(...Array.from({ length: 3 }, () => ({ kind: "before" as const })));
    await expect(gateway.findRefund(refund(intent))).rejects.toBeInstanceOf(GatewayUnreachable);
  });

  it("in parts goes up to what was paid, and not beyond", async () => {
    const intent = await paid();
    await gateway.refund(refund(intent, { refundId: "a", amount: 20_000 }));
    const more = gateway.refund(refund(intent, { refundId: "b", amount: 10_051 }));
    await expect(more).rejects.toBeInstanceOf(GatewayRefused);
    await gateway.refund(refund(intent, { refundId: "c", amount: 10_050 }));
    const again = gateway.refund(refund(intent, { refundId: "d", amount: 1 }));
    await expect(again).rejects.toEqual(new GatewayRefused("charge_already_refunded"));
  });

  it("that the card's bank takes back at once is refused with its reason", async () => {
    const intent = await paid();
    stripe.account.refundStatus = "failed";
    const asked = gateway.refund(refund(intent));
    await expect(asked).rejects.toEqual(new GatewayRefused("expired_or_canceled_card"));
  });
});

describe("A line to Stripe", () => {
  it.each(["before", "after"] as const)(
    "that breaks %s the work is done is tried again: one session",
    async (kind) => {
      stripe.troubles.push({ kind });
      const { reference } = await gateway.open(charge());
      expect(opened().map(({ id }) => id)).toEqual([reference]);
    },
  );

  it("that brings a 500 is tried again by the same key", async () => {
    stripe.troubles.push({ kind: "status", status: 500 });
    await gateway.open(charge());
    expect(posts().map(({ key }) => key)).toEqual(["payment-payment1", "payment-payment1"]);
  });

  it.each([500, 429])("that keeps bringing %i leaves open what happened", async (status) => {
    stripe.troubles.push(...Array.from({ length: 3 }, () => ({ kind: "status" as const, status })));
    await expect(gateway.open(charge())).rejects.toBeInstanceOf(GatewayUnreachable);
  });

  it("that leads nowhere leaves open what happened", async () => {
    const dead = stripeGateway({ ...keys, apiBase: "http://127.0.0.1:1" }, () => now);
    await expect(dead.open(charge())).rejects.toBeInstanceOf(GatewayUnreachable);
  });

  it("with a key that Stripe does not know says nothing of what was asked for", async () => {
    const other = stripeGateway({ ...keys, secretKey: "sk_test_other", apiBase }, () => now);
    await expect(other.open(charge())).rejects.toBeInstanceOf(GatewayUnreachable);
    await expect(other.refund(refund("pi_none"))).rejects.toBeInstanceOf(GatewayUnreachable);
    await expect(other.close("cs_test_none")).rejects.toBeInstanceOf(GatewayUnreachable);
  });

  it("with a key that may not do this says nothing of what was asked for", async () => {
    stripe.troubles.push({ kind: "status", status: 403 });
    await expect(gateway.open(charge())).rejects.toBeInstanceOf(GatewayUnreachable);
  });
});
