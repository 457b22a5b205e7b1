import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { audit, notifications } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { owedBack } from "../support/owed-back";
import { accepted, agreeOn, beginCard, delivered } from "../support/paid";

const world = await openWorld();
const reason = "A zero too many was typed.";
const day = 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Staff say that 3,000 came of the 300 that Nadia is to send. */
async function mistaken() {
  const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
  const hers = world.as(deal.nadia).payments;
  const { payment } = await hers.pay({ id: deal.orderId, method: "transfer" });
  const staff = world.as(await world.aStaffMember()).transfers;
  await staff.confirm({ id: payment.id, amount: 300_000, is_another: true });
  const [refund] = (await staff.refunds({})).content;
  return { ...deal, hers, staff, paymentId: payment.id, id: refund?.id ?? "", can: refund?.can };
}

const own = async ({ hers }: Pick<Awaited<ReturnType<typeof mistaken>>, "hers">) =>
  (await hers.mine({})).content[0];

describe("A confirmation that was a mistake", () => {
  it("is taken back: nothing is owed, the transfer waits as before, and counts once it comes", async () => {
    const deal = await mistaken();
    expect(deal.can).toContain("withdraw");
    expect(await balances(world)).toEqual({ bank: 300_000, refund_due: 300_000 });
    await deal.staff.withdraw({ id: deal.id, reason });
    expect(await balances(world)).toEqual({});
    expect(await own(deal)).toMatchObject({
      ...{ status: "requires_action", amount: { amount: 30_000 }, refunded: { amount: 0 }, refunds: [] },
    });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, deal.nadia.id));
    expect(told.find(({ kind }) => kind === "transfer_withdrawn")).toMatchObject({
      params: { reason, price: 300_000, currency: "EGP" },
    });
    for (const entityId of [deal.id, deal.paymentId]) {
      const lines = await world.db.select().from(audit).where(eq(audit.entityId, entityId));
      expect(lines.at(-1)).toMatchObject({ event: "withdraw", actor: "staff", detail: { reason } });
    }
    expect(await refusal(deal.staff.withdraw({ id: deal.id, reason }))).toMatchObject({ status: 409 });
    const { reference: q } = (await own(deal)) ?? {};
    expect((await deal.staff.refunds({ q: q ?? "" })).content).toEqual([]);
    await deal.staff.confirm({ id: deal.paymentId });
    expect(await balances(world)).toEqual({ bank: 30_000, held: 30_000 });
    expect(await bookedFor(world, deal.orderId)).toEqual([
      "late_payment",
      "late_payment_reversed",
      "payment",
    ]);
  });

  it("may be made and taken back more than once", async () => {
    const deal = await mistaken();
    await deal.staff.withdraw({ id: deal.id, reason });
    await deal.staff.confirm({ id: deal.paymentId, amount: 20_000, is_another: true });
    expect(await balances(world)).toEqual({ bank: 20_000, refund_due: 20_000 });
    const [refund] = (await deal.staff.refunds({})).content;
    await deal.staff.withdraw({ id: refund?.id ?? "", reason });
    expect(await balances(world)).toEqual({});
    await deal.staff.confirm({ id: deal.paymentId });
    expect(await own(deal)).toMatchObject({ status: "succeeded", amount: { amount: 30_000 } });
  });

  it("leaves the transfer given up where its time is over, or another way to pay was begun", async () => {
    const late = await mistaken();
    world.clock.advance(3 * day);
    await late.staff.withdraw({ id: late.id, reason });
    expect(await own(late)).toMatchObject({ status: "cancelled" });
    const begun = await mistaken();
    await beginCard(world, begun);
    await begun.staff.withdraw({ id: begun.id, reason });
    expect((await begun.hers.mine({})).content.map(({ status }) => status).sort()).toEqual([
      "cancelled",
      "created",
    ]);
  });

  it("is not taken back once anything of it has left", async () => {
    const { id, staff } = await owedBack(world);
    expect((await staff.refunds({})).content).toMatchObject([{ can: ["done", "withdraw"] }]);
    await staff.refundDone({ id, to_sender: true });
    expect(await refusal(staff.withdraw({ id, reason, round: 2 }))).toMatchObject({ status: 409 });
    expect(await balances(world)).toEqual({});
    await staff.refundReturned({ id, reason: "The account is closed.", round: 2 });
    expect((await staff.refunds({})).content).toMatchObject([{ can: ["done"], round: 3 }]);
    expect(await refusal(staff.withdraw({ id, reason, round: 3 }))).toMatchObject({ status: 409 });
    expect(await balances(world)).toEqual({ bank: 30_000, refund_due: 30_000 });
  });
});

describe("A transfer that comes for a job that is off, or done,", () => {
  const told = async (who: { id: string }) =>
    (await world.db.select().from(notifications).where(eq(notifications.userId, who.id))).filter(
      ({ kind }) => kind === "payment_late" || kind === "payment_other_amount",
    );

  it("is the payer's matter: whoever was to do the job is not told of it", async () => {
    const { nadia, tarek } = await owedBack(world);
    expect(await told(nadia)).toHaveLength(1);
    expect(await told(tarek)).toEqual([]);
  });

  it("nor whoever did it at the lower price, where the higher one was not paid in time", async () => {
    const deal = await delivered(world);
    const { nadia, tarek, orderId: id } = deal;
    await agreeOn(world, deal, 36_000);
    const { orders, payments } = world.as(nadia);
    const { payment } = await payments.pay({ id, method: "transfer" });
    world.clock.advance(2 * day + 60);
    await orders.confirm({ id });
    const { transfers } = world.as(await world.aStaffMember());
    await transfers.confirm({ id: payment.id });
    expect(await told(nadia)).toMatchObject([{ kind: "payment_late", params: { price: 6_000 } }]);
    expect(await told(tarek)).toEqual([]);
  });
});
