import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/server";
import { StripeServer, stripeKey } from "../support/stripe-server";
import { webhookOf, webhookSecret } from "../support/stripe-webhooks";

const at = new Date();
const stripe = new StripeServer(() => at);
const DATA_DIR = mkdtempSync(join(tmpdir(), "usta-stripe-"));
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    ...{ DATA_DIR, DEMO: "off", PUBLIC_URL: "https://usta.example", LOG_LEVEL: "silent" },
    ...{ SESSION_SECRET: "a secret of the tests, 32 characters", PAYMENT_GATEWAY: "stripe" },
    ...{ STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    STRIPE_API_BASE: await stripe.start(),
  });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function send({ body, signature }: { body: Uint8Array; signature: string }, gateway = "stripe") {
  const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
  const init = { method: "POST", headers, body: new Uint8Array(body) };
  return (await fetch(`${server.url}/api/v1/gateways/${gateway}/events`, init)).status;
}

describe("A site that takes payments by Stripe", () => {
  const payout = { id: "po_1", object: "payout", amount: 28_100, currency: "aed", automatic: true };
  const told = { type: "payout.paid", object: payout, at };

  it("believes what Stripe signed, also when it is said twice, and looks up what it needs", async () => {
    const event = webhookOf(told);
    expect([await send(event), await send(event)]).toEqual([200, 200]);
    expect(new Set(stripe.calls.map(({ path }) => path))).toEqual(new Set(["/v1/balance_transactions"]));
  });

  it("believes nobody else, and has no sandbox beside it", async () => {
    expect(await send(webhookOf(told, { secret: "whsec_other" }))).toBe(400);
    expect(await send({ ...webhookOf(told), signature: "" })).toBe(400);
    expect(await send(webhookOf(told), "sandbox")).toBe(404);
  });

  it("has the same said again when what it needs cannot be looked up", async () => {
    stripe.troubles.push(...Array.from({ length: 3 }, () => ({ kind: "before" as const })));
    expect(await send(webhookOf({ ...told, object: { ...payout, id: "po_2" } }))).toBeGreaterThanOrEqual(500);
  });
});
