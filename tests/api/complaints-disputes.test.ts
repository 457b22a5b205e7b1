import { afterEach, describe, expect, it } from "vitest";
import { findDifferences } from "~/api/ledger/check-store";
import { openWorld, refusal, type World } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { disputeOf, grievance, negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import {
  accepted,
  agreeOn,
  beginCard,
  codeOf,
  completed,
  type Deal,
  delivered,
  paid,
  press,
  settleGateway,
  started,
} from "../support/paid";

const world = await openWorld();
const hour = 3600;
const day = 24 * hour;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await findDifferences(world.db)).toEqual([]);
});

/** A completed job, with the reference of its payment at the gateway. */
async function completedBy(of: World) {
  const deal = await accepted(of);
  const reference = await beginCard(of, deal);
  await press(of, reference, "pay");
  await of.as(deal.tarek).orders.start({ id: deal.orderId, code: await codeOf(of, deal) });
  await of.as(deal.tarek).orders.deliver({ id: deal.orderId });
  await of.as(deal.nadia).orders.confirm({ id: deal.orderId });
  return { ...deal, reference };
}

const orderOf = ({ nadia, orderId }: Deal) => world.as(nadia).orders.get({ id: orderId });
const requestOf = ({ nadia, requestId }: Deal) => world.as(nadia).requests.get({ id: requestId });
const states: [string, (world: World) => Promise<Deal>][] = [
  ["paid", paid],
  ["in_progress", started],
  ["delivered", delivered],
];

describe("A dispute", () => {
  it.each(states)(
    "freezes an order that is %s, which goes on when it is withdrawn",
    async (status, until) => {
      const dispute = await disputeOf(world, await until(world));
      const { id } = dispute;
      expect(await orderOf(dispute)).toMatchObject({
        ...{ status: "disputed", can: [], confirms_at: null },
        complaint: { id, status: "awaiting_other", is_dispute: true },
      });
      const theirs = await world.as(dispute.tarek).orders.get({ id: dispute.orderId });
      expect([(await orderOf(dispute)).complaint?.is_mine, theirs.complaint?.is_mine]).toEqual([true, false]);
      expect(await requestOf(dispute)).toMatchObject({ status: "assigned" });
      expect(
        await refusal(world.as(dispute.tarek).orders.backOut({ id: dispute.orderId, reason: "Enough." })),
      ).toMatchObject({
        status: 409,
      });
      world.clock.advance(20 * day);
      expect(await orderOf(dispute)).toMatchObject({ status: "disputed" });
      await dispute.hers.withdraw({ id });
      expect(await orderOf(dispute)).toMatchObject({ status });
      expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
    },
  );

  it("stops the clock that approves by itself, and leaves a day of it at least", async () => {
    const deal = await delivered(world);
    world.clock.advance(71 * hour);
    const dispute = await disputeOf(world, deal);
    world.clock.advance(30 * hour);
    await dispute.hers.withdraw({ id: dispute.id });
    world.clock.advance(day - 60);
    expect(await orderOf(dispute)).toMatchObject({ status: "delivered" });
    world.clock.advance(61);
    expect(await orderOf(dispute)).toMatchObject({ status: "completed" });
  });

  it("leaves that clock what it had left of more than a day", async () => {
    const deal = await delivered(world);
    world.clock.advance(10 * hour);
    const dispute = await disputeOf(world, deal);
    world.clock.advance(9 * day);
    await dispute.hers.withdraw({ id: dispute.id });
    world.clock.advance(62 * hour - 60);
    expect(await orderOf(dispute)).toMatchObject({ status: "delivered" });
    world.clock.advance(61);
    expect(await orderOf(dispute)).toMatchObject({ status: "completed" });
  });

  it("takes back what a completed order has earned, and books it anew when it is withdrawn", async () => {
    const dispute = await disputeOf(world, await completed(world));
    const earned = async () => {
      const { bars } = await world.as(dispute.tarek).wallet.earnings({ by: "weeks" });
      return bars.reduce((sum, { amount }) => sum + amount.amount, 0);
    };
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
    expect(await earned()).toBe(0);
    expect(await requestOf(dispute)).toMatchObject({ status: "assigned" });
    world.clock.advance(8 * day);
    await dispute.hers.withdraw({ id: dispute.id });
    expect(await earned()).toBe(27_000);
    expect(await orderOf(dispute)).toMatchObject({ status: "completed" });
    expect(await requestOf(dispute)).toMatchObject({ status: "completed" });
    expect(await balances(world)).toMatchObject({ pending: 27_000 });
    world.clock.advance(6 * day);
    await orderOf(dispute);
    expect(await balances(world)).toMatchObject({ pending: 27_000 });
    world.clock.advance(day);
    await orderOf(dispute);
    expect(await balances(world)).toMatchObject({ available: 27_000, revenue: 2_632, vat_due: 368 });
    expect(await bookedFor(world, dispute.orderId)).toEqual(
      expect.arrayContaining(["payment", "release", "release_reversed", "release", "clearing"]),
    );
  });

  it("drops what was proposed, and takes a late payment for it back", async () => {
    const deal = await started(world);
    const nadia = world.as(deal.nadia);
    await agreeOn(world, deal, 36_000);
    const { url } = await nadia.payments.pay({ id: deal.orderId, method: "card" });
    await disputeOf(world, deal);
    expect((await nadia.orders.get({ id: deal.orderId })).proposals[0]).toMatchObject({ status: "lapsed" });
    const reference = (url ?? "").split("/").at(-1) ?? "";
    await world.guest.sandbox.press({ reference, press: "pay" });
    await settleGateway(world);
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  });

  it("stands alone: neither side opens a second one", async () => {
    const dispute = await disputeOf(world, await paid(world));
    const again = { kind: "order" as const, about_id: dispute.orderId, text: grievance };
    expect(await refusal(dispute.his.file(again))).toMatchObject({ status: 409 });
    expect(await refusal(dispute.hers.file(again))).toMatchObject({ status: 409 });
  });

  it("that was taken back is named by its job until another is opened, and that one from then on", async () => {
    const deal = await started(world);
    const filed: string[] = [];
    for (const _ of [1, 2]) {
      const { hers, id } = await disputeOf(world, deal);
      await hers.withdraw({ id });
      filed.push(id);
      expect(await orderOf(deal)).toMatchObject({ complaint: { id, status: "withdrawn" } });
    }
    expect(new Set(filed).size).toBe(2);
  });

  it("is ended by the payer's bank, which takes the money first", async () => {
    const { reference, ...deal } = await completedBy(world);
    const dispute = await negotiating(world, deal);
    await press(world, reference, "chargeBack");
    expect(await orderOf(dispute)).toMatchObject({ status: "cancelled" });
    expect(await dispute.his.get({ id: dispute.id })).toMatchObject({
      ...{ status: "final", end: { outcome: "charged_back", figures: null }, can: [] },
    });
    expect(await requestOf(dispute)).toMatchObject({ status: "cancelled" });
    expect(await balances(world)).toEqual({});
  });
});
