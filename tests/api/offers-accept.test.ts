import { desc, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { notifications, orders, requests } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { outcomes, providers, type Sent, sendOffer, terms } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** An open request with three offers: of the first, second and third provider. */
async function market() {
  const [nadia, sides] = [await world.aCustomer({ name: "Nadia Samir" }), await providers(world, 3)];
  const id = await openRequestOf(world, nadia);
  const sent = [];
  for (const [i, provider] of sides.entries())
    sent.push(await sendOffer(world, provider, id, { price: 30_000 + i }));
  const [first, second, third] = sent.map((offer) => offer.id);
  return { nadia, sides, id, first: first ?? "", second: second ?? "", third: third ?? "" };
}

const kindsTo = async (person: Person | undefined) =>
  (
    await world.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.userId, person?.id ?? ""))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
  ).map(({ kind }) => kind);

describe("A customer who accepts an offer", () => {
  it("makes an order that awaits payment at the agreed terms and the rates of the moment; the other offers wait", async () => {
    const { nadia, sides, id, first, second } = await market();
    const { order_id } = await world.as(nadia).offers.accept({ id: first, round: 1 });
    const [order] = await world.db.select().from(orders).where(eq(orders.id, order_id));
    expect(order).toMatchObject({
      ...{ status: "awaiting_payment", price: 30_000, visitFee: 5_000, round: 1, currency: "EGP" },
      ...{ commissionRate: 1000, commissionMinimum: 2_000, vatRate: 1400, isPlatformSupplier: false },
    });
    expect(order?.paymentDueAt.getTime()).toBe((order?.createdAt.getTime() ?? 0) + 30 * 60_000);
    const { offers } = await world.as(nadia).offers.compare({ id });
    expect(offers.map(({ status }) => status)).toEqual(["accepted", "on_hold", "on_hold"]);
    expect(offers[0]).toMatchObject({ order_id, can: [] });
    expect(await world.as(nadia).requests.get({ id })).toMatchObject({
      ...{ status: "awarding", order_id, can: ["give_up"] },
      next: {
        actor: "you",
        key: "pay",
        money: { amount: 30_000, currency: "EGP" },
        due_at: order?.paymentDueAt.toISOString(),
      },
    });
    expect(await kindsTo(sides[0])).toContain("offer_accepted");
    expect(await kindsTo(sides[1])).toContain("offer_on_hold");
    expect(await refusal(world.as(nadia).offers.accept({ id: second, round: 1 }))).toMatchObject({
      status: 409,
      current: { offer_status: "on_hold", request_status: "awarding" },
    });
  });

  it("accepts once: the same form twice makes one order", async () => {
    const { nadia, first } = await market();
    const accept = () =>
      world.as(nadia).offers.accept({ id: first, round: 1 }, { idempotencyKey: "accept-it" });
    expect(await accept()).toEqual(await accept());
    expect(await refusal(world.as(nadia).offers.accept({ id: first, round: 1 }))).toMatchObject({
      status: 409,
      message: "This offer is accepted already.",
    });
    expect(await world.db.select().from(orders)).toHaveLength(1);
  });

  it("cannot edit or cancel the request meanwhile, only give the order up", async () => {
    const { nadia, id, first } = await market();
    await world.as(nadia).offers.accept({ id: first, round: 1 });
    const api = world.as(nadia).requests;
    const { refused } = await outcomes([
      api.cancel({ id }),
      api.save({ ...whole, id, title: "Another title" }),
      api.setClosed({ id, is_closed: true }),
    ]);
    const conflict = expect.objectContaining({ status: 409, current: { request_status: "awarding" } });
    expect(refused).toEqual([conflict, conflict, conflict]);
  });

  it("cannot accept what was withdrawn, declined, or sent to somebody else", async () => {
    const { nadia, sides, first, second } = await market();
    await world.as(nadia).offers.decline({ id: first });
    expect(await refusal(world.as(nadia).offers.accept({ id: first, round: 1 }))).toMatchObject({
      status: 409,
      message: "This offer was declined.",
    });
    const stranger = await world.aCustomer();
    expect(await refusal(world.as(stranger).offers.accept({ id: second, round: 1 }))).toMatchObject({
      status: 404,
    });
    if (sides[1]) await world.as(sides[1]).offers.withdraw({ id: second });
    expect(await refusal(world.as(nadia).offers.accept({ id: second, round: 1 }))).toMatchObject({
      status: 409,
    });
  });

  it("cannot accept the offer of somebody whose account was closed, until it is open again", async () => {
    const { nadia, sides, first } = await market();
    const { staff } = world.as(await world.aStaffMember());
    const closed = { id: sides[0]?.id ?? "", reason: "Three appointments were missed." };
    await staff.deactivate(closed);
    const accept = () => world.as(nadia).offers.accept({ id: first, round: 1 });
    expect(await refusal(accept())).toMatchObject({
      ...{ status: 409, current: { offer_status: "pending" } },
      message: expect.stringContaining("inactive"),
    });
    expect(await world.db.select().from(orders)).toEqual([]);
    await staff.reactivate({ ...closed, reason: "It was somebody else's fault." });
    expect(await accept()).toMatchObject({ order_id: expect.any(String) });
  });
});

