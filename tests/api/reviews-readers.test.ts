import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications, requests } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { paid } from "../support/paid";
import { allFive, finishJob, publishedJob } from "../support/reviews";

const world = await openWorld();
const day = 24 * 3600;
const { close } = closings(world);

const toldOf = async (kind: string) =>
  (await world.db.select().from(notifications).where(like(notifications.kind, kind))).map(
    ({ userId }) => userId,
  );

describe("When the fourteen days are over", () => {
  it("nobody is told once more of what was published before", async () => {
    const { nadia, tarek } = await publishedJob(world);
    const both = [nadia.id, tarek.id].toSorted();
    expect((await toldOf("review_published")).toSorted()).toEqual(both);
    world.clock.advance(15 * day);
    await sweepTimers(world.house, world.clock.now());
    expect((await toldOf("review_published")).toSorted()).toEqual(both);
  });

  it("nobody is told of reviews that neither side has written", async () => {
    await finishJob(world, await world.aCustomer(), await world.aProvider());
    world.clock.advance(15 * day);
    await sweepTimers(world.house, world.clock.now());
    expect(await toldOf("review_published")).toEqual([]);
  });
});

describe("The two sides of a job", () => {
  it("read each other's review, the technician with his customer's short name", async () => {
    const { nadia, tarek, request: id, given, taken } = await publishedJob(world);
    await world.as(nadia).reviews.add({ id: given, text: "It still works." });
    world.clock.advance(day);
    await world.as(tarek).reviews.reply({ id: given, text: "Thank you." });
    expect(await world.as(tarek).reviews.job({ id })).toMatchObject({
      ...{ other: { id: nadia.id, name: "Nadia\u00A0S." }, is_theirs_waiting: false, mine: { id: taken } },
      theirs: { id: given, addendum: "It still works.", added_at: expect.any(String), reply: "Thank you." },
    });
    const staff = world.as(await world.aStaffMember());
    const { content } = await staff.staff.audit({ entity: "review", of: given });
    expect(content.map(({ event, actor, from, to }) => [event, actor, from, to])).toEqual([
      ["reply", "provider", "published", "published"],
      ["add", "customer", "published", "published"],
      ["publish", "provider", "sealed", "published"],
      ["write", "customer", null, "sealed"],
    ]);
  });

  it("find no reviews, nor a form for one, of a job that is not finished", async () => {
    const { nadia, tarek, requestId: id } = await paid(world);
    for (const call of [
      () => world.as(nadia).reviews.job({ id }),
      () => world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." }),
      () => world.as(tarek).reviews.writeOfCustomer({ id, stars: 5, text: "" }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404 });
  });
});

describe("Somebody else", () => {
  it("neither replies to a review nor adds to it, and has reported the one that was reported", async () => {
    const { given, taken } = await publishedJob(world);
    const hany = world.as(await world.aProvider()).reviews;
    for (const id of [given, taken])
      for (const call of [
        () => hany.reply({ id, text: "I know them." }),
        () => hany.add({ id, text: "So." }),
      ])
        expect(await refusal(call())).toMatchObject({ status: 409 });
    await hany.report({ id: taken, rule: "untrue" });
    expect(await hany.get({ id: taken })).toMatchObject({ is_reported: true, can_report: false });
    expect(await hany.get({ id: given })).toMatchObject({ is_reported: false, can_report: true });
    const staff = world.as(await world.aStaffMember()).reviews;
    expect((await staff.reported({})).content).toMatchObject([{ review: { id: taken, by: "provider" } }]);
  });

  it("reads no review of a technician who is listed no more; the two sides do", async () => {
    const { nadia, tarek, given } = await publishedJob(world);
    const salma = world.as(await world.aCustomer()).reviews;
    expect(await salma.get({ id: given })).toMatchObject({ stars: 5 });
    await close(tarek);
    for (const call of [() => salma.get({ id: given }), () => salma.report({ id: given, rule: "insult" })])
      expect(await refusal(call())).toMatchObject({ status: 404 });
    expect(await world.as(nadia).reviews.get({ id: given })).toMatchObject({ stars: 5 });
  });

  it("is led to the list of requests where the job of a removed review was a direct one", async () => {
    const { tarek, taken, request } = await publishedJob(world);
    const direct = { visibility: "direct", directProviderId: tarek.id } as const;
    await world.db.update(requests).set(direct).where(eq(requests.id, request));
    const hany = await world.aProvider();
    await world.as(hany).reviews.report({ id: taken, rule: "insult" });
    await world.as(await world.aStaffMember()).reviews.remove({ id: taken, rule: "insult" });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, hany.id));
    expect(told.map(({ kind, path }) => [kind, path])).toEqual([
      ["review_report_removed", "/technician/requests"],
    ]);
  });
});
