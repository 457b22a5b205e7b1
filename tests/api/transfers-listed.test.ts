import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, press, settleGateway } from "../support/paid";
import { earner, settleAll } from "../support/payouts";

const world = await openWorld();
const day = 24 * 3600;
const reason = "A zero too many was typed.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Nadia is to send a transfer; the calls of a member of staff. */
async function begun() {
  const deal = await accepted(world, { starts_at: "2026-12-22T10:30" });
  const { payment } = await world.as(deal.nadia).payments.pay({ id: deal.orderId, method: "transfer" });
  const staff = world.as(await world.aStaffMember()).transfers;
  return { ...deal, staff, id: payment.id, reference: payment.reference ?? "" };
}

describe("Staff", () => {
  it("note no card's payment as a transfer that has come, nor as one that has not", async () => {
    const { staff, nadia, ...deal } = await begun();
    await beginCard(world, { nadia, ...deal });
    const [card] = (await world.as(nadia).payments.mine({})).content;
    expect(card).toMatchObject({ method: "card", status: "created" });
    const id = card?.id ?? "";
    for (const call of [() => staff.confirm({ id }), () => staff.reject({ id, reason })])
      expect(await refusal(call())).toMatchObject({ status: 404 });
    expect(await balances(world)).toEqual({});
  });

  it("confirm a transfer that they had rejected, found among those that ran out, and then do no more about it", async () => {
    const { staff, id, reference: q } = await begun();
    const can = async (asked: object) => (await staff.waiting(asked)).content.map((one) => one.can);
    expect(await can({})).toEqual([["confirm", "reject"]]);
    await staff.reject({ id, reason: "Nothing has come to the bank." });
    expect([await can({}), await can({ tab: "ran_out" })]).toEqual([[], [["confirm"]]]);
    await staff.confirm({ id });
    expect([await can({ tab: "ran_out" }), await can({ q })]).toEqual([[], [[]]]);
  });

  it("see what waits longest first, and what ran out last first", async () => {
    const first = await begun();
    world.clock.advance(3600);
    const { staff, ...second } = await begun();
    const ids = async (asked: object) => (await staff.waiting(asked)).content.map(({ id }) => id);
    expect(await ids({})).toEqual([first.id, second.id]);
    world.clock.advance(3 * day);
    for (const { nadia, orderId } of [first, second]) await world.as(nadia).orders.get({ id: orderId });
    expect(await ids({ tab: "ran_out" })).toEqual([second.id, first.id]);
  });
});

describe("A transfer that was noted by mistake", () => {
  /** Staff say that 3,000 came. */
  async function mistaken() {
    const deal = await begun();
    await deal.staff.confirm({ id: deal.id, amount: 300_000, is_another: true });
    const [refund] = (await deal.staff.refunds({})).content;
    return { ...deal, refundId: refund?.id ?? "" };
  }

  it("is waited for no more where the job was paid by card meanwhile", async () => {
    const { staff, nadia, id, refundId, ...deal } = await mistaken();
    await press(world, await beginCard(world, { nadia, ...deal }), "pay");
    await staff.withdraw({ id: refundId, reason });
    expect(await world.as(nadia).payments.get({ id })).toMatchObject({ status: "cancelled" });
    expect((await staff.waiting({})).content).toEqual([]);
  });

  it("is not taken back while the bank has less than that: others were paid from it since", async () => {
    const { tarek } = await earner(world);
    const { staff, refundId: id } = await mistaken();
    const payouts = world.as(await world.aStaffMember()).payouts;
    const { id: payoutId } = await world.as(tarek).payouts.request({ amount: 27_000 });
    await payouts.approve({ id: payoutId });
    await payouts.batch();
    await payouts.markPaid({ id: payoutId });
    const before = await balances(world);
    expect(before).toMatchObject({ bank: 273_000, refund_due: 300_000 });
    expect(await refusal(staff.withdraw({ id, reason }))).toMatchObject({ status: 409 });
    expect(await balances(world)).toEqual(before);
    await settleGateway(world);
    await settleAll(world, 27_000);
    await staff.withdraw({ id, reason });
    expect(await balances(world)).not.toHaveProperty("refund_due");
  });
});
