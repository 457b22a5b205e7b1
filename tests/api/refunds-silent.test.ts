import { eq, like } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayEvents, payments, refunds, sandboxSessions } from "~/api/db/money-schema";
import { GatewayUnreachable } from "~/api/outside/payments/gateway-errors";
import { openWorld, refusal } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, press, settleGateway } from "../support/paid";
import { ibans } from "../support/payouts";
import { type SilentRefund, silentRefunds } from "../support/silent-refunds";

const world = await openWorld();
const { cancelled, sweep, refundOf } = silentRefunds(world);
const [hour, day] = [3600, 24 * 3600];

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const staffNow = async () => world.as(await world.aStaffMember());

describe("A refund that the gateway has taken and does not tell of", () => {
  it("is asked about after a day, and booked as if it had been told; the word itself then changes nothing", async () => {
    const job = await cancelled();
    await sweep();
    world.clock.advance(day - hour);
    await sweep();
    expect(await refundOf(job)).toMatchObject({ status: "sent" });
    world.clock.advance(hour);
    await sweep();
    const { id, status } = await refundOf(job);
    expect(status).toBe("done");
    const told = (await (await staffNow()).staff.audit({ entity: "refund", of: id })).content;
    expect(told.map(({ event, from, to }) => [event, from, to])).toEqual([
      ["done", "sent", "done"],
      ["send", "pending", "sent"],
      ["owe", null, "pending"],
    ]);
    await settleGateway(world);
    await sweep();
    expect(await balances(world)).toEqual({});
    expect(await bookedFor(world, job.orderId)).toEqual(["payment", "refund", "refund_paid"]);
    expect((await world.as(job.nadia).payments.mine({})).content).toMatchObject([{ status: "refunded" }]);
  });

  it("and that has failed there waits for staff, with the reason", async () => {
    const job = await cancelled("fails");
    await sweep();
    world.clock.advance(day + 1);
    await sweep();
    expect(await refundOf(job)).toMatchObject({ status: "failed", failure: "expired_or_canceled_card" });
    expect((await (await staffNow()).transfers.refunds({})).content).toMatchObject([
      { can: ["retry"], account: null, asks_account: "possible" },
    ]);
    await settleGateway(world);
    expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
  });

  it("and that the gateway does not know has failed, and can be asked for once more", async () => {
    const job = await cancelled();
    await sweep();
    world.clock.advance(day + 1);
    await sweep({ findRefund: async () => null });
    const { id, status, failure } = await refundOf(job);
    expect([status, failure]).toEqual(["failed", "unknown_to_gateway"]);
    await (await staffNow()).transfers.retryRefund({ id });
    expect(await refundOf(job)).toMatchObject({ status: "pending", round: 2 });
  });

  it("has failed also where its gateway says days later that it had made it before that", async () => {
    const job = await cancelled("fails");
    await sweep();
    const at = new Date(world.clock.now().getTime() + 60_000);
    world.clock.advance(day + 1);
    await sweep();
    const { id: refundId, round } = await refundOf(job);
    world.clock.advance(4 * day);
    await sayer(world)({ kind: "refunded", refundId, round, amount: 30_000 }, { at });
    expect(await refundOf(job)).toMatchObject({ status: "failed" });
    await settleGateway(world);
    expect(await balances(world)).toMatchObject({ gateway: 30_000, refund_due: 30_000 });
  });

  it("is asked about every six hours while it is on its way, and listed for staff after three days", async () => {
    await cancelled();
    await sweep();
    let asked = 0;
    const findRefund = async () => {
      asked += 1;
      return "pending" as const;
    };
    world.clock.advance(day + 1);
    for (let hours = 0; hours < 12; hours += 1) {
      await sweep({ findRefund });
      world.clock.advance(hour);
    }
    expect(asked).toBe(2);
    const { transfers, staff } = await staffNow();
    expect((await transfers.refunds({})).content).toEqual([]);
    world.clock.advance(2 * day);
    expect((await transfers.refunds({})).content).toMatchObject([
      { sent_at: expect.any(String), gone_gateway: null, can: [] },
    ]);
    expect(await staff.overview()).toMatchObject({ refunds: 1 });
  });

  it("keeps no other from its turn when the gateway does not answer about it", async () => {
    const [bad, good] = [await cancelled(), await cancelled()];
    await sweep();
    world.clock.advance(day + 1);
    await sweep({
      findRefund: async (refund) => {
        if (refund.charge === bad.reference) throw new GatewayUnreachable();
        return world.gateway.findRefund(refund);
      },
    });
    expect([(await refundOf(bad)).status, (await refundOf(good)).status]).toEqual(["sent", "done"]);
    expect(
      await world.db.select().from(gatewayEvents).where(eq(gatewayEvents.kind, "refunded")),
    ).toHaveLength(1);
  });
});

