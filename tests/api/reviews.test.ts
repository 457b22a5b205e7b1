import { describe, expect, it } from "vitest";
import { notifications } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld, refusal } from "../support/api";
import { grievance } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed } from "../support/paid";
import type { Person } from "../support/people";
import { allFive, finishJob } from "../support/reviews";

const world = await openWorld();

async function nadiaAndTarek(): Promise<[Person, Person]> {
  return [await world.aCustomer({ name: "Nadia Samir" }), await world.aProvider({ name: "Tarek Fawzy" })];
}

const toldTo = async ({ id }: Person) =>
  (await world.db.select().from(notifications))
    .filter(({ userId }) => userId === id)
    .map(({ kind, path, params }) => ({ kind, path, name: params.name }));

describe("After a job is completed", () => {
  it("both sides are asked for a review", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const id = await finishJob(world, nadia, tarek);
    expect(await toldTo(nadia)).toEqual([
      { kind: "review_invited", path: `/requests/${id}/review`, name: "Tarek Fawzy" },
    ]);
    expect(await toldTo(tarek)).toEqual([
      { kind: "review_invited", path: `/technician/requests/${id}/review`, name: "Nadia\u00A0S." },
    ]);
    expect(await world.as(nadia).reviews.job({ id })).toMatchObject({
      ...{ can: ["write"], mine: null, theirs: null, is_theirs_waiting: false },
      other: { name: "Tarek Fawzy" },
    });
  });

  it("what one writes stays sealed: the other learns only that it waits", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const id = await finishJob(world, nadia, tarek);
    await world.as(nadia).reviews.write({ id, ...allFive, quality: 4, text: "Clean work." });
    const seen = await world.as(tarek).reviews.job({ id });
    expect(seen).toMatchObject({ theirs: null, is_theirs_waiting: true, can: ["write"], photos: [] });
    expect(JSON.stringify(seen)).not.toContain("Clean work");
    expect((await toldTo(tarek)).map(({ kind }) => kind)).toEqual(["review_invited", "review_waiting"]);
    expect((await world.guest.technicians.reviews({ id: tarek.id })).content).toEqual([]);
    expect((await world.guest.technicians.get({ id: tarek.id })).reviews_count).toBe(0);
    expect((await world.as(tarek).reviews.received({})).open).toMatchObject([
      { request: { id }, other: "Nadia\u00A0S.", is_mine_written: false, is_theirs_waiting: true },
    ]);
    await world.as(nadia).reviews.write({ id, ...allFive, text: "Very clean work." });
    expect((await world.as(nadia).reviews.job({ id })).mine).toMatchObject({
      ...{ status: "sealed", text: "Very clean work.", stars: 5, can: [] },
    });
  });

  it("both are published when both have written, and count from then", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const id = await finishJob(world, nadia, tarek);
    await world.as(tarek).reviews.writeOfCustomer({ id, stars: 4, text: "Ready on time." });
    await world.as(nadia).reviews.write({ id, ...allFive, quality: 3, text: "Call 01001234567." });
    expect(world.said.at(-1)).toBe(
      "The reviews are published. Phone numbers, email addresses and links in yours are hidden.",
    );
    const { content } = await world.guest.technicians.reviews({ id: tarek.id });
    expect(content).toMatchObject([{ author: "Nadia\u00A0S.", stars: 4.5, broken_rule: null }]);
    expect(content[0]?.text).not.toContain("0100");
    expect(await world.guest.technicians.get({ id: tarek.id })).toMatchObject({
      ...{ reviews_count: 1, star_counts: [0, 0, 0, 0, 1], rating: null },
    });
    expect((await world.guest.technicians.counts()).reviews).toBe(1);
    expect((await world.as(nadia).reviews.job({ id })).theirs).toMatchObject({ stars: 4, scores: null });
    expect((await toldTo(nadia)).at(-1)?.kind).toBe("review_published");
    const again = await refusal(world.as(nadia).reviews.write({ id, ...allFive, text: "Better." }));
    expect(again).toMatchObject({ status: 409, current: { review_status: "published" } });
  });

  it("what was written is published after 14 days, by whoever reads it first", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const id = await finishJob(world, nadia, tarek);
    await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
    world.clock.advance(14 * 86_400 - 60);
    expect((await world.as(tarek).reviews.job({ id })).is_theirs_waiting).toBe(true);
    world.clock.advance(60);
    expect(await world.as(tarek).reviews.job({ id })).toMatchObject({ theirs: { stars: 5 }, can: [] });
    const late = await refusal(world.as(tarek).reviews.writeOfCustomer({ id, stars: 5, text: "" }));
    expect(late).toMatchObject({ status: 409, message: "The time for reviewing this job is over." });
  });

  it("the clock publishes it as of the moment when the time was over", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const id = await finishJob(world, nadia, tarek);
    const { closes_at } = await world.as(tarek).reviews.job({ id });
    await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5, text: "Ready on time." });
    world.clock.advance(20 * 86_400);
    await sweepTimers(world.house, world.clock.now());
    const { mine } = await world.as(tarek).reviews.job({ id });
    expect(mine).toMatchObject({ status: "published", published_at: closes_at });
  });
});

describe("A job that was paid and approved", () => {
  it("opens the reviews of both its sides", async () => {
    const { nadia, tarek, requestId: id } = await completed(world);
    expect((await toldTo(nadia)).map(({ kind }) => kind)).toContain("review_invited");
    await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
    await world.as(tarek).reviews.writeOfCustomer({ id, stars: 5, text: "Ready on time." });
    expect((await world.as(nadia).reviews.job({ id })).theirs).toMatchObject({ text: "Ready on time." });
    expect(await contradictionsIn(world.db)).toEqual([]);
  });
});

describe("A review", () => {
  it("is nobody else's business before it is published", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const [salma, hany] = [await world.aCustomer(), await world.aProvider()];
    const id = await finishJob(world, nadia, tarek);
    await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
    const { mine } = await world.as(nadia).reviews.job({ id });
    for (const call of [
      () => world.as(salma).reviews.job({ id }),
      () => world.as(hany).reviews.job({ id }),
      () => world.as(salma).reviews.write({ id, ...allFive, text: "" }),
      () => world.as(hany).reviews.writeOfCustomer({ id, stars: 1, text: "" }),
      () => world.as(tarek).reviews.get({ id: mine?.id ?? "" }),
      () => world.as(tarek).reviews.reply({ id: mine?.id ?? "", text: "Thank you." }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404 });
  });

  it("of a job in dispute waits until that is settled", async () => {
    const { nadia, orderId, requestId: id } = await completed(world);
    await world.as(nadia).complaints.file({ kind: "order", about_id: orderId, text: grievance });
    expect(await refusal(world.as(nadia).reviews.write({ id, ...allFive, text: "" }))).toMatchObject({
      ...{ status: 409, message: "A job can be reviewed once it is completed." },
    });
  });

  it("needs all four figures, from one to five", async () => {
    const [nadia, tarek] = await nadiaAndTarek();
    const id = await finishJob(world, nadia, tarek);
    const wrong = world.as(nadia).reviews.write({ id, ...allFive, quality: 6 });
    expect(await refusal(wrong)).toMatchObject({ status: 422, errors: { quality: [expect.any(String)] } });
  });
});
