import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { providerProfiles } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { queriesOf } from "../support/queries";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Offers side by side", () => {
  async function three() {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia, {
      timing: "date",
      preferred_date: "2026-11-26",
      time_window: "morning",
    });
    const good = await world.aProvider({ name: "Adel Hamed", rank: 4.9, verification: "verified" });
    const fair = await world.aProvider({ name: "Basem Nour", rank: 4 });
    const new_ = await world.aProvider({ name: "Karim Saad", rank: 3 });
    await sendOffer(world, new_, id, { price: 20_000, starts_at: "2026-11-28T10:00" });
    await sendOffer(world, fair, id, { price: 25_000, starts_at: "2026-11-25T10:00" });
    await sendOffer(world, good, id, { price: 35_000, starts_at: "2026-11-26T10:00" });
    return { nadia, id, good, fair, new_ };
  }

  it("stand by match, not by price, unless the customer asks for it", async () => {
    const { nadia, id } = await three();
    const names = async (sort?: "match" | "price" | "start") =>
      (await world.as(nadia).offers.compare({ id, sort })).offers.map(({ provider }) => provider.name);
    expect(await names()).toEqual(["Adel Hamed", "Basem Nour", "Karim Saad"]);
    expect(await names("price")).toEqual(["Karim Saad", "Basem Nour", "Adel Hamed"]);
    expect(await names("start")).toEqual(["Basem Nour", "Adel Hamed", "Karim Saad"]);
  });

  it("put first what can be agreed on, and apart what is over", async () => {
    const { nadia, id, good, fair } = await three();
    const { offers } = await world.as(nadia).offers.compare({ id });
    const of = (name: string) => offers.find(({ provider }) => provider.name === name)?.id ?? "";
    await world.as(nadia).offers.askDiscount({ id: of("Adel Hamed"), price: 30_000 });
    await world.as(fair).offers.withdraw({ id: of("Basem Nour") });
    const after = await world.as(nadia).offers.compare({ id });
    expect(after.offers.map(({ provider }) => provider.name)).toEqual(["Karim Saad", "Adel Hamed"]);
    expect(after.closed).toMatchObject([{ status: "withdrawn", provider: { id: fair.id }, can: [] }]);
    expect(after.offers[1]?.provider).toMatchObject({
      id: good.id,
      is_verified_identity: true,
      rating: null,
    });
  });

  it("are their customer's alone", async () => {
    const { id, good } = await three();
    expect(await refusal(world.as(await world.aCustomer()).offers.compare({ id }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(world.as(good).offers.compare({ id }))).toMatchObject({ status: 403 });
    const lonely = await world.aCustomer();
    const none = await openRequestOf(world, lonely);
    expect(await world.as(lonely).offers.compare({ id: none })).toEqual({ offers: [], closed: [] });
  });

  it("come in one query, with their technicians", async () => {
    const { nadia, id } = await three();
    const seen = await queriesOf(world.db, () => world.as(nadia).offers.compare({ id }));
    expect(seen.filter(({ sql }) => !/"tokens"/.test(sql))).toHaveLength(1);
    const page = await queriesOf(world.db, () => world.as(nadia).requests.get({ id }));
    expect(page.filter(({ sql }) => !/"tokens"/.test(sql))).toHaveLength(2);
  });
});

