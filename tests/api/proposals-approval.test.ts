import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { beginCard, type Deal, delivered, press, settleGateway } from "../support/paid";
import { sidesOf, tells } from "../support/told";

const world = await openWorld();
const hour = 3600;
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const read = (deal: Deal) => customer(deal).get({ id: deal.orderId });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** 60 hours after the delivery both agree on 120 more. @returns when silence would have approved */
async function raised(): Promise<{ deal: Deal; before: string | null }> {
  const deal = await delivered(world);
  const { confirms_at: before } = await read(deal);
  world.clock.advance(60 * hour);
  const asked = { id: deal.orderId, price: 42_000, reason: "The valve was broken as well" };
  await world.as(deal.tarek).orders.proposePrice(asked);
  await customer(deal).agree({ id: (await read(deal)).proposals[0]?.id ?? "" });
  return { deal, before };
}

/** Nadia says to have sent a transfer of what is added. */
async function sent({ nadia, orderId }: Deal): Promise<string> {
  const { payments } = world.as(nadia);
  const { id } = (await payments.pay({ id: orderId, method: "transfer" })).payment;
  await payments.proof({ id });
  return id;
}

const arrives = async (id: string) =>
  world.as(await world.aStaffMember()).transfers.confirm({ id, amount: 12_000 });

describe("A higher price that was agreed on for delivered work", () => {
  it("keeps silence from approving at the old one until it is paid, which it can be to the last moment", async () => {
    const { deal, before } = await raised();
    const agreed = await read(deal);
    expect(Date.parse(agreed.confirms_at ?? "") - Date.parse(before ?? "")).toBeCloseTo(36 * hour * 1000, -4);
    expect(agreed.next?.due_at).toBe(agreed.confirms_at);
    expect(agreed.proposals[0]?.due_at).toBe(agreed.confirms_at);
    world.clock.advance(47 * hour);
    expect(await read(deal)).toMatchObject({ status: "delivered", price: { amount: 30_000 } });
    await press(world, await beginCard(world, deal), "pay");
    expect(await balances(world)).toEqual({ gateway: 42_000, held: 42_000 });
    world.clock.advance(hour);
    expect(await read(deal)).toMatchObject({ status: "completed", price: { amount: 42_000 } });
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment", "payment", "release"]);
    expect(await balances(world)).toMatchObject({ gateway: 42_000, pending: 37_800 });
  });

  it("is held when its transfer arrives after the hour at which silence would have approved", async () => {
    const { deal } = await raised();
    const id = await sent(deal);
    world.clock.advance(20 * hour);
    await arrives(id);
    expect(await read(deal)).toMatchObject({ status: "delivered", price: { amount: 42_000 } });
    expect(await balances(world)).toEqual({ gateway: 30_000, bank: 12_000, held: 42_000 });
  });

  it("reminds once, in the last hours of the new time", async () => {
    const { deal } = await raised();
    const { hers } = sidesOf(deal);
    world.clock.advance(35 * hour);
    await tells(world, () => read(deal));
    const due = (await read(deal)).confirms_at ?? "";
    world.clock.advance(1.5 * hour);
    await tells(world, () => read(deal), hers("approval_awaited", { price: 30_000, due }));
  });

  it("lapses unpaid, and silence approves at the old price in the same moment: both are told", async () => {
    const { deal } = await raised();
    const { hers, his } = sidesOf(deal);
    world.clock.advance(47 * hour);
    await read(deal);
    world.clock.advance(hour);
    await tells(
      world,
      () => read(deal),
      ...[hers("increase_unpaid"), his("increase_unpaid")],
      hers("order_completed.silence", { price: 30_000 }),
      his("order_completed", { price: 27_000 }),
      hers("review_invited", { path: `/requests/${deal.requestId}/review` }),
      his("review_invited", { path: `/technician/requests/${deal.requestId}/review` }),
    );
    expect(await balances(world)).toMatchObject({ gateway: 30_000, pending: 27_000 });
  });

  it("falls away when Nadia approves before it is paid: both are told, and what was sent goes back", async () => {
    const { deal } = await raised();
    const { hers, his } = sidesOf(deal);
    const id = await sent(deal);
    await tells(
      world,
      () => customer(deal).confirm({ id: deal.orderId }),
      ...[hers("increase_dropped"), his("increase_dropped")],
      his("order_completed", { price: 27_000 }),
      hers("review_invited", { path: `/requests/${deal.requestId}/review` }),
      his("review_invited", { path: `/technician/requests/${deal.requestId}/review` }),
    );
    await arrives(id);
    await settleGateway(world);
    expect(await read(deal)).toMatchObject({ status: "completed", price: { amount: 30_000 } });
    expect(await balances(world)).toMatchObject({ gateway: 30_000, pending: 27_000, refund_due: 12_000 });
  });
});
