import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { proposals } from "~/api/db/money-schema";
import { providerProfiles } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { dateIn } from "~/api/zone";
import { openWorld, refusal } from "../support/api";
import { bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, codeOf, type Deal, paid, press } from "../support/paid";
import { sidesOf, tells } from "../support/told";

const world = await openWorld();
const hour = 3600;
const reason = "Nobody was there.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const hers = ({ nadia }: Deal) => world.as(nadia).orders;
const his = ({ tarek }: Deal) => world.as(tarek).orders;
const both = (deal: Deal) => [hers(deal), his(deal)] as const;
const sweep = () => sweepTimers(world.house, world.clock.now());
const dayIn = (hours: number) =>
  dateIn(new Date(world.clock.now().getTime() + hours * hour * 1000), world.house.settings.country.timeZone);
/** In Cairo, as the forms say it. */
const timeIn = (hours: number) => `${dayIn(hours)}T10:30`;
const figuresOf = async ({ tarek }: Deal) => {
  const { jobsDone: jobs, ordersCount: ended, onTimeCount: onTime } = providerProfiles;
  const found = world.db.select({ jobs, ended, onTime }).from(providerProfiles);
  return (await found.where(eq(providerProfiles.userId, tarek.id)))[0];
};

/** Nadia has sent the money in time; staff find it a day and more after the visit was to be. */
async function foundLate(): Promise<Deal> {
  const deal = await accepted(world, { starts_at: timeIn(24) });
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  await world.as(deal.nadia).payments.proof({ id: payment.id });
  const arrived_on = dayIn(20);
  world.clock.advance(60 * hour);
  await sweep();
  await world.as(await world.aStaffMember()).transfers.confirm({ id: payment.id, arrived_on });
  return deal;
}

/** Tarek proposes another time, to which Nadia agrees. */
async function movedTo(deal: Deal, starts_at: string): Promise<void> {
  await his(deal).proposeTime({ id: deal.orderId, starts_at });
  const [proposal] = (await hers(deal).get({ id: deal.orderId })).proposals;
  await hers(deal).agree({ id: proposal?.id ?? "" });
}

