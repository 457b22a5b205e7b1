import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { disputeOf } from "../support/disputes";
import { type Deal, delivered, started } from "../support/paid";
import { ownRow, waitingRows } from "../support/waiting";

const world = await openWorld();
const hour = 3_600;
const hers = ({ nadia }: Deal) => world.as(nadia).orders;
const his = ({ tarek }: Deal) => world.as(tarek).orders;

describe("A row shows what time has made of a job, and writes nothing", () => {
  let deal: Deal;
  const written = async () => (await world.db.select().from(audit).where(eq(audit.actor, "time"))).length;

  beforeEach(async () => {
    deal = await delivered(world);
  });

  const tabsOf = async () => {
    const found: string[] = [];
    for (const tab of ["to_start", "running", "done", "cancelled"] as const)
      for (const api of [hers(deal), his(deal)])
        found.push(...(await api.mine({ tab })).content.map(({ status }) => `${tab}: ${status}`));
    return found;
  };

  it("work that nobody approved in time is approved, for both sides", async () => {
    const { counts } = await world.as(deal.nadia).requests.mine({});
    expect(counts).toMatchObject({ assigned: 1, completed: 0 });
    expect(await tabsOf()).toEqual(["running: delivered", "running: delivered"]);
    const { confirms_at: dueAt } = await hers(deal).get({ id: deal.orderId });
    world.clock.advance(72 * hour);
    expect(await tabsOf()).toEqual(["done: completed", "done: completed"]);
    expect(await waitingRows(world, deal)).toEqual([null, null]);
    const row = await ownRow(world, deal);
    expect(row).toMatchObject({
      status: "completed",
      agreed: { completed_at: dueAt },
    });
    expect((await world.as(deal.nadia).requests.mine({})).counts).toMatchObject({
      assigned: 0,
      completed: 1,
    });
    const { content } = await world.as(deal.tarek).offers.mine({ tab: "accepted" });
    expect(content).toMatchObject([{ order_status: "completed", request: { status: "completed" } }]);
    expect(await written()).toBe(0);
  });

  it("is on no calendar and on no day any more", async () => {
    const jobs = async () => (await world.as(deal.tarek).technicianArea.calendar()).jobs.length;
    world.clock.advance(72 * hour - 1);
    expect(await jobs()).toBe(1);
    world.clock.advance(1);
    expect(await jobs()).toBe(0);
  });

  it("a proposal that nobody answered in time waits for nobody", async () => {
    const other = await started(world);
    await his(other).proposePrice({
      id: other.orderId,
      price: 42_000,
      reason: "The valve is broken as well",
    });
    world.clock.advance(48 * hour);
    expect(await waitingRows(world, other)).toEqual([null, null]);
    expect(await written()).toBe(0);
  });

  it("a dispute whose answer is overdue waits for staff", async () => {
    const dispute = await disputeOf(world, deal);
    world.clock.advance(48 * hour);
    expect(await waitingRows(world, dispute)).toEqual([
      "staff: complaint_decision",
      "staff: complaint_decision",
    ]);
    expect(await written()).toBe(0);
  });
});
