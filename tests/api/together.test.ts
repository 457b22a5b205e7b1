import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { selectComplaint } from "~/api/complaints/complaint-store";
import { complaints } from "~/api/db/complaint-schema";
import { orders } from "~/api/db/schema";
import { readTogether } from "~/api/db/together";
import { selectDetails } from "~/api/requests/details-store";
import { selectDone } from "~/api/reviews/review-store";
import { openWorld } from "../support/api";
import { negotiating } from "../support/disputes";
import { completed } from "../support/paid";

const world = await openWorld();

/** All columns of both tables, which nobody has named. */
const joined = () =>
  world.db.select().from(orders).leftJoin(complaints, eq(complaints.orderId, orders.id)).orderBy(orders.id);

it("Lists that are asked together are what each is when it is asked alone, dates and all that is missing included", async () => {
  const done = await completed(world);
  const { id } = await negotiating(world, done);
  const alone = {
    details: await selectDetails(world.db, done.requestId, world.clock.now()),
    orders: await selectDone(world.db, done.requestId),
    // Nobody has taken it on: the one who would have is a joined table without a row.
    complaints: await selectComplaint(world.db, id, world.clock.now()),
    joined: await joined(),
    none: await world.db.select().from(complaints).where(eq(complaints.id, "nobody's")),
  };
  expect(alone.complaints[0]?.taker).toBeNull();
  expect(alone.orders[0]?.completedAt).toBeInstanceOf(Date);
  const together = await readTogether(world.db, {
    details: selectDetails(world.db, done.requestId, world.clock.now()),
    orders: selectDone(world.db, done.requestId),
    complaints: selectComplaint(world.db, id, world.clock.now()),
    joined: joined(),
    none: world.db.select().from(complaints).where(eq(complaints.id, "nobody's")),
  });
  expect(together).toEqual(alone);
});

it("Values stand beside them, and a list keeps the order that it was asked in", async () => {
  const [first, second] = [await completed(world), await completed(world)];
  const newest = world.db.select({ id: orders.id }).from(orders);
  const { of, count } = await readTogether(world.db, {
    of: newest.orderBy(sql`${orders.createdAt} desc, ${orders.id} desc`),
    count: sql<number>`(select count(*) from orders)`.mapWith(Number),
  });
  expect(of.map(({ id }) => id).toSorted()).toEqual([first.orderId, second.orderId].toSorted());
  expect(count).toBe(2);
  const oldest = world.db.select({ id: orders.id }).from(orders);
  const { back } = await readTogether(world.db, {
    back: oldest.orderBy(sql`${orders.createdAt}, ${orders.id}`),
  });
  expect(back).toEqual(of.toReversed());
});
