import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "~/api/db/client";
import { openEmbedded } from "~/api/db/embedded";
import { gatewayEvents } from "~/api/db/money-schema";
import { settingsFor } from "~/api/settings";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { clientAt } from "../support/load-sides";
import { terms } from "../support/offers";
import { inHours } from "../support/paid-job";
import { insertCustomer, insertProvider } from "../support/people";
import { whole } from "../support/requests";
import { type RunningServer, startServer } from "../support/server";
import { StripeServer, stripeKey } from "../support/stripe-server";
import { webhookOf, webhookSecret } from "../support/stripe-webhooks";

const at = new Date();
const stripe = new StripeServer(() => at);
const DATA_DIR = mkdtempSync(join(tmpdir(), "usta-stripe-"));
let server: RunningServer;
let apiBase: string;

const start = () =>
  startServer({
    ...{ DATA_DIR, DEMO: "off", PUBLIC_URL: "https://usta.example", LOG_LEVEL: "silent" },
    ...{ SESSION_SECRET: "a secret of the tests, 32 characters", PAYMENT_GATEWAY: "stripe" },
    ...{ STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
    ...{ STRIPE_API_BASE: apiBase, OPERATOR_VAT_NUMBER: "100200300" },
  });

/** Looks into the site's database, which one process at a time may open: the site is stopped meanwhile. */
async function inBooks<T>(look: (database: Database) => Promise<T>): Promise<T> {
  await server.stop();
  const database = await openEmbedded(DATA_DIR);
  const found = await look(database).finally(() => database.close());
  server = await start();
  return found;
}

beforeAll(async () => {
  apiBase = await stripe.start();
  server = await start();
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

/** Nadia is to pay Tarek's offer of 300 pounds. */
async function agreed() {
  const [nadia, tarek] = await inBooks(async ({ db }) => [
    await insertCustomer(db, new Date()),
    await insertProvider({ db, settings: settingsFor("EG") }, new Date()),
  ]);
  const [asNadia, asTarek] = [clientAt(server.url, nadia.token), clientAt(server.url, tarek.token)];
  const { id: requestId } = await asNadia.requests.create(whole);
  await asNadia.requests.publish({ id: requestId });
  const offer = await asTarek.offers.send({ ...terms, id: requestId, starts_at: inHours(72) });
  const { order_id: orderId } = await asNadia.offers.accept({ id: offer.id, round: 1 });
  return { nadia, orderId };
}

describe("A payment by Stripe", () => {
  const long = 300_000;
  /** What the books say: each account's balance, what was booked for the order, and how many messages were processed. */
  const booksOf = (orderId: string) =>
    inBooks(async ({ db }) => {
      expect(await contradictionsIn(db)).toEqual([]);
      const events = await db.select().from(gatewayEvents);
      const done = events.filter(({ handledAt, kind }) => handledAt && kind !== "settled").length;
      return { accounts: await balances({ db }), booked: await bookedFor({ db }, orderId), done };
    });

  it(
    "ends with the order paid and the books grown by exactly that; its refund takes it out again, and nothing counts twice",
    async () => {
      const { nadia, orderId } = await agreed();
      const asNadia = () => clientAt(server.url, nadia.token);
      const { url } = await asNadia().payments.pay({ id: orderId, method: "card" });
      const session = stripe.account.session(url?.split("/").at(-1) ?? "");
      expect(session).toMatchObject({ amount_total: 30_000, currency: "egp", status: "open" });
      const object = stripe.account.pay(session.id);
      const paid = webhookOf({ type: "checkout.session.completed", object, at: new Date() });
      expect(await asNadia().orders.get({ id: orderId })).toMatchObject({ status: "awaiting_payment" });
      expect([await send(paid), await send(paid)]).toEqual([200, 200]);
      expect(await asNadia().orders.get({ id: orderId })).toMatchObject({ status: "paid" });
      expect(await booksOf(orderId)).toEqual({
        ...{ accounts: { gateway: 30_000, held: 30_000 }, booked: ["payment"], done: 1 },
      });

      await asNadia().orders.cancel({ id: orderId, fee: 0 });
      await vi.waitFor(() => expect(stripe.account.refunds.size).toBe(1), { timeout: 60_000, interval: 200 });
      const [refund] = stripe.account.refunds.values();
      expect(refund).toMatchObject({ amount: 30_000, payment_intent: object.payment_intent });
      const owed = (await asNadia().payments.mine({})).content;
      expect(owed).toMatchObject([{ status: "refund_pending", refunded: { amount: 30_000 } }]);
      Object.assign(refund ?? {}, { status: "succeeded" });
      const given = webhookOf({ type: "refund.updated", object: refund ?? {}, at: new Date() });
      expect([await send(given), await send(given), await send(paid)]).toEqual([200, 200, 200]);
      expect(await booksOf(orderId)).toEqual({
        ...{ accounts: {}, booked: ["payment", "refund", "refund_paid"], done: 2 },
      });
      expect((await asNadia().payments.mine({})).content).toMatchObject([{ status: "refunded" }]);
      expect(stripe.account.refunds.size).toBe(1);
    },
    long,
  );
});
