import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { outcomes, type Sent, sendOffer, terms } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();
let nadia: Person;
let tarek: Person;
let id: string;
let sent: Sent;

beforeEach(async () => {
  [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  id = await openRequestOf(world, nadia);
  sent = await sendOffer(world, tarek, id);
});
afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const customer = () => world.as(nadia).offers;
const provider = () => world.as(tarek).offers;
const seen = () => customer().get({ id: sent.id });
const ask = (price: number, note?: string) => customer().askDiscount({ id: sent.id, price, note });

describe("A discount", () => {
  it("asked for, answered with another price, is agreed on at that price", async () => {
    await ask(25_000, "My neighbour paid less");
    expect(await seen()).toMatchObject({
      ...{ status: "discount_requested", asked_price: { amount: 25_000 }, asks_left: 2, round: 1 },
      can: ["decline", "take_back"],
    });
    expect((await provider().get({ id: sent.id })).can).toEqual([
      "withdraw",
      "accept_discount",
      "counter_discount",
      "decline_discount",
    ]);
    await provider().counterDiscount({ id: sent.id, asked: 25_000, price: 27_500 });
    expect(await seen()).toMatchObject({
      ...{ status: "pending", price: { amount: 27_500 }, previous_price: { amount: 30_000 }, round: 2 },
      asked_price: null,
      rounds: [
        { by: "provider", kind: "sent", price: { amount: 30_000 } },
        { by: "customer", kind: "asked", price: { amount: 25_000 }, note: "My neighbour paid less" },
        { by: "provider", kind: "countered", price: { amount: 27_500 } },
      ],
    });
    await customer().accept({ id: sent.id, round: 2 });
  });

  it("is accepted at the asked price; a visit fee never exceeds it", async () => {
    const basem = await world.aProvider();
    const low = await sendOffer(world, basem, id, { visit_fee: 30_000 });
    await customer().askDiscount({ id: low.id, price: 26_000 });
    const asked = { id: low.id, asked: 26_000 };
    expect(await refusal(provider().acceptDiscount(asked))).toMatchObject({ status: 404 });
    await world.as(basem).offers.acceptDiscount(asked);
    const both = { price: { amount: 26_000 }, visit_fee: { amount: 26_000 } };
    expect(await customer().get({ id: low.id })).toMatchObject(both);
    await ask(26_000);
    await provider().acceptDiscount({ id: sent.id, asked: 26_000 });
    const agreed = { price: { amount: 26_000 }, visit_fee: { amount: 5_000 } };
    expect(await seen()).toMatchObject({ status: "pending", ...agreed, round: 2 });
  });

  it("is declined and taken back without a new round", async () => {
    await ask(25_000);
    await provider().declineDiscount({ id: sent.id, asked: 25_000 });
    await ask(26_000);
    await customer().takeBackDiscount({ id: sent.id });
    expect(await seen()).toMatchObject({
      ...{ status: "pending", price: { amount: 30_000 }, previous_price: null, round: 1 },
      asks_left: 1,
    });
    await customer().accept({ id: sent.id, round: 1 });
  });

  it("is asked for three times at most", async () => {
    for (const price of [25_000, 26_000, 27_000]) {
      await ask(price);
      await provider().declineDiscount({ id: sent.id, asked: price });
    }
    expect(await refusal(ask(28_000))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/ 3 times /),
    });
    expect((await seen()).can).toEqual(["accept", "decline"]);
  });

  it("must be lower than the price and above the floor, for both sides", async () => {
    expect((await refusal(ask(30_000))).errors?.price?.[0]).toMatch(/less than the present price, EGP\s300/);
    expect((await refusal(ask(1))).errors?.price?.[0]).toMatch(/or more/);
    expect(await seen()).toMatchObject({ status: "pending", asks_left: 3 });
    await ask(25_000);
    for (const price of [30_000, 1])
      expect(await refusal(provider().counterDiscount({ id: sent.id, asked: 25_000, price }))).toMatchObject({
        status: 422,
      });
    expect(await seen()).toMatchObject({ status: "discount_requested", price: { amount: 30_000 } });
  });

  it("is answered as it was read: one that was asked anew since then is shown first", async () => {
    await ask(28_000);
    await customer().takeBackDiscount({ id: sent.id });
    await ask(25_000);
    const seen_ = { id: sent.id, asked: 28_000 };
    for (const answer of [
      () => provider().acceptDiscount(seen_),
      () => provider().counterDiscount({ ...seen_, price: 29_000 }),
      () => provider().declineDiscount(seen_),
    ])
      expect(await refusal(answer())).toMatchObject({
        status: 409,
        message:
          "The discount request has changed: the customer now asks for EGP\u00A0250. Please answer that.",
        current: { offer_status: "discount_requested", asked: 25_000 },
      });
    expect(await refusal(world.inLanguage("ar", tarek).offers.acceptDiscount(seen_))).toMatchObject({
      message: "تغيّر طلب الخصم: السعر المطلوب الآن 250\u00A0ج.م. يُرجى الردّ على هذا السعر.",
    });
    expect(await seen()).toMatchObject({ status: "discount_requested", price: { amount: 30_000 } });
    await provider().acceptDiscount({ id: sent.id, asked: 25_000 });
    expect(await seen()).toMatchObject({ status: "pending", price: { amount: 25_000 }, round: 2 });
  });

  it("that waits is answered or taken back before the old price can be accepted", async () => {
    await ask(25_000);
    const { current } = await refusal(customer().accept({ id: sent.id, round: 1 }));
    expect(current).toMatchObject({ offer_status: "discount_requested", asked: 25_000 });
    expect(Object.values(current ?? {}).filter((one) => one === 25_000)).toHaveLength(1);
    expect(await refusal(provider().revise({ ...terms, id: sent.id }))).toMatchObject({ status: 409 });
  });

  it("hides contacts in its notes", async () => {
    await ask(25_000, "Call 0100 123 4567");
    expect(world.said.at(-1)).toMatch(/hidden until payment/);
    expect((await seen()).rounds.at(-1)?.note).toBe("Call •••");
    const answer = { id: sent.id, asked: 25_000, price: 27_000, note: "Or write: tarek@example.com" };
    await provider().counterDiscount(answer);
    expect(world.said.at(-1)).toMatch(/hidden until payment/);
    expect((await seen()).rounds.at(-1)?.note).toBe("Or write: •••");
  });
});

