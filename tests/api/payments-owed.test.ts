import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { closings } from "../support/closing";
import { sendOffer } from "../support/offers";
import { accepted, agreeOn, type Deal, delivered, paid, started } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const { close, openAgain } = closings(world);

const owedBy = async ({ nadia }: Deal) => (await world.as(nadia).payments.mine({})).owed;

/** A price of EGP 360 instead of 300, which both sides agree on. */
const raise = (deal: Deal) => agreeOn(world, deal, 36_000);

describe("Among her payments a customer finds what she is to pay now", () => {
  it("as the checkout says it, before she has begun to pay, until it is paid", async () => {
    const deal = await accepted(world);
    const { due, request } = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
    expect(await owedBy(deal)).toEqual([
      {
        ...{ order_id: deal.orderId, request, provider_name: expect.any(String), purpose: "price" },
        ...{ amount: due?.amount, due_at: due?.due_at },
      },
    ]);
    expect(await owedBy(await paid(world))).toEqual([]);
  });

  it("the change of a price too, whatever the job has come to, until the work counts as approved", async () => {
    for (const make of [paid, started, delivered]) {
      const deal = await make(world);
      expect(await owedBy(deal)).toEqual([]);
      await raise(deal);
      const { due } = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
      expect(due?.amount).toMatchObject({ amount: 6_000 });
      expect(await owedBy(deal)).toMatchObject([
        { purpose: "increase", amount: due?.amount, due_at: due?.due_at },
      ]);
    }
  });

  it("not once she says that the transfer was sent", async () => {
    const deal = await accepted(world);
    const nadia = world.as(deal.nadia);
    const { payment } = await nadia.payments.pay({ id: deal.orderId, method: "transfer" });
    expect(await owedBy(deal)).toHaveLength(1);
    await nadia.payments.proof({ id: payment.id });
    expect(await owedBy(deal)).toEqual([]);
  });

  it("not while the technician's account is closed, nor after the time for it, before anything has swept", async () => {
    const deal = await accepted(world);
    await close(deal.tarek);
    expect(await owedBy(deal)).toEqual([]);
    await openAgain(deal.tarek);
    expect(await owedBy(deal)).toHaveLength(1);
    const other = await accepted(world);
    world.clock.advance(world.house.settings.paymentByCardWithin);
    expect(await owedBy(other)).toEqual([]);
  });
});

it("The soonest stands first, and nobody sees a stranger's", async () => {
  const { nadia, tarek, orderId } = await accepted(world);
  world.clock.advance(60);
  const requestId = await openRequestOf(world, nadia);
  const { id } = await sendOffer(world, tarek, requestId);
  const { order_id: second } = await world.as(nadia).offers.accept({ id, round: 1 });
  await accepted(world);
  const { owed } = await world.as(nadia).payments.mine({});
  expect(owed.map(({ order_id }) => order_id)).toEqual([orderId, second]);
});
