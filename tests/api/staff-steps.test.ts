import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { audit, requests, services } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const month = 31 * 24 * 3600;
const sweep = () => sweepTimers(world.house, world.clock.now());

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const setOpen = (openRequestsCount: number) =>
  world.db.update(services).set({ openRequestsCount }).where(eq(services.id, "water-heater"));

/** A request of Nadia's whose end fails, as long as its service's count is wrong. */
async function stuck() {
  const nadia = await world.aCustomer({ name: "Nadia Samir" });
  const id = await openRequestOf(world, nadia, { service_id: "water-heater" });
  await setOpen(0);
  world.clock.advance(month);
  await sweep();
  const member = await world.aStaffMember();
  return { id, nadia, member, staff: world.as(member).staff };
}
const repair = () => setOpen(1);
const statusOf = async (id: string) =>
  (await world.db.select().from(requests).where(eq(requests.id, id)))[0]?.status;

describe("A step of time that fails", () => {
  it("is counted and listed for staff, with what it is about and when it is tried next", async () => {
    const { id, staff } = await stuck();
    expect(await staff.overview({})).toMatchObject({ failed_steps: 1 });
    const { content } = await staff.failedSteps({});
    expect(content).toMatchObject([
      { kind: "request_expiry", request: { id }, complaint_id: null, tries: 1 },
    ]);
    expect(Date.parse(content[0]?.next_try_at ?? "")).toBeGreaterThan(world.clock.now().getTime());
    await repair();
    world.clock.advance(10);
    await sweep();
    expect((await staff.failedSteps({})).content).toEqual([]);
    expect(await staff.overview({})).toMatchObject({ failed_steps: 0 });
  });

  it("is tried again at once when staff wish so, whom it is written down for", async () => {
    const { id, staff, member } = await stuck();
    const [step] = (await staff.failedSteps({})).content;
    const press = () => staff.retryStep({ id: step?.id ?? "" });
    expect(await refusal(press())).toMatchObject({ status: 409, current: { step: "failed" } });
    expect((await staff.failedSteps({})).content).toMatchObject([{ id: step?.id, tries: 2 }]);
    await repair();
    await press();
    expect(await statusOf(id)).toBe("expired");
    expect(await refusal(press())).toMatchObject({ status: 409, current: { step: "made" } });
    const lines = await world.db.select().from(audit).where(eq(audit.event, "retry_step"));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      ...{ entity: "request", entityId: id, actor: "staff", actorId: member.id },
      detail: { kind: "request_expiry" },
    });
  });

  it("is there for staff alone, and no step that has not failed is touched", async () => {
    const { staff, nadia } = await stuck();
    const [step] = (await staff.failedSteps({})).content;
    const asNadia = world.as(nadia).staff;
    expect(await refusal(asNadia.retryStep({ id: step?.id ?? "" }))).toMatchObject({ status: 403 });
    await repair();
    const { id: fresh } =
      (await world.db.query.timers.findMany()).find(({ failures }) => failures === 0) ?? {};
    expect(await refusal(staff.retryStep({ id: fresh ?? "" }))).toMatchObject({ status: 404 });
  });
});
