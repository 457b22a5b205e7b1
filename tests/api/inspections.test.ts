import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { beginCard, codeOf, type Deal, paid, press, settleGateway } from "../support/paid";

const world = await openWorld();
const day = 86_400;
const hers = ({ nadia }: Deal) => world.as(nadia).orders;
const his = ({ tarek }: Deal) => world.as(tarek).orders;
const reason = "The boiler needs a new valve";
/** EGP 50 for the visit, at 10:30 in Cairo, a fortnight after the offer's validity is over. */
const inspection = () => paid(world, { kind: "inspection", price: 5_000, visit_fee: 0 });

const until = (iso: string) => world.clock.advance((Date.parse(iso) - world.clock.now().getTime()) / 1000);

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A visit to look at a job", () => {
  it("stays agreed when the offer's validity is long over", async () => {
    const deal = await inspection();
    until("2026-12-09T08:00Z");
    const { content } = await world.as(deal.tarek).offers.mine({ tab: "accepted" });
    expect(content).toMatchObject([{ id: deal.offerId, status: "accepted", order_status: "paid" }]);
    expect(Date.parse(content[0]?.valid_until ?? "")).toBeLessThan(world.clock.now().getTime());
    expect(await hers(deal).get({ id: deal.orderId })).toMatchObject({
      ...{ status: "paid", price: { amount: 5_000 }, visit_fee: { amount: 5_000 } },
      can: ["cancel", "propose_price", "propose_time", "dispute"],
    });
  });

  it("is followed by the job's price as a change of price, and both are paid out together", async () => {
    const deal = await inspection();
    const { orderId: id } = deal;
    until("2026-12-10T08:35Z");
    await his(deal).start({ id, code: await codeOf(world, deal) });
    await his(deal).proposePrice({ id, price: 47_000, reason });
    const [asked] = (await hers(deal).get({ id })).proposals;
    expect(asked).toMatchObject({ price_before: { amount: 5_000 }, difference: { amount: 42_000 } });
    await hers(deal).agree({ id: asked?.id ?? "" });
    await press(world, await beginCard(world, deal), "pay");
    expect(await balances(world)).toEqual({ gateway: 47_000, held: 47_000 });
    await his(deal).deliver({ id });
    await hers(deal).confirm({ id });
    expect(await his(deal).get({ id })).toMatchObject({
      status: "completed",
      earning: { payout: { amount: 42_300 }, commission: { amount: 4_700 } },
    });
    const [invoice] = await world.as(deal.nadia).invoices.ofOrder({ id });
    expect(invoice).toMatchObject({ subject: "job", total: { amount: 47_000 } });
  });

  it("that leads to nothing earns its fee, less the commission with its minimum", async () => {
    const deal = await inspection();
    const { orderId: id } = deal;
    await his(deal).start({ id, code: await codeOf(world, deal) });
    await his(deal).proposePrice({ id, price: 47_000, reason });
    const [asked] = (await hers(deal).get({ id })).proposals;
    await hers(deal).decline({ id: asked?.id ?? "" });
    await his(deal).deliver({ id });
    world.clock.advance(3 * day);
    expect(await his(deal).get({ id })).toMatchObject({
      status: "completed",
      earning: { payout: { amount: 3_000 }, commission: { amount: 2_000 } },
    });
  });

  it("is never paid with less than a visit costs, also once somebody is there", async () => {
    const deal = await paid(world, { kind: "inspection", price: 30_000, visit_fee: 0 });
    const { orderId: id } = deal;
    const least = { status: 422, errors: { price: [expect.stringMatching(/EGP\s50 or more/)] } };
    expect(await refusal(his(deal).proposePrice({ id, price: 4_999, reason }))).toMatchObject(least);
    await his(deal).start({ id, code: await codeOf(world, deal) });
    await his(deal).deliver({ id });
    for (const side of [his(deal), hers(deal)])
      expect(await refusal(side.proposePrice({ id, price: 1, reason }))).toMatchObject(least);
    await his(deal).proposePrice({ id, price: 5_000, reason });
    await hers(deal).agree({ id: (await hers(deal).get({ id })).proposals[0]?.id ?? "" });
    expect(await hers(deal).get({ id })).toMatchObject({ price: { amount: 5_000 } });
  });

  it("called off late costs what it was agreed for, and nothing of what was paid on top", async () => {
    const deal = await inspection();
    const { orderId: id } = deal;
    expect(await hers(deal).get({ id })).toMatchObject({
      cancel_cost: { refund: { amount: 5_000 }, fee: { amount: 0 } },
    });
    until("2026-12-09T09:00Z");
    expect(await hers(deal).get({ id })).toMatchObject({
      cancel_cost: { refund: { amount: 0 }, fee: { amount: 5_000 } },
    });
    await his(deal).proposePrice({ id, price: 47_000, reason });
    await hers(deal).agree({ id: (await hers(deal).get({ id })).proposals[0]?.id ?? "" });
    await press(world, await beginCard(world, deal), "pay");
    world.clock.advance(600);
    expect(await refusal(hers(deal).cancel({ id, fee: 0 }))).toMatchObject({ status: 409 });
    await hers(deal).cancel({ id, fee: 5_000 });
    const given = await world.as(deal.nadia).invoices.ofOrder({ id });
    expect(given).toMatchObject([{ kind: "invoice", subject: "visit", total: { amount: 5_000 } }]);
    await settleGateway(world);
    expect(await balances(world)).toMatchObject({ gateway: 5_000, pending: 3_000 });
    expect(await balances(world)).not.toHaveProperty("held");
    const { kept, payment } = await world.as(deal.nadia).payments.checkout({ id });
    expect([kept?.amount, payment?.refunded.amount]).toEqual([5_000, 42_000]);
  });

  it("called off late says that nothing comes back, where nothing else was paid", async () => {
    const deal = await inspection();
    const { orderId: id } = deal;
    until("2026-12-09T09:00Z");
    await hers(deal).cancel({ id, fee: 5_000 });
    expect(world.said.at(-1)).toBe(
      "The job is cancelled. What you paid goes to the technician for the visit.",
    );
    const { kept, payment } = await world.as(deal.nadia).payments.checkout({ id });
    expect([kept?.amount, payment?.refunds]).toEqual([5_000, []]);
  });

  it("to which nobody came to the door is the technician's", async () => {
    const deal = await inspection();
    const { orderId: id } = deal;
    until("2026-12-10T10:30Z");
    await his(deal).claimNoShow({ id, reason: "Nobody opened the door." });
    world.clock.advance(2 * day);
    expect(await hers(deal).get({ id })).toMatchObject({ status: "cancelled", price: { amount: 5_000 } });
    expect(await balances(world)).toMatchObject({ gateway: 5_000, pending: 3_000 });
  });
});
