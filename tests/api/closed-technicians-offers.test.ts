import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { offers } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { customerAndTwo, providers, type Sent, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const { close, openAgain } = closings(world);

describe("While a technician's account is closed, an offer", () => {
  it("stands last in the comparison, says so, and can only be declined; opened again, it is like the others", async () => {
    const [nadia, tarek, other] = await customerAndTwo(world);
    const id = await openRequestOf(world, nadia);
    const [best, second] = [
      await sendOffer(world, tarek, id, { price: 20_000 }),
      await sendOffer(world, other, id, { price: 25_000 }),
    ];
    const api = world.as(nadia);
    const compared = async () =>
      (await api.offers.compare({ id, sort: "price" })).offers.map((offer) => [
        ...[offer.id, offer.is_sender_active, offer.can.join(" ")],
      ]);
    const all = "accept decline ask_discount";
    await close(tarek);
    expect(await compared()).toEqual([
      [second.id, true, all],
      [best.id, false, "decline"],
    ]);
    expect(await api.offers.get({ id: best.id })).toMatchObject({
      is_sender_active: false,
      can: ["decline"],
    });
    expect(await refusal(api.offers.askDiscount({ id: best.id, price: 18_000 }))).toMatchObject({
      ...{ status: 409, current: { offer_status: "pending" } },
      message: expect.stringContaining("inactive"),
    });
    // Both are shown; only one is there to choose.
    expect(await api.requests.get({ id })).toMatchObject({
      ...{ offers_count: 2, next: { key: "choose", params: { count: 1 } } },
    });
    await openAgain(tarek);
    expect(await compared()).toEqual([
      [best.id, true, all],
      [second.id, true, all],
    ]);
    expect((await api.requests.get({ id })).next).toMatchObject({ params: { count: 2 } });
  });

  it("is nothing that its customer would have to decide on where it is the only one", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia);
    const { id: offer } = await sendOffer(world, tarek, id);
    await close(tarek);
    expect((await world.as(nadia).requests.get({ id })).next).toMatchObject({ key: "offers.waiting" });
    await world.as(nadia).offers.decline({ id: offer });
    expect((await world.as(nadia).offers.compare({ id })).offers).toEqual([]);
  });
});

it("An offer in the queue moves up while its technician's account is open, and no place stays free once it is", async () => {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  const sides = await providers(world, 12);
  const sent: Sent[] = [];
  for (const provider of sides) sent.push(await sendOffer(world, provider, id));
  const [tarek, other] = sides.slice(10) as [Person, Person];
  const last = async () =>
    Promise.all(
      [tarek, other].map(async ({ id: of }) => {
        const [row] = await world.db
          .select({ status: offers.status })
          .from(offers)
          .where(and(eq(offers.requestId, id), eq(offers.providerId, of)));
        return row?.status;
      }),
    );
  await close(tarek);
  for (const [index, status] of [
    [0, "pending"],
    [1, "pending"],
  ] as const) {
    await world.as(nadia).offers.decline({ id: sent[index]?.id ?? "" });
    expect(await last()).toEqual(["queued", status]);
  }
  expect(await world.as(nadia).requests.get({ id })).toMatchObject({ offers_count: 9 });
  await openAgain(tarek);
  expect(await last()).toEqual(["pending", "pending"]);
  expect(await world.as(nadia).requests.get({ id })).toMatchObject({ offers_count: 10 });
});

describe("A request that was sent to a technician alone whose account is closed", () => {
  it("is its customer's to open to all at once, with an offer of theirs or without, and says so", async () => {
    for (const hasOffer of [false, true]) {
      const [nadia, tarek, other] = await customerAndTwo(world);
      const requestId = await openRequestOf(world, nadia, { provider_id: tarek.id });
      if (hasOffer) await sendOffer(world, tarek, requestId);
      const api = world.as(nadia);
      const strip = async () => (await api.requests.get({ id: requestId })).next;
      const before = await strip();
      expect(before).toMatchObject({ key: hasOffer ? "choose" : "direct.waiting" });
      await close(tarek);
      expect(await strip()).toMatchObject({ actor: "you", key: "direct.away", due_at: null });
      await openAgain(tarek);
      expect(await strip()).toEqual(before);
      await close(tarek);
      await api.requests.openToAll({ id: requestId });
      await sendOffer(world, other, requestId);
      expect(await strip()).toMatchObject({ key: "choose", params: { count: 1 } });
    }
  });
});
