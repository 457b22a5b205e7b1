import { afterEach, describe, expect, it } from "vitest";
import { findAgreed } from "~/api/offers/offer-store";
import { formatMoney } from "~/i18n/money";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { beginCard, type Deal, delivered, paid, press, settleGateway, started } from "../support/paid";

const world = await openWorld();
const hour = 3600;
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const reason = "The valve is broken as well";

/** What was proposed last, as each side sees it. */
async function newest(deal: Deal) {
  const [hers] = (await customer(deal).get({ id: deal.orderId })).proposals;
  const [his] = (await provider(deal).get({ id: deal.orderId })).proposals;
  if (!hers || !his) throw new Error("A proposal");
  return { hers, his };
}

async function proposed(deal: Deal, price: number): Promise<string> {
  await provider(deal).proposePrice({ id: deal.orderId, price, reason });
  return (await newest(deal)).hers.id;
}

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Tarek, who has seen the job,", () => {
  it("proposes a higher price, which holds once Nadia has agreed and paid the difference", async () => {
    const deal = await started(world);
    const id = await proposed(deal, 42_000);
    expect(await newest(deal)).toMatchObject({
      hers: {
        ...{ by: "other", status: "proposed", can: ["agree", "decline"], reason },
        ...{ price: { amount: 42_000 }, price_before: { amount: 30_000 }, difference: { amount: 12_000 } },
        payout: null,
      },
      his: { by: "you", can: ["withdraw"], payout: { amount: 37_800 } },
    });
    await customer(deal).agree({ id });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ price: { amount: 30_000 } });
    expect((await newest(deal)).hers).toMatchObject({ status: "agreed", can: ["pay"] });
    await press(world, await beginCard(world, deal), "pay");
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ price: { amount: 42_000 } });
    expect((await newest(deal)).hers).toMatchObject({
      ...{ status: "done", can: [] },
      ...{ price_before: { amount: 30_000 }, difference: { amount: 12_000 } },
    });
    const { my_offer } = await world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
    expect(my_offer).toMatchObject({ price: { amount: 30_000 }, earning: { payout: { amount: 37_800 } } });
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment", "payment"]);
    expect(await balances(world)).toEqual({ gateway: 42_000, held: 42_000 });
  });

  it("proposes a lower one: the difference goes back when Nadia agrees", async () => {
    const deal = await paid(world);
    await customer(deal).agree({ id: await proposed(deal, 24_000) });
    await settleGateway(world);
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ price: { amount: 24_000 } });
    expect((await newest(deal)).his).toMatchObject({ status: "done", difference: { amount: -6_000 } });
    expect(await balances(world)).toEqual({ gateway: 24_000, held: 24_000 });
  });

  it("hears no, with a reason whose contacts are hidden, and may ask again", async () => {
    const deal = await delivered(world);
    const id = await proposed(deal, 42_000);
    await customer(deal).decline({ id, answer: "We agreed on a price. Call 01001234567" });
    const { his } = await newest(deal);
    expect(his).toMatchObject({ status: "declined", can: [] });
    expect(his.answer).not.toContain("01001234567");
    await proposed(deal, 36_000);
  });

  it("takes the proposal back", async () => {
    const deal = await paid(world);
    const id = await proposed(deal, 42_000);
    await provider(deal).withdraw({ id });
    expect((await newest(deal)).hers).toMatchObject({ status: "withdrawn", can: [] });
    expect(await refusal(customer(deal).agree({ id }))).toMatchObject({
      ...{ status: 409, current: { proposal_status: "withdrawn" } },
    });
  });

  it("hears nothing for 48 hours, and the price stands", async () => {
    const deal = await paid(world);
    await proposed(deal, 42_000);
    world.clock.advance(48 * hour);
    expect((await newest(deal)).hers).toMatchObject({ status: "lapsed", can: [] });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ price: { amount: 30_000 } });
  });

  it("is not paid more in 48 hours: the price stands", async () => {
    const deal = await paid(world);
    await customer(deal).agree({ id: await proposed(deal, 42_000) });
    world.clock.advance(48 * hour);
    expect((await newest(deal)).hers).toMatchObject({ status: "lapsed", can: [] });
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  });

  it("cannot propose the price that stands, nor two at once, nor agree to his own", async () => {
    const deal = await paid(world);
    const same = provider(deal).proposePrice({ id: deal.orderId, price: 30_000, reason });
    expect(await refusal(same)).toMatchObject({ status: 422, errors: { price: [expect.any(String)] } });
    const id = await proposed(deal, 42_000);
    const second = customer(deal).proposePrice({ id: deal.orderId, price: 20_000, reason });
    expect(await refusal(second)).toMatchObject({ status: 409 });
    expect(await refusal(provider(deal).agree({ id }))).toMatchObject({ status: 409 });
    expect(await refusal(customer(deal).withdraw({ id }))).toMatchObject({ status: 409 });
  });

  it("cannot go below the least price of the service, by whichever side", async () => {
    const deal = await paid(world);
    const { floor } = await findAgreed(world.db, deal.orderId);
    for (const orders of [provider(deal), customer(deal)])
      expect(
        await refusal(orders.proposePrice({ id: deal.orderId, price: floor - 1, reason })),
      ).toMatchObject({
        ...{ status: 422, code: "invalid" },
        errors: { price: [`The amount must be ${formatMoney("en", "latn", floor, "EGP")} or more.`] },
      });
    const id = await proposed(deal, floor);
    await customer(deal).agree({ id });
    expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({ price: { amount: floor } });
  });
});

describe("A proposal", () => {
  it("is not there for anybody else", async () => {
    const deal = await paid(world);
    const id = await proposed(deal, 42_000);
    for (const person of [await world.aCustomer(), await world.aProvider()]) {
      const { orders } = world.as(person);
      for (const call of [
        () => orders.agree({ id }),
        () => orders.decline({ id }),
        () => orders.withdraw({ id }),
        () => orders.finish({ id }),
        () => orders.proposePrice({ id: deal.orderId, price: 20_000, reason }),
      ])
        expect(await refusal(call())).toMatchObject({ status: 404 });
    }
  });

  it("means nothing any more when the job is cancelled", async () => {
    const deal = await paid(world);
    await proposed(deal, 42_000);
    await customer(deal).cancel({ id: deal.orderId, fee: 0 });
    expect((await newest(deal)).hers).toMatchObject({ status: "lapsed" });
  });
});
