import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { decidedAt } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { beginCard, codeOf, completed, type Deal, delivered, paid, press, started } from "../support/paid";
import { ibans } from "../support/payouts";

const world = await openWorld();
const hour = 3600;
const day = 24 * hour;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const hers = ({ nadia }: Deal) => world.as(nadia);
const his = ({ tarek }: Deal) => world.as(tarek).orders;
const read = (deal: Deal) => hers(deal).orders.get({ id: deal.orderId });
const inHours = (at: string | null) => (Date.parse(at ?? "") - world.clock.now().getTime()) / 3_600_000;

/** Tarek proposes EGP 350. */
const dearer = ({ tarek, orderId: id }: Deal) =>
  world.as(tarek).orders.proposePrice({ id, price: 35_000, reason: "The pipe behind it is broken too." });
/** Both agree on it: Nadia has the difference to pay. */
async function agreed(deal: Deal) {
  await dearer(deal);
  await hers(deal).orders.agree({ id: (await read(deal)).proposals[0]?.id ?? "" });
}

describe("A higher price", () => {
  it("that is proposed before the work begins may be answered after that", async () => {
    const deal = await paid(world);
    await dearer(deal);
    await his(deal).start({ id: deal.orderId, code: await codeOf(world, deal) });
    expect((await read(deal)).proposals).toMatchObject([{ kind: "price", status: "proposed" }]);
  });

  it("that can be paid for a shorter time than the work waits for its approval shortens that by nothing", async () => {
    const deal = await delivered(world);
    const { confirms_at } = await read(deal);
    expect(inHours(confirms_at)).toBeCloseTo(72, 2);
    await agreed(deal);
    const after = await read(deal);
    expect(inHours(after.proposals[0]?.due_at ?? null)).toBeCloseTo(48, 2);
    expect(after.confirms_at).toBe(confirms_at);
  });

  it("whose transfer is on its way keeps silence from approving what is delivered meanwhile", async () => {
    const deal = await started(world);
    await agreed(deal);
    const { payments } = hers(deal);
    const { payment } = await payments.pay({ id: deal.orderId, method: "transfer" });
    await payments.proof({ id: payment.id });
    await his(deal).deliver({ id: deal.orderId });
    const { confirms_at, proposals } = await read(deal);
    expect(confirms_at).toBe(proposals[0]?.due_at);
    expect(inHours(confirms_at)).toBeCloseTo(120, 2);
  });
});

describe("Work that has begun", () => {
  it("is not begun again with another code: the answer says that it has, and counts no try", async () => {
    const deal = await started(world);
    for (let n = 0; n < 7; n += 1)
      expect(await refusal(his(deal).start({ id: deal.orderId, code: "000000" }))).toMatchObject({
        ...{ status: 409, current: { order_status: "in_progress" } },
      });
    expect(await world.db.query.orders.findFirst()).toMatchObject({ arrivalTries: 0 });
  });
});

describe("A job that was finished before its dispute", () => {
  it("was finished then, however long the dispute took and whatever it came to", async () => {
    const deal = await completed(world);
    const { completed_at } = await read(deal);
    world.clock.advance(day);
    const { hers: nadia, his: tarek, id } = await decidedAt(world, 20_000, deal);
    world.clock.advance(2 * day);
    for (const side of [nadia, tarek]) await side.acceptDecision({ id });
    expect(await read(deal)).toMatchObject({ status: "completed", completed_at });
  });

  it("and was paid in two parts gives both back from what the technician has left, and no more of it than there is", async () => {
    const deal = await started(world);
    await agreed(deal);
    await press(world, await beginCard(world, deal), "pay");
    await his(deal).deliver({ id: deal.orderId });
    await hers(deal).orders.confirm({ id: deal.orderId });
    world.clock.advance(8 * day);
    await read(deal);
    const { payouts } = world.as(deal.tarek);
    await payouts.addMethod({ iban: ibans[0], holder: "Tarek Fawzy" });
    await payouts.request({ amount: 20_000 });
    expect(await balances(world)).toMatchObject({ available: 11_500, in_payout: 20_000 });
    const { hers: nadia, his: tarek, id } = await decidedAt(world, 0, deal);
    for (const side of [nadia, tarek]) await side.acceptDecision({ id });
    const now = await balances(world);
    expect(now).toMatchObject({ in_payout: 20_000, debt: 20_000, refund_due: 35_000 });
    expect(now).not.toHaveProperty("available");
    const told = (await world.db.query.notifications.findMany()).find(({ kind }) =>
      kind.startsWith("taken_back"),
    );
    expect(told).toMatchObject({ userId: deal.tarek.id, params: { price: 35_000, debt: 20_000 } });
  });
});
