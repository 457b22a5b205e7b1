import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orders, requests } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { type Sent, sendOffer } from "../support/offers";
import { accepted, beginCard, codeOf, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";
import { insertReview } from "../support/reviews";
import { unguarded } from "../support/unguarded";

const world = await openWorld();
let nadia: Person;
let tarek: Person;

beforeEach(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
});

const today = () => world.as(tarek).technicianArea.today();
const offered = async (): Promise<Sent> => sendOffer(world, tarek, await openRequestOf(world, nadia));
const agreed = async (): Promise<Sent> => {
  const sent = await offered();
  await world.as(nadia).offers.accept({ id: sent.id, round: 1 });
  return sent;
};
const begun = async (): Promise<Sent> => {
  const sent = await agreed();
  const begin = { status: "in_progress" } as const;
  await unguarded(world.db, (tx) => tx.update(orders).set(begin).where(eq(orders.offerId, sent.id)));
  await world.db.update(requests).set({ status: "assigned" }).where(eq(requests.id, sent.request_id));
  return sent;
};
const idsOf = ({ content }: { content: { id: string }[] }) => content.map(({ id }) => id);

describe("A figure of the technician's day", () => {
  it("of reviews to answer counts those that may still get a reply, and names the newest", async () => {
    const { db } = world;
    const hany = await world.aCustomer({ name: "Hany Fouad" });
    const ago = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000).toISOString();
    const of = { author: nadia, provider: tarek };
    await insertReview(db, { ...of, at: ago(30) });
    await insertReview(db, { ...of, at: ago(5), reply: "Thank you." });
    await insertReview(db, { ...of, at: ago(1), isPublished: false });
    const older = await insertReview(db, { ...of, at: ago(29) });
    const newest = await insertReview(db, { ...of, author: hany, at: ago(2), scores: [4, 4, 4, 5] });
    const listed = async () => idsOf(await world.as(tarek).reviews.received({ to_answer: true }));
    expect(await listed()).toEqual([newest, older]);
    expect(await today()).toMatchObject({
      ...{ reviews_to_answer: 2, review_to_answer: { author: "Hany\u00A0F.", stars: 4 } },
    });
    await world.as(tarek).reviews.reply({ id: newest, text: "Thank you, Hany." });
    expect(await listed()).toEqual([older]);
    expect(await today()).toMatchObject({ reviews_to_answer: 1, review_to_answer: { author: "Nadia" } });
    world.clock.advance(86_400);
    expect(await listed()).toEqual([]);
    expect(await today()).toMatchObject({ reviews_to_answer: 0, review_to_answer: null });
  });

  it("of jobs to be paid counts the rows of their own tab, not those that have begun", async () => {
    const [waiting, running] = [await agreed(), await begun()];
    const offersUnder = async (tab: "to_pay" | "to_start" | "running") =>
      (await world.as(tarek).orders.mine({ tab })).content.map(({ offer_id }) => offer_id);
    expect(await offersUnder("to_pay")).toEqual([waiting.id]);
    expect(await offersUnder("to_start")).toEqual([]);
    expect(await offersUnder("running")).toEqual([running.id]);
    expect(await today()).toMatchObject({ to_start: 0, to_be_paid: 1 });
    world.clock.advance(3_600);
    expect(await offersUnder("to_pay")).toEqual([]);
    expect(await today()).toMatchObject({ to_start: 0, to_be_paid: 0 });
  });

  it("of jobs to start counts the rows of their tab, where the next to begin stands first, for both sides", async () => {
    const starts = ["2026-12-09T09:00:00.000Z", "2026-12-01T09:00:00.000Z", "2026-12-04T09:00:00.000Z"];
    for (const at of starts) {
      const { id } = await agreed();
      const paid = { status: "paid", startsAt: new Date(at) } as const;
      await unguarded(world.db, (tx) => tx.update(orders).set(paid).where(eq(orders.offerId, id)));
    }
    await agreed();
    expect(await today()).toMatchObject({ to_start: 3, to_be_paid: 1 });
    Object.assign(world.house.settings, { perPage: 2 });
    for (const person of [nadia, tarek]) {
      const page = (cursor?: string) => world.as(person).orders.mine({ tab: "to_start", cursor });
      const first = await page();
      const second = await page(first.meta.meta.nextCursor ?? "");
      const read = [first, second].map(({ content }) => content.map(({ starts_at }) => starts_at));
      expect(read).toEqual([[starts[1], starts[2]], [starts[0]]]);
      expect(second.meta.meta.nextCursor).toBeNull();
    }
    Object.assign(world.house.settings, { perPage: 20 });
  });

  it("of jobs to start counts those that are paid, until they begin", async () => {
    const deal = await accepted(world);
    const figures = async () => {
      const { to_start, to_be_paid } = await world.as(deal.tarek).technicianArea.today();
      return { to_start, to_be_paid };
    };
    expect(await figures()).toEqual({ to_start: 0, to_be_paid: 1 });
    await press(world, await beginCard(world, deal), "pay");
    expect(await figures()).toEqual({ to_start: 1, to_be_paid: 0 });
    await world.as(deal.tarek).orders.start({ id: deal.orderId, code: await codeOf(world, deal) });
    expect(await figures()).toEqual({ to_start: 0, to_be_paid: 0 });
  });

  it("of offers to confirm counts those alone, among the live ones", async () => {
    const [fresh, changed] = [await offered(), await offered()];
    const elsewhere = { city_id: "giza", district_id: "giza-dokki" };
    await world.as(nadia).requests.save({ ...whole, ...elsewhere, id: changed.request_id });
    expect(idsOf(await world.as(tarek).offers.mine({ to_confirm: true }))).toEqual([changed.id]);
    expect(idsOf(await world.as(tarek).offers.mine({}))).toEqual([changed.id, fresh.id]);
    expect(await today()).toMatchObject({ stale_offers: 1, live_offers: 2 });
  });

  it("of direct requests counts those that wait for an answer, and a withdrawn one waits again", async () => {
    const open = () => openRequestOf(world, nadia, { provider_id: tarek.id });
    const [answered, silent] = [await open(), await open()];
    const listed = async () => idsOf(await world.as(tarek).technicianArea.requests({ tab: "direct" }));
    const sent = await sendOffer(world, tarek, answered);
    expect([await listed(), (await today()).direct_requests]).toEqual([[silent], 1]);
    await world.as(tarek).offers.withdraw({ id: sent.id });
    expect([await listed(), (await today()).direct_requests]).toEqual([[silent, answered], 2]);
  });
});
