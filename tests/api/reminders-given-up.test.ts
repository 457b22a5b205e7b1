import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { type Deal, paid } from "../support/paid";
import { t } from "../support/texts";

const world = await openWorld();
const hour = 3600;
const said = t("en");
/** A day after the time of arrival is over. */
const idle = "2026-12-11T09:30Z";
const sweep = () => sweepTimers(world.house, world.clock.now());
const logged = (event: string) => world.log.lines.filter((line) => line.event === event);

/** Nobody can be told that a job has not begun. */
const breakNotices = () =>
  world.db.execute(
    sql`alter table notifications add constraint broken check (kind not like 'start_awaited%') not valid`,
  );
const repair = () => world.db.execute(sql`alter table notifications drop constraint if exists broken`);

let deal: Deal;
const order = () => world.as(deal.nadia).orders.get({ id: deal.orderId });
/** A client alone would be taken for a promise. */
const asStaff = async () => ({ staff: world.as(await world.aStaffMember()).staff });

beforeEach(async () => {
  await breakNotices();
  deal = await paid(world, { arrival_minutes: 60 });
  world.clock.set(idle);
  await sweep();
});
afterEach(async () => {
  await repair();
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** @param tries besides the first */
async function tryAgain(tries: number): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    world.clock.advance(hour);
    await sweep();
  }
}

describe("A reminder that cannot be sent", () => {
  it("is tried ten times, and then keeps nothing waiting: a claim to which nobody objects is upheld", async () => {
    await world.as(deal.tarek).orders.claimNoShow({ id: deal.orderId, reason: "Nobody opened the gate" });
    await tryAgain(8);
    const { staff } = await asStaff();
    expect(await staff.failedSteps({})).toMatchObject({ content: [{ kind: "start_reminder", tries: 9 }] });
    await tryAgain(1);
    expect(logged("a reminder was given up")).toMatchObject([{ fields: { kind: "start_reminder" } }]);
    expect(await staff.overview({})).toMatchObject({ failed_steps: 0 });
    world.clock.advance(40 * hour);
    await sweep();
    expect(await order()).toMatchObject({ status: "cancelled" });
    expect(logged("a step of time failed")).toHaveLength(9);
  });

  it("lets what waited for it be made in the same turn", async () => {
    await world.as(deal.tarek).orders.claimNoShow({ id: deal.orderId, reason: "Nobody opened the gate" });
    await tryAgain(8);
    world.clock.advance(48 * hour);
    await sweep();
    expect(await order()).toMatchObject({ status: "cancelled" });
  });

  it("is called given up, and not done, to staff whose try was the last, and to whoever comes later", async () => {
    const { staff } = await asStaff();
    const [step] = (await staff.failedSteps({})).content;
    const press = () => refusal(staff.retryStep({ id: step?.id ?? "" }));
    for (let tries = 2; tries < 10; tries += 1)
      expect(await press()).toMatchObject({ message: said("api:staff.stepFails") });
    for (const _ of ["the last", "later"])
      expect(await press()).toMatchObject({
        ...{ status: 409, message: said("api:staff.stepIsGivenUp"), current: { step: "given_up" } },
      });
  });

  it("is called done where it was sent after all", async () => {
    const { staff } = await asStaff();
    const [step] = (await staff.failedSteps({})).content;
    await repair();
    await staff.retryStep({ id: step?.id ?? "" });
    expect(await refusal(staff.retryStep({ id: step?.id ?? "" }))).toMatchObject({
      ...{ message: said("api:staff.stepIsMade"), current: { step: "made" } },
    });
  });
});