/** What was paid, Stripe took once; the site has the sandbox now. */
const byStripe = ({ paymentId }: SilentRefund) =>
  world.db.update(payments).set({ gateway: "stripe" }).where(eq(payments.id, paymentId));

describe("A refund of a gateway that is not set up any more", () => {
  it("keeps no other from being asked for, however many they are", async () => {
    const job = await cancelled();
    await byStripe(job);
    const refund = await refundOf(job);
    const others = Array.from({ length: 20 }, (_, n) => ({ ...refund, id: `other${n}`, cause: `other${n}` }));
    await world.db.insert(refunds).values(others);
    const own = await cancelled();
    await settleGateway(world);
    expect(await refundOf(own)).toMatchObject({ status: "done" });
    await world.db.delete(refunds).where(like(refunds.id, "other%"));
  });

  it.each([
    ["gateway", { bank: 30_000 }],
    ["bank", { gateway: 30_000 }],
  ] as const)("is seen by staff at once, who note that it was paid from the %s", async (by, left) => {
    const job = await cancelled();
    await byStripe(job);
    await paidBesides();
    const { id } = await refundOf(job);
    const { transfers, staff } = await staffNow();
    expect((await transfers.refunds({})).content).toMatchObject([
      { id, gone_gateway: "stripe", was_asked: false, can: ["done_there"] },
    ]);
    const account = { iban: ibans[0], holder: "Nadia Samir" };
    await world.as(job.nadia).payments.nameAccount({ id, ...account });
    expect((await transfers.refunds({})).content).toMatchObject([{ can: ["done_there", "done"] }]);
    expect(await staff.overview()).toMatchObject({ refunds: 1 });
    expect(await refusal(transfers.retryRefund({ id }))).toMatchObject({ status: 409 });
    await transfers.refundDone({ id, by, ...account });
    expect(await refusal(transfers.refundDone({ id, by, ...account }))).toMatchObject({ status: 409 });
    expect(await refundOf(job)).toMatchObject({ status: "done" });
    expect(await balances(world)).toEqual({ held: 30_000, ...left });
  });

  it("and that it had taken is told as that, and may be noted too", async () => {
    const job = await cancelled();
    await sweep();
    await byStripe(job);
    const { transfers } = await staffNow();
    const [refund] = (await transfers.refunds({})).content;
    expect(refund).toMatchObject({ gone_gateway: "stripe", was_asked: true, can: ["done_there"] });
    await transfers.refundDone({ id: refund?.id ?? "", by: "gateway" });
    expect(await balances(world)).toEqual({});
  });

  it("of the gateway that there is, nobody notes a refund as done by hand before it has failed", async () => {
    const job = await cancelled();
    const { id } = await refundOf(job);
    const { transfers } = await staffNow();
    const pressed = [() => transfers.refundDone({ id }), () => transfers.refundDone({ id, by: "gateway" })];
    for (const press of pressed) expect(await refusal(press())).toMatchObject({ status: 409 });
    await sweep();
    for (const press of pressed) expect(await refusal(press())).toMatchObject({ status: 409 });
    const [row] = await world.db.select().from(sandboxSessions);
    expect(row?.refunds).toHaveLength(1);
  });
});

/** Another job is paid, and settled to the bank. */
async function paidBesides(): Promise<void> {
  const deal = await accepted(world);
  await press(world, await beginCard(world, deal), "pay");
  await (await staffNow()).payouts.settle({ gross: 30_000, fee: 0, reference: "ST-1" });
}
