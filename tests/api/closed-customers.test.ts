import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { notifications, providerProfiles } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { accepted, beginCard, type Deal, paid, press, settleGateway, started } from "../support/paid";

const world = await openWorld();
const hour = 3_600;
const reason = "Nobody opens the door.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const { close, openAgain } = closings(world);
const jobOf = ({ tarek, orderId }: Deal) => world.as(tarek).orders.get({ id: orderId });
const countedOf = async ({ tarek }: Deal) => {
  const [row] = await world.db
    .select({ count: providerProfiles.ordersCount })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, tarek.id));
  return row?.count;
};
/** Past the time of arrival. */
const beyondArrival = async (deal: Deal) => {
  const { no_show_from } = await jobOf(deal);
  world.clock.advance((Date.parse(no_show_from ?? "") - world.clock.now().getTime()) / 1000 + 60);
};

describe("While a customer's account is closed, the technician of a job", () => {
  it("that is not paid reads that it will not be, and it ends by itself", async () => {
    const deal = await accepted(world);
    await close(deal.nadia);
    const { next, can, is_customer_active } = await jobOf(deal);
    expect(next).toMatchObject({ actor: "you", key: "pay.inactive.theirs", money: null });
    expect({ can, is_customer_active }).toEqual({ can: ["give_up"], is_customer_active: false });
    await openAgain(deal.nadia);
    expect((await jobOf(deal)).next).toMatchObject({ actor: "customer", key: "pay.waiting" });
    await close(deal.nadia);
    world.clock.advance(hour);
    expect((await jobOf(deal)).status).toBe("cancelled");
  });

  it("whose transfer is on its way waits for that alone", async () => {
    const deal = await accepted(world);
    const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
    await world.as(deal.nadia).payments.proof({ id: payment.id });
    await close(deal.nadia);
    expect((await jobOf(deal)).next).toMatchObject({ actor: "staff", key: "pay.sent.theirs" });
  });

  it("that is paid gives it up, which counts against nobody and gives everything back", async () => {
    const deal = await paid(world);
    const before = await countedOf(deal);
    await close(deal.nadia);
    const { next, can } = await jobOf(deal);
    expect(next).toMatchObject({ actor: "you", key: "job.inactive.theirs", money: { amount: 30_000 } });
    expect(can).toEqual(["start", "back_out", "dispute"]);
    await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason });
    await settleGateway(world);
    expect(await countedOf(deal)).toBe(before);
    await openAgain(deal.nadia);
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      ...{ status: "open", refunding: null },
    });
  });

  it("that was given up so may be theirs again once the account is open", async () => {
    const deal = await paid(world);
    await close(deal.nadia);
    await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason });
    await openAgain(deal.nadia);
    const { refusal: refused, request } = await world
      .as(deal.tarek)
      .technicianArea.request({ id: deal.requestId });
    expect({ refused, key: request.next?.key }).toEqual({ refused: null, key: "offer.send" });
    const { id } = await sendOffer(world, deal.tarek, deal.requestId);
    const { order_id } = await world.as(deal.nadia).offers.accept({ id, round: 1 });
    const again = { ...deal, offerId: id, orderId: order_id };
    await press(world, await beginCard(world, again), "pay");
    expect(await jobOf(again)).toMatchObject({ status: "paid" });
  });

  it("that has begun stands for backing out as ever", async () => {
    const deal = await started(world);
    const before = (await countedOf(deal)) ?? 0;
    await close(deal.nadia);
    expect((await jobOf(deal)).next).toMatchObject({
      ...{ actor: "you", key: "job.inactive.begun.theirs", money: { amount: 30_000 } },
    });
    await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason });
    expect(await countedOf(deal)).toBe(before + 1);
  });

  it("proposes nothing to which nobody could agree, and claims nothing to which nobody could object", async () => {
    const deal = await paid(world);
    await beyondArrival(deal);
    await close(deal.nadia);
    const api = world.as(deal.tarek).orders;
    const id = deal.orderId;
    const starts_at = new Date(world.clock.now().getTime() + 48 * hour * 1000).toISOString().slice(0, 16);
    for (const asked of [
      () => api.proposePrice({ id, price: 36_000, reason }),
      () => api.proposeTime({ id, starts_at }),
      () => api.claimNoShow({ id, reason }),
    ])
      expect(await refusal(asked())).toMatchObject({
        ...{ status: 409, current: { order_status: "paid" } },
        message: expect.stringContaining("inactive"),
      });
    expect((await jobOf(deal)).proposals).toEqual([]);
  });

  it("waits for no answer and no payment of what was proposed before", async () => {
    const deal = await started(world);
    const api = world.as(deal.tarek).orders;
    await api.proposePrice({ id: deal.orderId, price: 36_000, reason });
    expect((await jobOf(deal)).next).toMatchObject({ key: "price.theirs.up" });
    await close(deal.nadia);
    const inactive = { actor: "you", key: "job.inactive.begun.theirs" };
    expect((await jobOf(deal)).next).toMatchObject(inactive);
    await openAgain(deal.nadia);
    const { proposals } = await jobOf(deal);
    await world.as(deal.nadia).orders.agree({ id: proposals[0]?.id ?? "" });
    expect((await jobOf(deal)).next).toMatchObject({ key: "increase.theirs" });
    await close(deal.nadia);
    expect((await jobOf(deal)).next).toMatchObject(inactive);
  });
});

describe("A claim that a customer was not there", () => {
  const claimed = async () => {
    const deal = await paid(world);
    await beyondArrival(deal);
    await world.as(deal.tarek).orders.claimNoShow({ id: deal.orderId, reason });
    return deal;
  };

  it("falls while the customer's account is closed, and its technician is told", async () => {
    const deal = await claimed();
    await close(deal.nadia);
    expect((await jobOf(deal)).next).toMatchObject({ key: "job.inactive.theirs" });
    world.clock.advance(49 * hour);
    const job = await jobOf(deal);
    expect(job).toMatchObject({ status: "paid", earning: null, proposals: [{ status: "lapsed" }] });
    const told = await world.db
      .select({ userId: notifications.userId, path: notifications.path })
      .from(notifications)
      .where(eq(notifications.kind, "no_show_unheard"));
    expect(told).toEqual([{ userId: deal.tarek.id, path: `/technician/requests/${deal.requestId}` }]);
    expect(job.can).toContain("back_out");
  });

  it("is upheld by the silence of one whose account is open again", async () => {
    const deal = await claimed();
    await close(deal.nadia);
    await openAgain(deal.nadia);
    world.clock.advance(49 * hour);
    expect(await jobOf(deal)).toMatchObject({ status: "cancelled" });
    expect((await jobOf(deal)).earning).not.toBeNull();
  });
});