describe("The eleventh offer", () => {
  it("waits unseen in the queue and moves up when a place frees", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const sides = await providers(world, 12);
    const sent = [];
    for (const provider of sides) sent.push(await sendOffer(world, provider, id));
    expect(sent.map(({ status }) => status)).toEqual([...Array(10).fill("pending"), "queued", "queued"]);
    expect(world.said.at(-1)).toMatch(/waits in the queue/);
    const compare = async () =>
      (await world.as(nadia).offers.compare({ id })).offers.map((offer) => offer.id);
    expect(await compare()).toHaveLength(10);
    expect(await refusal(world.as(nadia).offers.get({ id: sent[10]?.id ?? "" }))).toMatchObject({
      status: 404,
    });
    await world.as(nadia).offers.decline({ id: sent[3]?.id ?? "" });
    expect(await compare()).toContain(sent[10]?.id);
    expect(await compare()).not.toContain(sent[11]?.id);
    expect(await kindsTo(sides[10])).toEqual(["offer_moved_up"]);
    expect((await world.as(nadia).requests.get({ id })).offers_count).toBe(10);
  });

  it("moves up needing to be confirmed when the request has changed since, and not while new offers are unwanted", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const sides = await providers(world, 11);
    const sent: Sent[] = [];
    for (const provider of sides) sent.push(await sendOffer(world, provider, id));
    await world.as(nadia).requests.save({ ...whole, id, timing: "asap" });
    await world.as(nadia).requests.setClosed({ id, is_closed: true });
    await world.as(nadia).offers.decline({ id: sent[0]?.id ?? "" });
    const last = () => world.as(sides[10] ?? nadia).offers.get({ id: sent[10]?.id ?? "" });
    expect(await last()).toMatchObject({ status: "queued" });
    await world.as(nadia).requests.setClosed({ id, is_closed: false });
    expect(await last()).toMatchObject({ status: "stale", can: ["revise", "withdraw", "reconfirm"] });
  });

  it("is not selected either when the request is cancelled", async () => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const sides = await providers(world, 11);
    for (const provider of sides) await sendOffer(world, provider, id, terms);
    await world.as(nadia).requests.cancel({ id });
    const { content, counts } = await world.as(sides[10] ?? nadia).offers.mine({ tab: "closed" });
    expect(content).toMatchObject([{ status: "not_selected" }]);
    expect(counts).toEqual({ live: 0, discount: 0, accepted: 0, closed: 1 });
    const [row] = await world.db.select().from(requests).where(eq(requests.id, id));
    expect(row).toMatchObject({ status: "cancelled", liveOffersCount: 0, offersCount: 10 });
  });
});
