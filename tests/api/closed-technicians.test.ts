import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { accepted, agreeOn, beginCard, completed, type Deal, paid, started } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const { close, openAgain } = closings(world);
const stripOf = async ({ nadia, requestId }: Pick<Deal, "nadia" | "requestId">) =>
  (await world.as(nadia).requests.get({ id: requestId })).next;

const noAnswer = (order_status: string) => ({
  ...{ status: 409, current: { order_status } },
  message: expect.stringContaining("nobody could answer"),
});

describe("While a technician's account is closed, a job that is not paid", () => {
  it("can be paid in no way, says so, and is given up or goes on when the account is opened", async () => {
    const deal = await accepted(world);
    const api = world.as(deal.nadia);
    await close(deal.tarek);
    for (const method of ["card", "transfer"] as const)
      expect(await refusal(api.payments.pay({ id: deal.orderId, method }))).toMatchObject({
        ...{ status: 409, current: { order_status: "awaiting_payment" } },
        message: expect.stringContaining("inactive"),
      });
    expect(await api.payments.checkout({ id: deal.orderId })).toMatchObject({
      ...{ status: "awaiting_payment", due: null, payment: null },
    });
    expect((await api.orders.get({ id: deal.orderId })).can).toEqual(["give_up"]);
    expect(await stripOf(deal)).toMatchObject({ actor: "you", key: "pay.inactive" });
    await openAgain(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({ key: "pay" });
    expect(await api.payments.checkout({ id: deal.orderId })).toMatchObject({ due: { purpose: "price" } });
    await close(deal.tarek);
    await api.orders.giveUp({ id: deal.orderId });
    expect(await api.requests.get({ id: deal.requestId })).toMatchObject({ status: "open" });
  });

  it("is not paid at the gateway either by whoever was on the way there", async () => {
    const deal = await accepted(world);
    await beginCard(world, deal);
    const { payment } = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
    const urlOf = async () => (await world.as(deal.nadia).payments.get({ id: payment?.id ?? "" })).url;
    expect(await urlOf()).not.toBeNull();
    await close(deal.tarek);
    expect(await urlOf()).toBeNull();
  });
});

describe("While a technician's account is closed, a job that is paid", () => {
  const soon = () => ({
    starts_at: new Date(world.clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 16),
  });

  it("costs nothing to cancel, whatever was stated for the visit", async () => {
    const deal = await paid(world, soon());
    const api = world.as(deal.nadia);
    world.clock.advance(10 * 60);
    const costs = async () => {
      const { cancel_cost, is_provider_active } = await api.orders.get({ id: deal.orderId });
      const { cancelling } = await api.payments.checkout({ id: deal.orderId });
      return { fee: cancel_cost?.fee.amount, said: cancelling.fee.amount, is_provider_active };
    };
    expect(await costs()).toEqual({ fee: 5_000, said: 5_000, is_provider_active: true });
    await close(deal.tarek);
    expect(await costs()).toEqual({ fee: 0, said: 0, is_provider_active: false });
    expect(await stripOf(deal)).toMatchObject({
      ...{ actor: "you", key: "job.inactive", money: { amount: 30_000 } },
    });
    // What was read before the closing is read anew.
    expect(await refusal(api.orders.cancel({ id: deal.orderId, fee: 5_000 }))).toMatchObject({ status: 409 });
    await api.orders.cancel({ id: deal.orderId, fee: 0, retender: true });
    expect(await api.requests.get({ id: deal.requestId })).toMatchObject({
      ...{ status: "open", visit_kept: null },
    });
  });

  it("has no arrival code, with which nobody can come now", async () => {
    const deal = await paid(world);
    const codeNow = async () => (await world.as(deal.nadia).orders.get({ id: deal.orderId })).arrival_code;
    const code = await codeNow();
    expect(code).toMatch(/^\d{4}$/);
    await close(deal.tarek);
    expect(await codeNow()).toBeNull();
    expect(await refusal(world.as(deal.nadia).orders.newCode({ id: deal.orderId }))).toMatchObject({
      ...{ status: 409, current: { order_status: "paid" } },
      message: "This technician’s account is inactive now, so nobody can begin with an arrival code.",
    });
    await openAgain(deal.tarek);
    expect(await codeNow()).toBe(code);
  });

  it("says how it is once the work has begun, too", async () => {
    const deal = await started(world);
    await close(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({ actor: "you", key: "job.inactive.begun" });
    await openAgain(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({ key: "job.in_progress" });
  });

  it("takes no higher price that was agreed on before", async () => {
    const deal = await started(world);
    const api = world.as(deal.nadia);
    await agreeOn(world, deal, 36_000);
    expect(await stripOf(deal)).toMatchObject({ key: "increase.yours" });
    await close(deal.tarek);
    expect(await refusal(api.payments.pay({ id: deal.orderId, method: "card" }))).toMatchObject({
      status: 409,
    });
    expect(await stripOf(deal)).toMatchObject({ key: "job.inactive.begun" });
    const order = await api.orders.get({ id: deal.orderId });
    expect(order.proposals.map(({ can }) => can)).toEqual([[]]);
    expect(order.waits).toBeNull();
    expect((await api.orders.mine({ tab: "waiting" })).content).toEqual([]);
  });

  it("is not asked for another price that nobody could agree to, and waits for none", async () => {
    const deal = await started(world);
    const api = world.as(deal.nadia);
    const ask = { id: deal.orderId, price: 24_000, reason: "The old cartridge could stay." };
    await api.orders.proposePrice(ask);
    expect(await stripOf(deal)).toMatchObject({ actor: "provider", key: "price.theirs.down" });
    await close(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({ actor: "you", key: "job.inactive.begun" });
    const { proposals, can, waits } = await api.orders.get({ id: deal.orderId });
    expect({ can, waits }).toEqual({ can: ["dispute"], waits: null });
    await api.orders.withdraw({ id: proposals[0]?.id ?? "" });
    expect(await refusal(api.orders.proposePrice(ask))).toMatchObject(noAnswer("in_progress"));
  });

  it("is done, and takes no claim under warranty that nobody could answer", async () => {
    const deal = await completed(world);
    const api = world.as(deal.nadia);
    const claim = { id: deal.orderId, reason: "It drips again." };
    await close(deal.tarek);
    expect(await refusal(api.orders.claimWarranty(claim))).toMatchObject(noAnswer("completed"));
    await openAgain(deal.tarek);
    await api.orders.claimWarranty(claim);
    expect(await stripOf(deal)).toMatchObject({ actor: "provider", key: "warranty.theirs.visit" });
    await close(deal.tarek);
    expect(await stripOf(deal)).toMatchObject({ actor: "you", key: "review" });
  });
});