describe("A technician's offers", () => {
  it("are listed by tab with totals and the share that won", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider();
    const ids = [];
    for (let i = 0; i < 4; i++) {
      const request = await openRequestOf(world, nadia, { title: `Tap number ${i}` });
      ids.push((await sendOffer(world, tarek, request)).id);
    }
    const [won = "", lost = "", asked = "", live = ""] = ids;
    expect((await world.as(tarek).offers.mine({})).win_rate).toBeNull();
    await world.as(nadia).offers.accept({ id: won, round: 1 });
    await world.as(nadia).offers.decline({ id: lost });
    await world.as(nadia).offers.askDiscount({ id: asked, price: 26_000 });
    const tab = async (name?: "live" | "discount" | "accepted" | "closed") =>
      (await world.as(tarek).offers.mine({ tab: name })).content.map((offer) => offer.id);
    expect(await tab()).toEqual([live]);
    expect(await tab("discount")).toEqual([asked]);
    expect(await tab("accepted")).toEqual([won]);
    expect(await tab("closed")).toEqual([lost]);
    const { counts, win_rate } = await world.as(tarek).offers.mine({});
    expect(counts).toEqual({ live: 1, discount: 1, accepted: 1, closed: 1 });
    expect(win_rate).toBe(50);
  });

  it("say what became of them: the order they were accepted for, or since when they are over", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const [won, lost, late] = [
      await sendOffer(world, tarek, await openRequestOf(world, nadia)),
      await sendOffer(world, tarek, await openRequestOf(world, nadia)),
      await sendOffer(world, tarek, await openRequestOf(world, nadia), { valid_hours: 1 }),
    ];
    expect(won).toMatchObject({ order_status: null, closed_at: null });
    await world.as(nadia).offers.decline({ id: lost.id });
    const declined = world.clock.now().toISOString().slice(0, 19);
    world.clock.advance(2 * 3600);
    await world.as(nadia).offers.accept({ id: won.id, round: 1 });
    const tab = async (name: "accepted" | "closed") =>
      (await world.as(tarek).offers.mine({ tab: name })).content;
    expect(await tab("accepted")).toMatchObject([{ order_status: "awaiting_payment", closed_at: null }]);
    expect(await tab("closed")).toMatchObject([
      { id: late.id, status: "expired", closed_at: late.valid_until },
      { id: lost.id, status: "declined", order_status: null, closed_at: expect.stringContaining(declined) },
    ]);
  });

  it("page by cursor, newer ones included", async () => {
    const short = { perPage: 2 };
    Object.assign(world.house.settings, short);
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider();
    const sent: string[] = [];
    for (let i = 0; i < 5; i++)
      sent.push((await sendOffer(world, tarek, await openRequestOf(world, nadia))).id);
    const page = (cursor?: string) => world.as(tarek).offers.mine({ cursor });
    const first = await page();
    const second = await page(first.meta.meta.nextCursor ?? "");
    const third = await page(second.meta.meta.nextCursor ?? "");
    expect([first, second, third].flatMap(({ content }) => content.map(({ id }) => id))).toEqual(
      [...sent].reverse(),
    );
    expect(third.meta.meta.nextCursor).toBeNull();
    const back = await page(third.meta.meta.previousCursor ?? "");
    expect(back.content.map(({ id }) => id)).toEqual(second.content.map(({ id }) => id));
    Object.assign(world.house.settings, { perPage: 20 });
  });

  it("leave their traces in the profile: what was sent, what was accepted, how quick the answers are", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider();
    const direct = await openRequestOf(world, nadia, { provider_id: tarek.id });
    world.clock.advance(20 * 60);
    const first = await sendOffer(world, tarek, direct);
    await world.as(tarek).offers.withdraw({ id: first.id });
    // The customer had an answer before.
    world.clock.advance(2 * 3600);
    const sent = await sendOffer(world, tarek, direct);
    await world.as(nadia).offers.askDiscount({ id: sent.id, price: 25_000 });
    world.clock.advance(3 * 60);
    await world.as(tarek).offers.declineDiscount({ id: sent.id, asked: 25_000 });
    await world.as(nadia).offers.accept({ id: sent.id, round: 1 });
    const [profile] = await world.db
      .select()
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, tarek.id));
    expect(profile).toMatchObject({
      ...{ offersCount: 2, acceptedCount: 1, responseCounts: [1, 0, 1, 0, 0, 0, 0, 0], medianResponse: 5 },
    });
  });
});