describe("A technician", () => {
  it("revises the terms: a new round, and the earlier one cannot be accepted any more", async () => {
    await provider().revise({ ...terms, id: sent.id, price: 33_000, duration: 120 });
    const { status, message, current } = await refusal(customer().accept({ id: sent.id, round: 1 }));
    expect(status).toBe(409);
    expect(message).toBe("This offer has changed. Here are the new terms.");
    expect(current).toMatchObject({ round: 2, price: 33_000, offer_status: "pending" });
    expect(await seen()).toMatchObject({
      duration: 120,
      price: { amount: 33_000 },
      previous_price: { amount: 30_000 },
    });
    await customer().accept({ id: sent.id, round: 2 });
  });

  it("withdraws, and may send another", async () => {
    await provider().withdraw({ id: sent.id });
    expect(await seen()).toMatchObject({ status: "withdrawn", can: [] });
    expect(await refusal(provider().withdraw({ id: sent.id }))).toMatchObject({
      status: 409,
      message: "This offer was withdrawn.",
    });
    await sendOffer(world, tarek, id);
    expect((await world.as(nadia).requests.get({ id })).offers_count).toBe(1);
  });

  it("confirms an offer when the request has changed, or sends new terms", async () => {
    await world.as(nadia).requests.save({ ...whole, id, district_id: "cairo-zamalek" });
    expect(await seen()).toMatchObject({ status: "stale", can: ["decline"] });
    expect(await refusal(customer().accept({ id: sent.id, round: 1 }))).toMatchObject({ status: 409 });
    await provider().reconfirm({ id: sent.id, version: 2 });
    expect(await seen()).toMatchObject({ status: "pending", round: 1 });
    await world.as(nadia).requests.save({ ...whole, id, timing: "asap" });
    await provider().revise({ ...terms, id: sent.id, version: 3, price: 35_000 });
    expect(await seen()).toMatchObject({ status: "pending", round: 2 });
  });

  it("is not asked to confirm for a change that is not material", async () => {
    await world.as(nadia).requests.save({ ...whole, id, title: "Kitchen tap drips", budget_max: 40_000 });
    expect(await seen()).toMatchObject({ status: "pending" });
  });

  it("cannot do the customer's part, nor the customer theirs", async () => {
    const { won, refused } = await outcomes([
      world.as(nadia).offers.withdraw({ id: sent.id }),
      world.as(nadia).offers.revise({ ...terms, id: sent.id }),
      world.as(tarek).offers.accept({ id: sent.id, round: 1 }),
      world.as(tarek).offers.decline({ id: sent.id }),
    ]);
    expect([won, refused]).toEqual([0, Array(4).fill(expect.objectContaining({ status: 403 }))]);
  });
});
