import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { payments } from "~/api/db/money-schema";
import { files } from "~/api/db/schema";
import { GatewayUnreachable } from "~/api/outside/payments/gateway-errors";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import {
  accepted,
  agreeOn,
  beginCard,
  type Deal,
  paid,
  press,
  settleGateway,
  started,
} from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();
const day = 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Tarek proposes EGP 400 and Nadia agrees: she has the difference to pay. */
const dearer = (deal: Deal) => agreeOn(world, deal, 40_000);

const statusesOf = async ({ orderId }: Deal) => {
  const rows = await world.db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(payments.createdAt);
  return rows.map(({ status }) => status);
};

describe("An attempt at paying", () => {
  it("for a price that lapsed ends with it, and is not taken for the next that is agreed on", async () => {
    const deal = await started(world);
    await dearer(deal);
    const first = await beginCard(world, deal);
    world.clock.advance(2 * day);
    await settleGateway(world);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    await settleGateway(world);
    expect(await statusesOf(deal)).toEqual(["succeeded", "cancelled"]);
    await dearer(deal);
    const second = await beginCard(world, deal);
    expect(second).not.toBe(first);
    await press(world, second, "pay");
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({
      price: { amount: 40_000 },
    });
  });

  it("by transfer for a price that lapsed ends with it, too: staff wait for it no more", async () => {
    const deal = await started(world);
    await dearer(deal);
    await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
    const waiting = async () => (await world.as(await world.aStaffMember()).transfers.waiting({})).content;
    expect(await waiting()).toHaveLength(1);
    world.clock.advance(2 * day);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    expect(await statusesOf(deal)).toEqual(["succeeded", "cancelled"]);
    expect(await waiting()).toEqual([]);
  });

  it("for a price that means nothing any more ends with the order", async () => {
    const deal = await started(world);
    await dearer(deal);
    const reference = await beginCard(world, deal);
    await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason: "My arm is broken" });
    expect(await statusesOf(deal)).toEqual(["refund_pending", "cancelled"]);
    await settleGateway(world);
    expect(await world.gateway.find(reference)).toMatchObject({ state: "closed" });
  });

  it("that never reached the gateway is not waited for once the time is over", async () => {
    const deal = await accepted(world);
    const { open } = world.gateway;
    world.gateway.open = () => Promise.reject(new GatewayUnreachable("sandbox"));
    try {
      expect(await refusal(beginCard(world, deal))).toMatchObject({ status: 503 });
    } finally {
      world.gateway.open = open;
    }
    world.clock.advance(1800);
    const { orders } = world.as(deal.nadia);
    expect(await orders.get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
    expect(await statusesOf(deal)).toEqual(["cancelled"]);
  });

  it("by transfer ends when the order is paid by card after all", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
    await press(world, reference, "pay");
    expect((await statusesOf(deal)).sort()).toEqual(["cancelled", "succeeded"]);
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  });
});

describe("The receipt of a transfer", () => {
  const upload = async (deal: Deal) =>
    (await world.as(deal.nadia).files.upload({ purpose: "transfer_proof" }, { bytes: await picture() })).id;

  it("takes the place of the one before it, which is nobody's then", async () => {
    const deal = await accepted(world);
    const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
    const [first, second] = [await upload(deal), await upload(deal)];
    for (const file_id of [first, second])
      await world.as(deal.nadia).payments.proof({ id: payment.id, file_id });
    const [before] = await world.db.select().from(files).where(eq(files.id, first));
    expect(before).toMatchObject({ attachedAt: null, subjectId: null });
  });

  it("leaves the moment at which the transfer was first said to be sent", async () => {
    const deal = await accepted(world);
    const { pay, proof, get } = world.as(deal.nadia).payments;
    const { payment } = await pay({ id: deal.orderId, method: "transfer" });
    await proof({ id: payment.id });
    const { sent_at } = await get({ id: payment.id });
    expect(sent_at).not.toBeNull();
    world.clock.advance(3600);
    await proof({ id: payment.id, file_id: await upload(deal) });
    expect(await get({ id: payment.id })).toMatchObject({ sent_at, is_sent: true });
  });

  it("is of a transfer alone: a card that its bank asks about was not sent", async () => {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "ask");
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    expect(payment).toMatchObject({ method: "card", status: "requires_action" });
    expect(await refusal(world.as(deal.nadia).payments.proof({ id: payment?.id ?? "" }))).toMatchObject({
      ...{ status: 409, current: { payment_status: "requires_action" } },
    });
  });

  it("is refused with the state that the payment is in by then", async () => {
    const deal = await accepted(world);
    const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
    world.clock.advance(3 * day);
    expect(await refusal(world.as(deal.nadia).payments.proof({ id: payment.id }))).toMatchObject({
      ...{ status: 409, current: { payment_status: "cancelled" } },
    });
  });

  it("leaves a paid order as it is", async () => {
    const deal = await paid(world);
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    expect(await refusal(world.as(deal.nadia).payments.proof({ id: payment?.id ?? "" }))).toMatchObject({
      status: 409,
    });
  });
});

it("A transfer for a job that is near is to come before its start", async () => {
  const deal = await accepted(world, { starts_at: "2026-11-25T10:30" });
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  expect(payment.due_at).toBe("2026-11-25T08:30:00.000Z");
});
