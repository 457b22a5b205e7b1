import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countries } from "~/i18n/country";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { chargedBack } from "../support/chargebacks";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import {
  accepted,
  beginCard,
  codeOf,
  completed,
  type Deal,
  delivered,
  paid,
  press,
  settleGateway,
} from "../support/paid";

const deemed = { ...countries.EG, isPlatformSupplier: true };
const world = await openWorld({ settings: { visitPriceFloor: 2_000 } });
const { settings } = world.house;

/** Where the law takes the platform for the supplier of what technicians sell through it. */
beforeEach(() => {
  Object.assign(settings, { country: deemed });
});

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const invoicesOf = async ({ nadia, tarek, orderId: id }: Deal) => {
  const found = [];
  for (const { id: invoice, subject } of await world.as(tarek).invoices.ofOrder({ id }))
    found.push(await world.as(subject === "job" ? nadia : tarek).invoices.get({ id: invoice }));
  return found;
};

/** EGP 300 with 14 % VAT: 3,684 of the price, 368 of the commission of 3,000. */
const shared = { pending: 23_316, revenue: 2_632, vat_due: 4_052 };

describe("The platform as the deemed supplier", () => {
  it("owes the VAT on the price and on its commission; the technician has the rest", async () => {
    const deal = await completed(world);
    expect(await balances(world)).toEqual({ gateway: 30_000, ...shared });
    expect(await world.as(deal.tarek).orders.get({ id: deal.orderId })).toMatchObject({
      earning: { payout: { amount: 23_316 }, commission: { amount: 3_000 } },
    });
  });

  it("shows the VAT at the checkout, and to the technician what is left before the offer is sent", async () => {
    const deal = await accepted(world);
    expect((await world.as(deal.nadia).payments.checkout({ id: deal.orderId })).due).toMatchObject({
      ...{ amount: { amount: 30_000 }, vat: { amount: 3_684 } },
    });
    const { my_offer } = await world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
    expect(my_offer?.earning).toMatchObject({ payout: { amount: 23_316 } });
  });

  it("invoices the job itself, with VAT, whether or not the technician is registered", async () => {
    const found = await invoicesOf(await completed(world));
    const job = found.find(({ subject }) => subject === "job");
    expect(job).toMatchObject({
      ...{ seller: { role: "platform" }, buyer: { role: "customer" } },
      ...{ total: { amount: 30_000 }, vat: { amount: 3_684 }, net: { amount: 26_316 } },
    });
  });

  it("works a split out on what is released, once", async () => {
    const dispute = await negotiating(world, await delivered(world));
    await dispute.his.propose({ id: dispute.id, kept: 10_000 });
    const [split] = (await dispute.hers.get({ id: dispute.id })).proposals;
    await dispute.hers.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
    await settleGateway(world);
    // Of 10,000: VAT 1,228; the commission is the minimum of 2,000, VAT 246 within it.
    expect(await balances(world)).toEqual({
      gateway: 10_000,
      pending: 6_772,
      revenue: 1_754,
      vat_due: 1_474,
    });
  });

  it("never takes more commission than the VAT leaves of the price", async () => {
    const deal = await paid(world, { kind: "inspection", price: 2_100, visit_fee: 0 });
    const { orderId: id } = deal;
    await world.as(deal.tarek).orders.start({ id, code: await codeOf(world, deal) });
    await world.as(deal.tarek).orders.deliver({ id });
    await world.as(deal.nadia).orders.confirm({ id });
    // VAT 258; the minimum is 2,000, of which 1,842 are there: VAT 226 within it.
    expect(await balances(world)).toEqual({ gateway: 2_100, revenue: 1_616, vat_due: 484 });
  });

  it("gives the VAT back with the money", async () => {
    const deal = await completed(world);
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({});
    expect((await invoicesOf(deal)).filter(({ kind }) => kind === "credit_note")).toHaveLength(2);
  });

  it("is what it was when the offer was accepted, whatever the law says later", async () => {
    const before = await accepted(world);
    Object.assign(settings, { country: countries.EG });
    const after = await accepted(world);
    for (const deal of [before, after]) {
      const { orderId: id } = deal;
      await press(world, await beginCard(world, deal), "pay");
      await world.as(deal.tarek).orders.start({ id, code: await codeOf(world, deal) });
      await world.as(deal.tarek).orders.deliver({ id });
      await world.as(deal.nadia).orders.confirm({ id });
    }
    const payout = async ({ tarek, orderId: id }: Deal) =>
      (await world.as(tarek).orders.get({ id })).earning?.payout.amount;
    expect([await payout(before), await payout(after)]).toEqual([23_316, 27_000]);
  });
});
