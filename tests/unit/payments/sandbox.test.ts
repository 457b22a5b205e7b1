import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { GatewayEvent } from "~/api/outside/payments/gateway";
import { BadSignature, GatewayRefused } from "~/api/outside/payments/gateway-errors";
import { namedGateway } from "~/api/outside/payments/named-gateway";
import { type Sandbox, sandboxGateway } from "~/api/outside/payments/sandbox";
import type { Post } from "~/api/outside/payments/sandbox-delivery";
import { newId } from "~/api/secrets";
import { readEnv } from "~/env.server";
import { bookInMemory } from "../../support/sandbox-book";

const start = new Date("2026-11-22T10:00:00.000Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const secret = "the sandbox's own";
let now = start;
let book: ReturnType<typeof bookInMemory>;
let sandbox: Sandbox;
let heard: GatewayEvent[];

const parts = () => ({ book, secret, now: () => now, newId });
/** Our webhook: reads what it is sent. */
const post: Post = async (body, signature) => {
  heard.push(await sandbox.readEvent(body, signature));
  return true;
};

beforeEach(() => {
  now = start;
  heard = [];
  book = bookInMemory();
  sandbox = sandboxGateway(parts());
});

const charge = (own = {}) => ({
  ...{ paymentId: "payment1", amount: 30_050, currency: "EGP", title: "Sink", locale: "ar" as const },
  ...{ returnTo: "https://usta.example/ar/payment?id=payment1", expiresAt: later(1800), ...own },
});
const kinds = () => heard.map(({ kind }) => kind);

describe("A payment at the sandbox", () => {
  it("is a page of ours; asked for twice it is one", async () => {
    const first = await sandbox.open(charge());
    expect(first.url).toBe(`/sandbox/pay/${first.reference}`);
    expect(await sandbox.open(charge({ locale: "en" }))).toEqual(first);
    expect(await book.find(first.reference)).toMatchObject({ ...charge(), state: "open" });
  });

  it("is refused when its time is over, it has ended, or it is for nothing", async () => {
    const past = charge({ paymentId: "payment2", expiresAt: now });
    await expect(sandbox.open(past)).rejects.toEqual(new GatewayRefused("expired"));
    const free = charge({ paymentId: "payment3", amount: 0 });
    await expect(sandbox.open(free)).rejects.toEqual(new GatewayRefused("amount"));
    const { reference } = await sandbox.open(charge());
    await sandbox.close(reference);
    await expect(sandbox.open(charge())).rejects.toEqual(new GatewayRefused("ended"));
  });

  it("declined, then confirmed and paid, tells each of it", async () => {
    const { reference } = await sandbox.open(charge());
    for (const press of ["decline", "ask", "confirm"] as const) await sandbox.press(reference, press);
    expect(await sandbox.deliver(post)).toBe(3);
    expect(kinds()).toEqual(["failed", "requires_action", "succeeded"]);
    expect(heard.at(-1)).toMatchObject({ charge: reference, amount: 30_050, currency: "EGP", at: start });
    expect(await sandbox.deliver(post)).toBe(0);
  });

  it("that was paid just as we closed it is told late", async () => {
    const { reference } = await sandbox.open(charge());
    await sandbox.close(reference);
    await sandbox.close(reference);
    await expect(sandbox.press(reference, "pay")).rejects.toEqual(new GatewayRefused("closed"));
    await sandbox.press(reference, "payLate");
    await sandbox.deliver(post);
    expect(kinds()).toEqual(["expired", "succeeded"]);
  });

  it("is refunded in part; the failure of another refund is told by an event", async () => {
    const { reference } = await sandbox.open(charge());
    await sandbox.press(reference, "pay", "done");
    const refund = { refundId: "refund1", round: 1, charge: reference, amount: 10_000, currency: "EGP" };
    expect([await sandbox.refund(refund), await sandbox.refund(refund)]).toEqual(["done", "done"]);
    const other = await sandbox.open(charge({ paymentId: "payment2" }));
    await sandbox.press(other.reference, "pay", "fails");
    const failing = { ...refund, refundId: "refund2", charge: other.reference };
    expect(await sandbox.refund(failing)).toBe("pending");
    await sandbox.deliver(post);
    expect(kinds()).toEqual(["succeeded", "refunded", "succeeded", "refund_failed"]);
  });

  it("tells how a refund stands when it is asked, before any event has come", async () => {
    const { reference } = await sandbox.open(charge());
    await sandbox.press(reference, "pay", "fails");
    const refund = { refundId: "refund1", round: 1, charge: reference, amount: 10_000, currency: "EGP" };
    expect(await sandbox.findRefund(refund)).toBeNull();
    await sandbox.refund(refund);
    expect(await sandbox.findRefund(refund)).toEqual({ failure: "expired_or_canceled_card" });
    expect(await sandbox.findRefund({ ...refund, round: 2 })).toBeNull();
    expect(await sandbox.findRefund({ ...refund, charge: "nothing" })).toBeNull();
  });

  it("that nobody opened is refused", async () => {
    const missing = new GatewayRefused("missing");
    await expect(sandbox.close("nothing")).rejects.toEqual(missing);
    await expect(sandbox.press("nothing", "pay")).rejects.toEqual(missing);
    const refund = { refundId: "refund1", round: 1, charge: "nothing", amount: 1, currency: "EGP" };
    await expect(sandbox.refund(refund)).rejects.toEqual(missing);
  });
});

describe("Events of the sandbox", () => {
  const declineAndPay = async () => {
    const { reference } = await sandbox.open(charge());
    for (const press of ["decline", "pay"] as const) await sandbox.press(reference, press);
  };

  it("come twice, and the last first, on demand: with the ids that they have", async () => {
    await declineAndPay();
    await sandbox.deliver(post, { times: 2, isReversed: true });
    expect(kinds()).toEqual(["succeeded", "succeeded", "failed", "failed"]);
    expect(new Set(heard.map(({ id }) => id))).toEqual(new Set(book.events.map(({ id }) => id)));
  });

  it("that are not taken come again, signed anew, and hold up nothing else", async () => {
    await declineAndPay();
    const refuseFirst: Post = async (body, signature) => {
      const event = await sandbox.readEvent(body, signature);
      return event.kind !== "failed" && post(body, signature);
    };
    expect(await sandbox.deliver(refuseFirst)).toBe(1);
    now = later(86_400);
    expect(await sandbox.deliver(post)).toBe(1);
    expect(kinds()).toEqual(["succeeded", "failed"]);
  });

  it("are signed as Stripe signs: by the time and the bytes", () => {
    const { body, signature } = sandbox.sign({ id: "event1", at: start, kind: "other" });
    const seconds = start.getTime() / 1000;
    const mac = createHmac("sha256", secret)
      .update(`${seconds}.${Buffer.from(body)}`)
      .digest("hex");
    expect(signature).toBe(`t=${seconds},v1=${mac}`);
  });

  it("are not read when changed, signed by somebody else, old, or from the future", async () => {
    const settled = { kind: "settled", gross: 500, fee: 10, currency: "EGP", settlementId: "s1" } as const;
    const event = { id: "event1", at: start, ...settled };
    const { body, signature } = sandbox.sign(event);
    expect(await sandbox.readEvent(body, signature)).toEqual(event);
    const foreign = sandboxGateway({ ...parts(), secret: "another" }).sign(event);
    const changed = Uint8Array.from(body, (byte, n) => (n === 10 ? byte ^ 1 : byte));
    for (const [bytes, mark] of [
      [body, foreign.signature],
      [changed, signature],
      [body, ""],
      [body, signature.replace(/t=\d+/, "t=0")],
    ] as const)
      await expect(sandbox.readEvent(bytes, mark)).rejects.toBeInstanceOf(BadSignature);
    for (const seconds of [301, -301]) {
      now = later(seconds);
      await expect(sandbox.readEvent(body, signature)).rejects.toBeInstanceOf(BadSignature);
    }
  });
});

describe("The gateway of a site", () => {
  const off = {
    ...{
      DEMO: "off",
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      PUBLIC_URL: "https://usta.example",
      OPERATOR_VAT_NUMBER: "100200300",
    },
  };
  const stripe = {
    ...{ PAYMENT_GATEWAY: "stripe", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
  };

  it("is the one that its environment names, or none", () => {
    const named = [{}, off, { ...off, ...stripe }].map((source) => namedGateway(readEnv(source), parts()));
    expect(named.map((gateway) => gateway?.name ?? null)).toEqual(["sandbox", null, "stripe"]);
  });
});
