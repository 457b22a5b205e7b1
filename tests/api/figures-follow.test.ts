import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { providerProfiles } from "~/api/db/schema";
import { release } from "~/api/orders/completion-moves";
import { moveOrder } from "~/api/orders/moves";
import { findOrder, type HeldOrder } from "~/api/orders/order-store";
import { type Act, change, onBehalf } from "~/api/record/change";
import { moveRequest } from "~/api/requests/moves";
import { holdRequest } from "~/api/requests/request-store";
import { recountFigures } from "~/api/reviews/recount-store";
import { clearTimers } from "~/api/time/schedule";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { type Deal, delivered } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

const jobsOf = async ({ tarek }: Deal) => {
  const own = eq(providerProfiles.userId, tarek.id);
  return (await world.db.query.providerProfiles.findFirst({ where: own }))?.jobsDone;
};

/** Steps of a job in one change of Nadia's, by nobody who thinks of figures. */
async function inOne(deal: Deal, steps: (act: Act, order: HeldOrder) => Promise<void>): Promise<void> {
  const author = { actor: "customer", id: deal.nadia.id } as const;
  await change(world.house, author, world.clock.now(), async (act) => {
    const request = await holdRequest(act.tx, deal.requestId);
    const order = await findOrder(act.tx, deal.orderId);
    if (!request || !order) throw new Error("A job");
    await steps(act, order);
    await moveRequest(act, request, "complete");
  });
}

async function approve(act: Act, order: HeldOrder): Promise<void> {
  await moveOrder(act, order, "confirm", { patch: { completedAt: act.book.at, confirmsAt: null } });
  await clearTimers(act.tx, [order.id]);
  await release(act, order, order.price, order.id);
}

describe("A job that is done", () => {
  it("counts for its technician, whichever step has brought it there", async () => {
    const deal = await delivered(world);
    await inOne(deal, approve);
    expect(await jobsOf(deal)).toBe(1);
  });

  it("counts once, also where a part of the change is written down as somebody else's", async () => {
    const deal = await delivered(world);
    await inOne(deal, async (act, order) => {
      const paused = await moveOrder(act, order, "pause");
      await onBehalf(act, { actor: "time", id: null }, (by) => approve(by, paused));
    });
    expect(await jobsOf(deal)).toBe(1);
  });
});
