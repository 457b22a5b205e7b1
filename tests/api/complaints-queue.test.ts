import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { decidedAt, disputeOf, grievance, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, paid } from "../support/paid";
import { allFive } from "../support/reviews";

const world = await openWorld({ settings: { perPage: 1 } });
const day = 86_400;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Staff's queue", () => {
  it("names who took a complaint, which gives nobody more time", async () => {
    const nadia = world.as(await world.aCustomer());
    const { id } = await nadia.complaints.file({ kind: "other", text: grievance });
    const dina = await world.aStaffMember({ name: "Dina Fathy" });
    const staff = world.as(dina).complaints;
    const [waiting] = (await staff.queue({})).content;
    // The last minute of the last working day.
    const due_at = "2026-12-01T21:59:00.000Z";
    expect(waiting).toMatchObject({ id, taken_by: null, clock: { kind: "decision", due_at } });
    world.clock.advance(day);
    await staff.take({ id });
    expect((await staff.queue({})).content).toMatchObject([
      { status: "under_review", taken_by: { id: dina.id, name: "Dina Fathy" }, clock: waiting?.clock },
    ]);
  });

  it("goes on with what is due next, although it was filed before", async () => {
    const { id: early, hers } = await disputeOf(world, await paid(world));
    world.clock.advance(day);
    const { id: late } = await hers.file({ kind: "other", text: grievance });
    world.clock.advance(2 * day);
    await hers.get({ id: early });
    const staff = world.as(await world.aStaffMember()).complaints;
    const first = await staff.queue({});
    const cursor = first.meta.meta.nextCursor ?? "";
    expect(first.content.map(({ id }) => id)).toEqual([late]);
    expect((await staff.queue({ cursor })).content.map(({ id }) => id)).toEqual([early]);
  });
});

describe("What staff decide", () => {
  it("is, of a review that is removed, which rule it broke", async () => {
    const { nadia, tarek, requestId } = await completed(world);
    await world.as(nadia).reviews.write({ id: requestId, ...allFive, text: "What a fool." });
    await world.as(tarek).reviews.writeOfCustomer({ id: requestId, stars: 1 });
    const given = (await world.as(nadia).reviews.job({ id: requestId })).mine?.id ?? "";
    const { id } = await world
      .as(tarek)
      .complaints.file({ kind: "review", about_id: given, text: "This review insults me in public." });
    await world.as(nadia).complaints.write({ id, text: "It is what I think." });
    const staff = world.as(await world.aStaffMember()).complaints;
    expect(await refusal(staff.decide({ id, outcome: "removed", ...reasons }))).toMatchObject({
      ...{ status: 422, errors: { rule: ["This field is required."] } },
    });
  });

  it("calls the job off by their word where nothing of it stays, tells both sides, and is written down", async () => {
    const { hers, id, nadia, tarek } = await decidedAt(world, 0);
    world.clock.advance(7 * day);
    expect(await hers.get({ id })).toMatchObject({
      ...{ status: "final", end: { outcome: "split", figures: { kept: { amount: 0 } } } },
    });
    expect(await world.db.query.orders.findFirst()).toMatchObject({ cancelledBy: "staff" });
    const told = (await world.db.query.notifications.findMany()).filter(
      ({ kind }) => kind === "complaint_final",
    );
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([nadia.id, tarek.id].toSorted());
    const { audit } = world.as(await world.aStaffMember()).staff;
    const newest = await audit({ entity: "complaint", of: id });
    const before = await audit({ entity: "complaint", of: id, cursor: newest.meta.meta.nextCursor ?? "" });
    expect([...newest.content, ...before.content]).toMatchObject([
      { event: "stand", detail: { kind: "order", outcome: "split", kept: 0 } },
      { event: "decide", detail: { kind: "order", outcome: "split", kept: 0 } },
    ]);
  });
});
