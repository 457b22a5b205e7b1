import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { offers as offersTable, orders, requests } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { customerAndTwo, outcomes, type Sent, sendOffer, terms } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();
const rounds = world.isOverHttp ? 8 : 2;
let nadia: Person;
let tarek: Person;
let other: Person;
let id: string;
let sent: Sent;
let rival: Sent;

beforeEach(async () => {
  [nadia, tarek, other] = await customerAndTwo(world);
});
afterEach(async () => {
  expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

async function market() {
  id = await openRequestOf(world, nadia);
  sent = await sendOffer(world, tarek, id);
  rival = await sendOffer(world, other, id);
}

const customer = () => world.as(nadia).offers;
const provider = () => world.as(tarek).offers;
const accept = (offer: Sent, key?: string) =>
  customer().accept({ id: offer.id, round: 1 }, key ? { idempotencyKey: key } : undefined);
const conflict = expect.objectContaining({ status: 409, current: expect.anything() });
const running = async () =>
  (await world.db.select().from(orders).where(eq(orders.requestId, id))).filter(
    ({ status }) => status !== "cancelled",
  );
const offerRow = async (of: Sent) =>
  (await world.db.select().from(offersTable).where(eq(offersTable.id, of.id)))[0];

/** The same race several times, each on a request of its own. */
async function again(race: () => Promise<void>) {
  for (let i = 0; i < rounds; i++) {
    await market();
    await race();
    expect(await contradictionsIn(world.db)).toEqual([]);
    await world
      .as(nadia)
      .orders.mine({ tab: "to_pay" })
      .then(async ({ content }) => {
        for (const order of content) await world.as(nadia).orders.giveUp({ id: order.id });
      });
    await world
      .as(nadia)
      .requests.cancel({ id })
      .catch(() => null);
  }
}

describe("One winner, and nothing lost, when at the same moment", () => {
  it("two tabs accept two offers", () =>
    again(async () => {
      const { won, refused } = await outcomes([accept(sent), accept(rival)]);
      expect([won, refused]).toEqual([1, [conflict]]);
      expect(await running()).toHaveLength(1);
    }));

  it("two tabs accept the same offer", () =>
    again(async () => {
      const { won, refused } = await outcomes([
        accept(sent),
        accept(sent),
        accept(sent, `${id} one`),
        accept(sent, `${id} two`),
      ]);
      expect([won, refused]).toEqual([1, [conflict, conflict, conflict]]);
      expect(await running()).toHaveLength(1);
    }));

  it("a form is sent twice with the same key: both get the one answer", () =>
    again(async () => {
      const key = { idempotencyKey: `${id} accept` };
      const twice = await Promise.all([1, 2].map(() => customer().accept({ id: sent.id, round: 1 }, key)));
      expect(twice[0]).toEqual(twice[1]);
      expect(await running()).toHaveLength(1);
      const third = await world.aProvider();
      const again_ = { idempotencyKey: `${id} send` };
      const fresh = await openRequestOf(world, nadia);
      const [one, two] = await Promise.all(
        [1, 2].map(() => world.as(third).offers.send({ ...terms, id: fresh }, again_)),
      );
      expect(one?.id).toBe(two?.id);
      await world.as(nadia).requests.cancel({ id: fresh });
    }));

  it("an offer is accepted and revised", () =>
    again(async () => {
      const revise = provider().revise({ ...terms, id: sent.id, price: 45_000 });
      const { won, refused } = await outcomes([accept(sent), revise]);
      expect([won, refused]).toEqual([1, [conflict]]);
      const [order] = await running();
      const row = await offerRow(sent);
      if (order) expect([order.price, row?.price, row?.status]).toEqual([30_000, 30_000, "accepted"]);
      else expect([row?.price, row?.round, row?.status]).toEqual([45_000, 2, "pending"]);
    }));

  it("an offer is accepted and withdrawn", () =>
    again(async () => {
      const { won, refused } = await outcomes([accept(sent), provider().withdraw({ id: sent.id })]);
      expect([won, refused]).toEqual([1, [conflict]]);
      expect((await offerRow(sent))?.status).toBe((await running()).length === 1 ? "accepted" : "withdrawn");
    }));

  it("an offer is accepted and its validity ends", () =>
    again(async () => {
      await world.db
        .update(offersTable)
        .set({ validUntil: world.clock.now() })
        .where(eq(offersTable.id, sent.id));
      world.clock.advance(1);
      const sweeps = [1, 2, 3].map(() => sweepTimers(world.house, world.clock.now()));
      const { refused } = await outcomes([accept(sent)]);
      await Promise.all(sweeps);
      expect(refused).toEqual([conflict]);
      expect(await running()).toHaveLength(0);
    }));

  it("a request is cancelled or edited and an offer on it accepted", () =>
    again(async () => {
      const cancel = world.as(nadia).requests.cancel({ id });
      const edit = world.as(nadia).requests.save({ ...whole, id, timing: "asap" });
      const { won, refused } = await outcomes([accept(sent), cancel, edit]);
      expect(won).toBeGreaterThanOrEqual(1);
      expect(refused.every((one) => (one as { status: number }).status === 409)).toBe(true);
      const [row] = await world.db.select().from(requests).where(eq(requests.id, id));
      expect((await running()).length).toBe(row?.status === "awarding" ? 1 : 0);
    }));

  it("the customer takes a discount request back and the technician answers it", () =>
    again(async () => {
      const asked = 25_000;
      await customer().askDiscount({ id: sent.id, price: asked });
      const answers = [
        customer().takeBackDiscount({ id: sent.id }),
        provider().counterDiscount({ id: sent.id, asked, price: 28_000 }),
        provider().acceptDiscount({ id: sent.id, asked }),
      ];
      const { won, refused } = await outcomes(answers);
      expect([won, refused]).toEqual([1, [conflict, conflict]]);
      expect((await offerRow(sent))?.askedPrice).toBeNull();
    }));

  it("both sides give an order up while its time for paying ends", () =>
    again(async () => {
      const { order_id } = await accept(sent);
      const giveUp = (person: Person) => world.as(person).orders.giveUp({ id: order_id });
      const { won, refused } = await outcomes([giveUp(nadia), giveUp(tarek), giveUp(nadia)]);
      expect([won, refused]).toEqual([1, [conflict, conflict]]);
      expect((await offerRow(sent))?.status).toBe("pending");
      expect((await offerRow(rival))?.status).toBe("pending");
    }));
});
