import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { accepted, agreeOn, beginCard, type Deal, press, started } from "../support/paid";

const world = await openWorld();
const day = 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Nadia is to send a transfer. */
async function begun(): Promise<Deal & { id: string; reference: string }> {
  const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  return { ...deal, id: payment.id, reference: payment.reference ?? "" };
}
/** The calls of a member of staff. */
const staffNow = async () => ({ staff: world.as(await world.aStaffMember()).transfers });
/** What the overview of staff counts. */
const waits = async () => world.as(await world.aStaffMember()).staff.overview();
const listed = async (asked: object) =>
  (await (await staffNow()).staff.waiting(asked)).content.map(({ id }) => id);

describe("A transfer", () => {
  it("that came too late is found among those that ran out, and by its reference however it is typed", async () => {
    const transfer = await begun();
    await begun();
    world.clock.advance(3 * day);
    await world.as(transfer.nadia).orders.get({ id: transfer.orderId });
    expect(await listed({})).toHaveLength(1);
    expect(await listed({ tab: "ran_out" })).toEqual([transfer.id]);
    expect(await listed({ q: transfer.reference })).toEqual([transfer.id]);
    const typed = ` ${transfer.reference.toLowerCase().replaceAll("-", " ")} `;
    expect(await listed({ q: typed })).toEqual([transfer.id]);
    expect(await listed({ q: "US-99999-99999" })).toEqual([]);
    const [found] = (await (await staffNow()).staff.waiting({ tab: "ran_out" })).content;
    expect(found).toMatchObject({ status: "cancelled", can: ["confirm"] });
    await (await staffNow()).staff.confirm({ id: transfer.id, amount: 30_000 });
    expect(await bookedFor(world, transfer.orderId)).toEqual(["late_payment"]);
    expect(await listed({ tab: "ran_out" })).toEqual([]);
  });

  it("that ran out is listed for 30 days, and found by its reference for ever", async () => {
    const transfer = await begun();
    world.clock.advance(3 * day);
    await world.as(transfer.nadia).orders.get({ id: transfer.orderId });
    world.clock.advance(28 * day);
    expect(await listed({ tab: "ran_out" })).toEqual([]);
    expect(await listed({ q: transfer.reference })).toEqual([transfer.id]);
  });

  it.each([20_000, 45_000])(
    "of another amount (%i) goes back in full; the order waits on",
    async (amount) => {
      const transfer = await begun();
      const { staff: first } = await staffNow();
      // Typed alone it may be a slip of the hand.
      const slip = await refusal(first.confirm({ id: transfer.id, amount }));
      expect(slip).toMatchObject({ status: 422, errors: { is_another: [expect.stringContaining("300")] } });
      expect(await refusal(first.confirm({ id: transfer.id, is_another: true }))).toMatchObject({
        ...{ status: 422, errors: { amount: [expect.any(String)] } },
      });
      expect(await balances(world)).toEqual({});
      await first.confirm({ id: transfer.id, amount, is_another: true });
      expect(world.said.at(-1)).toContain("cannot count for its order, so it goes back in full");
      expect(await world.as(transfer.nadia).orders.get({ id: transfer.orderId })).toMatchObject({
        status: "awaiting_payment",
      });
      expect(await balances(world)).toEqual({ bank: amount, refund_due: amount });
      const [payment] = (await world.as(transfer.nadia).payments.mine({})).content;
      expect(payment).toMatchObject({ status: "refund_pending", amount: { amount }, refunded: { amount } });
      // A page from before: nothing is on its way before its payer says where to.
      const stale = () => refusal(world.as(transfer.nadia).payments.proof({ id: transfer.id }));
      const toName = "This payment goes back to you. Tell us which bank account to send it to.";
      expect(await stale()).toMatchObject({ status: 409, message: toName });
      const [refund] = (await (await staffNow()).staff.refunds({})).content;
      expect(await waits()).toMatchObject({ transfers: 0, refunds: 1 });
      await (await staffNow()).staff.refundDone({ id: refund?.id ?? "", to_sender: true });
      expect(await balances(world)).toEqual({});
      const { staff } = await staffNow();
      const again = staff.confirm({ id: transfer.id, amount, is_another: true });
      expect(await refusal(again)).toMatchObject({ status: 409 });
    },
  );

  it("that staff reject tells its payer why, before and after the order has run out", async () => {
    const { nadia, id, orderId } = await begun();
    expect(await waits()).toMatchObject({ transfers: 1, refunds: 0 });
    const reason = "Only half of it has come to the bank.";
    await (await staffNow()).staff.reject({ id, reason });
    expect(await waits()).toMatchObject({ transfers: 0 });
    const [line] = (await world.as(await world.aStaffMember()).staff.audit({ of: id })).content;
    expect(line).toMatchObject({ event: "fail", actor: "staff", detail: { price: 30_000, reason } });
    const { payments } = world.as(nadia);
    expect((await payments.mine({})).content).toMatchObject([{ status: "failed", rejection: reason }]);
    const checkout = () => payments.checkout({ id: orderId });
    expect(await checkout()).toMatchObject({ payment: { id, rejection: reason } });
    world.clock.advance(3 * day);
    expect(await checkout()).toMatchObject({ due: null, payment: { id, rejection: reason } });
  });

  it("that ran out is still told of by the checkout, and so is its refund", async () => {
    const { nadia, id, orderId } = await begun();
    await world.as(nadia).payments.proof({ id });
    world.clock.advance(6 * day);
    const { status, payment } = await world.as(nadia).payments.checkout({ id: orderId });
    expect([status, payment?.id, payment?.status]).toEqual(["cancelled", id, "cancelled"]);
    await (await staffNow()).staff.confirm({ id, amount: 30_000 });
    expect(await world.as(nadia).payments.checkout({ id: orderId })).toMatchObject({
      payment: { id, status: "refund_pending" },
    });
  });

  it("that gave way to a card is of the past once that is paid", async () => {
    const deal = await begun();
    await press(world, await beginCard(world, deal), "pay");
    expect(await world.as(deal.nadia).payments.checkout({ id: deal.orderId })).toMatchObject({
      payment: { method: "card", status: "succeeded" },
    });
  });
});

describe("The checkout tells until when a transfer may arrive", () => {
  const inHours = (hours: number) =>
    new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 16);

  it.each([
    ["two days from the acceptance", {}],
    ["the start of the work, where that is sooner", { starts_at: inHours(20) }],
  ])("%s", async (_, terms) => {
    const deal = await accepted(world, terms);
    const { payments } = world.as(deal.nadia);
    world.clock.advance(600);
    const { due } = await payments.checkout({ id: deal.orderId });
    const { payment } = await payments.pay({ id: deal.orderId, method: "transfer" });
    expect(due?.transfer_due_at).toBe(payment.due_at);
    expect(due?.transfer_due_at).not.toBe(due?.due_at);
  });

  it("the end of the time for an increase", async () => {
    const deal = await started(world);
    await agreeOn(world, deal, 36_000);
    const { due } = await world.as(deal.nadia).payments.checkout({ id: deal.orderId });
    expect(due).toMatchObject({ purpose: "increase", transfer_due_at: due?.due_at });
  });
});
