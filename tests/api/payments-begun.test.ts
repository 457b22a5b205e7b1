import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payments } from "~/api/db/money-schema";
import { openWorld } from "../support/api";
import { sayer } from "../support/gateway-says";
import { accepted, beginCard, press, settleGateway } from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();

const say = sayer(world);

async function paymentNow(orderId: string) {
  const [row] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error("A payment");
  return row;
}

describe("Nadia, who has begun to pay,", () => {
  it("is told where to go on, and that a try did not go through, until it is paid", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    const nadia = world.as(deal.nadia);
    const [begun] = (await nadia.payments.mine({})).content;
    const read = () => nadia.payments.get({ id: begun?.id ?? "" });
    expect(await read()).toMatchObject({ url: `/sandbox/pay/${reference}`, has_failed: false });
    await press(world, reference, "decline");
    expect(await read()).toMatchObject({ url: `/sandbox/pay/${reference}`, has_failed: true });
    await press(world, reference, "pay");
    expect(await read()).toMatchObject({ url: null, has_failed: false, status: "succeeded" });
  });

  it("goes on to pay as long as there is time, although the site sees to sessions that are over meanwhile", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      await settleGateway(world);
      world.clock.advance(9 * 60);
    }
    await press(world, reference, "pay");
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({ status: "paid" });
  });

  it("is asked to confirm after a card that was declined, at the second time as at the first", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    const tried = async () => (await world.as(deal.nadia).payments.checkout({ id: deal.orderId })).payment;
    await press(world, reference, "decline");
    await press(world, reference, "ask");
    expect(await tried()).toMatchObject({ status: "requires_action", has_failed: false });
    await press(world, reference, "refuse");
    // Why is between the gateway and the bank.
    expect(await tried()).toMatchObject({ has_failed: true, rejection: null });
    await press(world, reference, "ask");
    expect(await tried()).toMatchObject({ status: "requires_action", has_failed: false });
  });

  it("hears the newest word on her tries, in whatever order the gateway tells of them", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    const tried = async () => (await world.as(deal.nadia).payments.checkout({ id: deal.orderId })).payment;
    const { id: paymentId } = await paymentNow(deal.orderId);
    const said = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000);
    const [asked, declined, askedAgain] = [said(-60), said(-30), said(0)];
    await say({ kind: "failed", paymentId, reason: "card_declined", isOpen: true }, { at: declined });
    await say({ kind: "requires_action", paymentId }, { at: asked });
    expect(await tried()).toMatchObject({ has_failed: true });
    await say({ kind: "requires_action", paymentId }, { at: askedAgain });
    await say({ kind: "failed", paymentId, reason: "card_declined", isOpen: true }, { at: declined });
    expect(await tried()).toMatchObject({ status: "requires_action", has_failed: false });
    await press(world, reference, "pay");
    expect(await tried()).toMatchObject({ status: "succeeded", has_failed: false });
  });

  it("hears the newest word also where the gateway's clock is ahead of ours", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const tried = async () => (await world.as(deal.nadia).payments.checkout({ id: deal.orderId })).payment;
    const { id: paymentId } = await paymentNow(deal.orderId);
    const ahead = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000);
    await say({ kind: "failed", paymentId, reason: "card_declined", isOpen: true }, { at: ahead(58) });
    await say({ kind: "requires_action", paymentId }, { at: ahead(55) });
    expect(await tried()).toMatchObject({ has_failed: true });
    // However far ahead a clock is, what it says does not stand for ever.
    await say({ kind: "failed", paymentId, reason: "card_declined", isOpen: true }, { at: ahead(86_400) });
    world.clock.advance(301);
    await say({ kind: "requires_action", paymentId });
    expect(await tried()).toMatchObject({ status: "requires_action", has_failed: false });
  });

  it("says that her transfer was sent, also without a picture of its receipt", async () => {
    const deal = await accepted(world);
    const nadia = world.as(deal.nadia);
    const { payment } = await nadia.payments.pay({ id: deal.orderId, method: "transfer" });
    expect(payment).toMatchObject({ status: "requires_action", sent_at: null, has_proof: false });
    expect(payment).toMatchObject({ is_open: true, is_sent: false });
    await nadia.payments.proof({ id: payment.id });
    expect(await nadia.payments.get({ id: payment.id })).toMatchObject({
      ...{ sent_at: expect.any(String), is_open: true, is_sent: true, has_proof: false, url: null },
    });
    const next = { actor: "staff", money: { amount: 30_000 } };
    expect(await nadia.requests.get({ id: deal.requestId })).toMatchObject({
      next: { ...next, key: "pay.sent" },
    });
    expect(await world.as(deal.tarek).orders.get({ id: deal.orderId })).toMatchObject({
      next: { ...next, key: "pay.sent.theirs" },
      is_transfer_sent: true,
    });
  });

  it("is not waited for longer once another transfer takes the place of the one that she sent", async () => {
    const deal = await accepted(world, { starts_at: "2026-12-20T10:30" });
    const { orders, payments: hers } = world.as(deal.nadia);
    const { payment } = await hers.pay({ id: deal.orderId, method: "transfer" });
    await hers.proof({ id: payment.id });
    for (const method of ["card", "transfer"] as const) await hers.pay({ id: deal.orderId, method });
    const { due } = await hers.checkout({ id: deal.orderId });
    expect(due?.due_at).toBe(due?.transfer_due_at);
    world.clock.set(new Date(Date.parse(due?.due_at ?? "") + 1000).toISOString());
    expect(await orders.get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
  });

  it("adds the picture later: what she said keeps its day, and is over once nobody waits for it any more", async () => {
    const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
    const { files, payments: hers } = world.as(deal.nadia);
    const { payment } = await hers.pay({ id: deal.orderId, method: "transfer" });
    await hers.proof({ id: payment.id });
    const { sent_at } = await hers.get({ id: payment.id });
    world.clock.advance(3600);
    const upload = await files.upload({ purpose: "transfer_proof" }, { bytes: await picture(64, 64) });
    for (const proof of [{}, { file_id: upload.id }]) await hers.proof({ id: payment.id, ...proof });
    expect(await hers.get({ id: payment.id })).toMatchObject({ sent_at, has_proof: true, is_sent: true });
    world.clock.advance(3 * 24 * 3600);
    expect(await hers.get({ id: payment.id })).toMatchObject({ sent_at, is_open: false, is_sent: true });
    world.clock.advance(3 * 24 * 3600);
    expect(await hers.get({ id: payment.id })).toMatchObject({ sent_at, is_open: false, is_sent: false });
  });

  it("is led to no gateway once the time for paying is over, and sees no open payment once the gateway has been asked", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const nadia = world.as(deal.nadia);
    const statusIn = async () => (await paymentNow(deal.orderId)).status;
    world.clock.advance(world.house.settings.paymentByCardWithin);
    const [begun] = (await nadia.payments.mine({})).content;
    expect(begun).toMatchObject({ status: "cancelled" });
    expect(await statusIn()).toBe("created");
    expect(await nadia.payments.get({ id: begun?.id ?? "" })).toMatchObject({
      status: "created",
      url: null,
    });
    await settleGateway(world);
    expect(await nadia.payments.get({ id: begun?.id ?? "" })).toMatchObject({ status: "cancelled" });
    expect(await statusIn()).toBe("cancelled");
  });
});