describe("A job that was paid after the time of its visit", () => {
  it("is called off for nothing, whenever its customer does so", async () => {
    const deal = await foundLate();
    world.clock.advance(50 * hour);
    const { cancel_cost } = await hers(deal).get({ id: deal.orderId });
    expect(cancel_cost).toMatchObject({ fee: { amount: 0 }, refund: { amount: 30_000 } });
    await hers(deal).cancel({ id: deal.orderId, fee: 0 });
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment", "refund"]);
  });

  it("would cost nothing to call off until another time is agreed on, as its customer is told before paying", async () => {
    const deal = await accepted(world, { starts_at: timeIn(24) });
    await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
    const told = async () => (await world.as(deal.nadia).payments.checkout({ id: deal.orderId })).cancelling;
    expect(await told()).toMatchObject({ fee: { amount: 5_000 }, is_free_until_moved: false });
    world.clock.advance(60 * hour);
    const late = { fee: { amount: 5_000 }, free_until: null, is_free_until_moved: true };
    expect(await told()).toMatchObject(late);
  });

  it("lets neither side say that the other did not come, and leads both to another time", async () => {
    const deal = await foundLate();
    world.clock.advance(50 * hour);
    for (const [index, side] of both(deal).entries()) {
      const { can, next, no_show_from } = await side.get({ id: deal.orderId });
      expect([can.includes("claim_no_show"), can.includes("propose_time"), no_show_from]).toEqual([
        ...[false, true, null],
      ]);
      expect(next).toMatchObject({ actor: "you", key: ["job.paid.anew", "job.start.anew"][index] });
      expect(await refusal(side.claimNoShow({ id: deal.orderId, reason }))).toMatchObject({
        ...{ status: 409, message: expect.stringContaining("before the payment was confirmed") },
      });
    }
    expect((await world.as(deal.nadia).requests.get({ id: deal.requestId })).next?.key).toBe("job.paid.anew");
    const { left_jobs } = await world.as(deal.tarek).technicianArea.today();
    expect(left_jobs).toMatchObject([{ id: deal.orderId, is_late: false }]);
  });

  it.each(["customer", "provider"] as const)(
    "costs nothing for a claim against its %s that an earlier version took",
    async (absent) => {
      const deal = await foundLate();
      const [asking, asked] = absent === "customer" ? [his(deal), hers(deal)] : [hers(deal), his(deal)];
      await asking.proposePrice({ id: deal.orderId, price: 29_000, reason });
      const was = eq(proposals.orderId, deal.orderId);
      await world.db.update(proposals).set({ kind: "no_show", price: null, priceBefore: null }).where(was);
      const [claim] = (await asked.get({ id: deal.orderId })).proposals;
      expect(claim).toMatchObject({ kind: "no_show", can: ["decline"] });
      expect(await refusal(asked.agree({ id: claim?.id ?? "" }))).toMatchObject({
        ...{ status: 409, message: expect.stringContaining("before the payment was confirmed") },
      });
      world.clock.advance(49 * hour);
      expect(await asked.get({ id: deal.orderId })).toMatchObject({
        ...{ status: "paid", proposals: [{ kind: "no_show", status: "lapsed" }] },
      });
      expect(await bookedFor(world, deal.orderId)).toEqual(["payment"]);
    },
  );

  it("is as any other once another time is agreed on", async () => {
    const deal = await foundLate();
    await movedTo(deal, timeIn(24));
    const { next, cancel_cost } = await hers(deal).get({ id: deal.orderId });
    expect([next?.key, cancel_cost?.fee.amount]).toEqual(["job.paid", 0]);
    world.clock.advance(48 * hour);
    expect(await hers(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ cancel_cost: { fee: { amount: 5_000 } }, next: { key: "job.paid.late" } },
    });
    await his(deal).claimNoShow({ id: deal.orderId, reason });
  });

  it("was begun on time when it is done at once", async () => {
    const deal = await foundLate();
    await his(deal).start({ id: deal.orderId, code: await codeOf(world, deal) });
    await his(deal).deliver({ id: deal.orderId });
    await hers(deal).confirm({ id: deal.orderId });
    expect(await figuresOf(deal)).toEqual({ jobs: 1, ended: 1, onTime: 1 });
  });

  it("counts against no technician who has no other time for it", async () => {
    const deal = await foundLate();
    await his(deal).backOut({ id: deal.orderId, reason: "I am away until January." });
    expect(await figuresOf(deal)).toEqual({ jobs: 0, ended: 0, onTime: 0 });
  });

  it("is told so to both sides, who leave it alone, a day later", async () => {
    const deal = await foundLate();
    world.clock.advance(26 * hour);
    const told = sidesOf(deal);
    const price = 30_000;
    const reminders = [
      told.hers("start_awaited.customer.anew", { price }),
      told.his("start_awaited.provider.anew", { price }),
    ];
    await tells(world, sweep, ...reminders);
  });
});

describe("A job that was paid shortly before its visit, or in the time of arrival", () => {
  it.each([
    ["five seconds before", "2026-12-10T08:29:55Z", 0, "2026-12-10T10:29:55Z"],
    ["in the hour of arrival", "2026-12-10T08:40:00Z", 60, "2026-12-10T10:40:00Z"],
    ["hours before", "2026-12-10T04:00:00Z", 60, "2026-12-10T09:30:00Z"],
  ])("leaves two hours to come (%s)", async (_, at, arrival_minutes, from) => {
    world.clock.set(new Date(Date.parse(at) - 15 * 60_000).toISOString());
    const deal = await accepted(world, { arrival_minutes });
    world.clock.set(at);
    await press(world, await beginCard(world, deal), "pay");
    const { no_show_from } = await hers(deal).get({ id: deal.orderId });
    expect(no_show_from?.slice(0, 19)).toBe(from.slice(0, 19));
    world.clock.set(new Date(Date.parse(from) - 1000).toISOString());
    const early = hers(deal).claimNoShow({ id: deal.orderId, reason });
    expect(await refusal(early)).toMatchObject({ status: 409 });
    world.clock.advance(2);
    await hers(deal).claimNoShow({ id: deal.orderId, reason });
  });

  it("costs its visit when it is called off later, as any other", async () => {
    world.clock.set("2026-12-10T08:20Z");
    const deal = await paid(world, { arrival_minutes: 60 });
    world.clock.advance(hour);
    const { cancel_cost } = await hers(deal).get({ id: deal.orderId });
    expect(cancel_cost).toMatchObject({ fee: { amount: 5_000 } });
  });
});
