import { afterEach, describe, expect, it } from "vitest";
import type { Client } from "~/web/calls/client.server";
import { openWorld } from "../support/api";
import { bookedFor } from "../support/books";
import { decidedAt, grievance, negotiating, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { outcomes, providers, sendOffer } from "../support/offers";
import { accepted, delivered, paid } from "../support/paid";
import { earner } from "../support/payouts";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

type Press = (api: Client, options?: { idempotencyKey: string }) => Promise<unknown>;

/** Ten presses at the same moment. One is done; whoever comes late is told how it stands, or in what its form is no longer right. */
async function onceOfTen(person: Person, press: Press): Promise<void> {
  const { won, refused } = await outcomes(Array.from({ length: 10 }, () => press(world.as(person))));
  const conflict = expect.objectContaining({ status: 409, message: expect.any(String) });
  expect([won, refused]).toEqual([1, Array(9).fill(conflict)]);
}

/** One form that arrives ten times: all are given the one answer. */
async function alikeForAll(person: Person, press: Press): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const presses = Array.from({ length: 10 }, () => press(world.as(person), { idempotencyKey }));
  const answers = await Promise.all(presses);
  expect(answers).toEqual(Array(10).fill(answers[0]));
}

type Scene = { person: Person; press: Press };

const scenes: Record<string, () => Promise<Scene>> = {
  "accept an offer": async () => {
    const nadia = await world.aCustomer();
    const [tarek] = await providers(world, 1);
    if (!tarek) throw new Error("A provider");
    const { id } = await sendOffer(world, tarek, await openRequestOf(world, nadia));
    return { person: nadia, press: (api, by) => api.offers.accept({ id, round: 1 }, by) };
  },
  "agree to another price": async () => {
    const { nadia, tarek, orderId } = await paid(world);
    const reason = "The valve is broken as well";
    await world.as(tarek).orders.proposePrice({ id: orderId, price: 20_000, reason });
    const { proposals } = await world.as(nadia).orders.get({ id: orderId });
    const id = proposals[0]?.id ?? "";
    return { person: nadia, press: (api, by) => api.orders.agree({ id }, by) };
  },
  "propose another price": async () => {
    const { tarek, orderId: id } = await paid(world);
    const asked = { id, price: 20_000, reason: "The valve is broken as well" };
    return { person: tarek, press: (api, by) => api.orders.proposePrice(asked, by) };
  },
  "approve the work": async () => {
    const { nadia, orderId: id } = await delivered(world);
    return { person: nadia, press: (api, by) => api.orders.confirm({ id }, by) };
  },
  "ask for a payout": async () => {
    const { tarek } = await earner(world);
    return { person: tarek, press: (api, by) => api.payouts.request({ amount: 10_000 }, by) };
  },
  "open a dispute": async () => {
    const { nadia, orderId } = await delivered(world);
    const filed = { kind: "order" as const, about_id: orderId, text: grievance };
    return { person: nadia, press: (api, by) => api.complaints.file(filed, by) };
  },
  "accept a split": async () => {
    const { id, his, nadia } = await negotiating(world);
    await his.propose({ id, kept: 12_345 });
    const proposal_id = (await his.get({ id })).proposals[0]?.id ?? "";
    return { person: nadia, press: (api, by) => api.complaints.accept({ id, proposal_id }, by) };
  },
  "decide on a dispute": async () => {
    const { id, his } = await negotiating(world);
    await his.handOver({ id });
    const decision = { id, outcome: "split" as const, kept: 12_345, ...reasons };
    const person = await world.aStaffMember();
    return { person, press: (api, by) => api.complaints.decide(decision, by) };
  },
  "appeal against a decision": async () => {
    const { id, nadia } = await decidedAt(world, 12_345);
    return { person: nadia, press: (api, by) => api.complaints.appeal({ id, text: grievance }, by) };
  },
};

describe("Ten presses at once", () => {
  it.each(Object.keys(scenes))("to %s: one is done, the others are told how it stands", async (name) => {
    const scene = await scenes[name]?.();
    if (scene) await onceOfTen(scene.person, scene.press);
  });

  it.each(Object.keys(scenes))("of one form to %s: all get its one answer", async (name) => {
    const scene = await scenes[name]?.();
    if (scene) await alikeForAll(scene.person, scene.press);
  });

  it("on “pay” lead to one page of the gateway", async () => {
    const { nadia, orderId: id } = await accepted(world);
    const pay = () => world.as(nadia).payments.pay({ id, method: "card" });
    const urls = (await Promise.all(Array.from({ length: 10 }, pay))).map(({ url }) => url);
    expect(new Set(urls).size).toBe(1);
    const { content } = await world.as(nadia).payments.mine({});
    expect(content).toHaveLength(1);
  });

  it("of the gateway's “pay” are booked once", async () => {
    const { nadia, orderId } = await accepted(world);
    const { url } = await world.as(nadia).payments.pay({ id: orderId, method: "card" });
    const reference = url?.split("/").at(-1) ?? "";
    const press = () => world.guest.sandbox.press({ reference, press: "pay" });
    const { won, refused } = await outcomes(Array.from({ length: 10 }, press));
    expect(won).toBeGreaterThan(0);
    expect(refused).toEqual(Array(10 - won).fill(expect.objectContaining({ status: 409 })));
    expect(await bookedFor(world, orderId)).toEqual(["payment"]);
  });
});
