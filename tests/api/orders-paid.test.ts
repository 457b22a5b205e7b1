import { afterEach, describe, expect, it, vi } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import {
  accepted,
  beginCard,
  codeOf,
  completed,
  delivered,
  paid,
  press,
  settleGateway,
} from "../support/paid";

const world = await openWorld();
const hour = 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Nadia, who has accepted Tarek's offer,", () => {
  it("pays by card: the money is held, the address is shown, the code is hers alone", async () => {
    const deal = await accepted(world);
    const due = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
    expect(due).toMatchObject({
      ...{ status: "awaiting_payment", methods: ["card", "transfer"], payment: null },
      due: { purpose: "price", amount: { amount: 30_000 }, vat: null, vat_percent: 14 },
      cancelling: { fee: { amount: 5_000 }, is_paid_out: true, free_until: "2026-12-09T08:30:00.000Z" },
    });
    await press(world, await beginCard(world, deal), "pay");
    const hers = await world.as(deal.nadia).orders.get({ id: deal.orderId });
    expect(hers).toMatchObject({ status: "paid", next: { actor: "provider", key: "job.paid" } });
    expect(hers.arrival_code).toMatch(/^\d{4}$/);
    const { request, order } = await world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
    expect(request.private).toMatchObject({ address: "12 Road 9, third floor" });
    expect(order).toMatchObject({
      status: "paid",
      arrival_code: null,
      next: { actor: "you", key: "job.start" },
    });
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    expect(payment).toMatchObject({
      status: "succeeded",
      amount: { amount: 30_000 },
      provider_name: expect.stringMatching(/^Tarek Fawzy/),
      order_id: deal.orderId,
    });
  });

  it("is declined, tries again, and pays", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    await press(world, reference, "decline");
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({
      status: "awaiting_payment",
    });
    expect(await beginCard(world, deal)).toBe(reference);
    await press(world, reference, "ask");
    await press(world, reference, "confirm");
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({ status: "paid" });
  });

  it("pays when the time for it is over: the request is open again, and everything goes back", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    world.clock.advance(hour);
    await settleGateway(world);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    await settleGateway(world);
    await press(world, reference, "payLate");
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({ status: "open" });
    await settleGateway(world);
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    expect(payment).toMatchObject({ status: "refunded", refunded: { amount: 30_000 } });
    const checkout = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
    expect(checkout).toMatchObject({ status: "cancelled", is_unpaid: true, unpaid_by: "time" });
    expect(await bookedFor(world, deal.orderId)).toEqual(["late_payment", "refund_paid"]);
    expect(await balances(world)).toEqual({});
  });

  it.each([
    ["twice", { times: 2 }],
    ["reversed", { isReversed: true }],
  ] as const)(
    "is told of it %s, as the page of the sandbox can have it, and it changes nothing",
    async (manner, as) => {
      const deliver = vi.spyOn(world.gateway, "deliver");
      const deal = await accepted(world);
      const reference = await beginCard(world, deal);
      await world.guest.sandbox.press({ reference, press: "ask", manner: "later" });
      expect(deliver).not.toHaveBeenCalled();
      await world.guest.sandbox.press({ reference, press: "confirm", manner });
      expect(deliver.mock.calls.map(([, how]) => how)).toEqual([as]);
      expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({ status: "paid" });
      expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
      expect(await bookedFor(world, deal.orderId)).toEqual(["payment"]);
    },
  );

  it("sees what another customer's order costs as little as the order itself", async () => {
    const deal = await paid(world);
    const stranger = world.as(await world.aCustomer());
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    for (const call of [
      () => stranger.payments.checkout({ id: deal.orderId }),
      () => stranger.payments.pay({ id: deal.orderId, method: "card" }),
      () => stranger.payments.get({ id: payment?.id ?? "" }),
      () => stranger.payments.proof({ id: payment?.id ?? "" }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404 });
  });
});

describe("Tarek, whose job is paid,", () => {
  it("begins with the code, after wrong ones that count", async () => {
    const deal = await paid(world);
    const tarek = world.as(deal.tarek);
    const code = await codeOf(world, deal);
    const wrong = code === "0000" ? "0001" : "0000";
    expect(await refusal(tarek.orders.start({ id: deal.orderId, code: wrong }))).toMatchObject({
      ...{
        status: 422,
        errors: { code: [expect.stringContaining("not right"), expect.stringContaining("9")] },
      },
    });
    await tarek.orders.start({ id: deal.orderId, code });
    expect(await tarek.orders.get({ id: deal.orderId })).toMatchObject({
      status: "in_progress",
      can: expect.arrayContaining(["deliver"]),
    });
  });

  it("is locked out after ten wrong codes", async () => {
    const deal = await paid(world);
    const tarek = world.as(deal.tarek);
    for (let n = 0; n < 10; n += 1) await refusal(tarek.orders.start({ id: deal.orderId, code: "x" }));
    const code = await codeOf(world, deal);
    expect(await refusal(tarek.orders.start({ id: deal.orderId, code }))).toMatchObject({ status: 409 });
  });

  it("delivers, and is approved: what is left after the commission clears after seven days", async () => {
    const deal = await completed(world);
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({
      status: "completed",
      can: ["claim_warranty", "dispute"],
    });
    expect(await world.as(deal.tarek).orders.get({ id: deal.orderId })).toMatchObject({
      earning: { payout: { amount: 27_000 }, commission: { amount: 3_000 } },
      next: { actor: "nobody", key: "job.clearing", money: { amount: 27_000 } },
    });
    expect(await balances(world)).toEqual({ gateway: 30_000, pending: 27_000, revenue: 2_632, vat_due: 368 });
    world.clock.advance(7 * 24 * hour);
    await world.as(deal.tarek).orders.get({ id: deal.orderId });
    expect(await balances(world)).toMatchObject({ available: 27_000 });
  });

  it("is approved by silence after 72 hours, with two reminders before it", async () => {
    const deal = await delivered(world);
    const awaited = await world.as(deal.nadia).orders.get({ id: deal.orderId });
    for (const hours of [24.5, 36, 12]) {
      world.clock.advance(hours * hour);
      await world.as(deal.nadia).orders.get({ id: deal.orderId });
    }
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({
      status: "completed",
    });
    const told = (await world.db.query.notifications.findMany()).filter(
      ({ kind }) => kind === "approval_awaited",
    );
    expect(told.map(({ userId }) => userId)).toEqual([deal.nadia.id, deal.nadia.id]);
    const { confirms_at } = awaited;
    for (const { params } of told)
      expect(params).toMatchObject({ due: confirms_at, price: 30_000, currency: "EGP" });
  });
});
