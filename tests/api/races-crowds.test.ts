import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { customerAndTwo, outcomes, providers, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
let nadia: Person;
let tarek: Person;
let other: Person;
let id: string;

beforeEach(async () => {
  [nadia, tarek, other] = await customerAndTwo(world);
  id = await openRequestOf(world, nadia);
});
afterEach(async () => {
  expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("At the same moment", () => {
  it("one technician sends three offers on a request: one stands", async () => {
    const third = await world.aProvider();
    const { won, refused } = await outcomes([1, 2, 3].map(() => sendOffer(world, third, id)));
    const conflict = expect.objectContaining({ status: 409, current: expect.anything() });
    expect([won, refused]).toEqual([1, [conflict, conflict]]);
  });

  it("a technician with one place left among the waiting offers sends two: one is sent", async () => {
    world.house.settings.pendingOffersPerProvider = 1;
    const second = await openRequestOf(world, nadia);
    const { won, refused } = await outcomes([id, second].map((request) => sendOffer(world, tarek, request)));
    world.house.settings.pendingOffersPerProvider = 50;
    expect([won, refused]).toEqual([1, [expect.objectContaining({ status: 409 })]]);
  });

  it("five technicians send the ninth to the thirteenth offer: two stand, three queue", async () => {
    const first = await sendOffer(world, tarek, id);
    const second = await sendOffer(world, other, id);
    const many = await providers(world, 11);
    for (const person of many.slice(0, 6)) await sendOffer(world, person, id);
    const late = await Promise.all(many.slice(6).map((person) => sendOffer(world, person, id)));
    expect(late.map(({ status }) => status).sort()).toEqual([
      "pending",
      "pending",
      "queued",
      "queued",
      "queued",
    ]);
    const standing = late.find(({ status }) => status === "pending");
    await outcomes([
      world.as(tarek).offers.withdraw({ id: first.id }),
      world.as(other).offers.withdraw({ id: second.id }),
      world.as(nadia).offers.accept({ id: standing?.id ?? "", round: 1 }),
    ]);
  });

  it("six people post, agree, give up and agree again with the same two technicians: all of it holds", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.aCustomer()));
    await Promise.all(
      people.map(async (person) => {
        const mine = await openRequestOf(world, person);
        const [a, b] = await Promise.all([tarek, other].map((one) => sendOffer(world, one, mine)));
        const { order_id } = await world.as(person).offers.accept({ id: a?.id ?? "", round: 1 });
        await world.as(tarek).orders.giveUp({ id: order_id });
        await world.as(person).offers.accept({ id: b?.id ?? "", round: 1 });
      }),
    );
  });
});
