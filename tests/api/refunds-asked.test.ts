import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { payments } from "~/api/db/money-schema";
import { GatewayRefused, GatewayUnreachable } from "~/api/outside/payments/gateway-errors";
import { sendRefunds } from "~/api/payments/sending-moves";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { failingFirst } from "../support/failing-transactions";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, paid } from "../support/paid";
import { silentRefunds } from "../support/silent-refunds";

const world = await openWorld();
const { cancelled, sweep, refundOf } = silentRefunds(world);
const [hour, day] = [3600, 24 * 3600];

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const staffNow = async () => world.as(await world.aStaffMember());
const failedNow = async () => (await (await staffNow()).transfers.events()).content;

describe("An answer about a refund that could not be booked", () => {
  it("is one message while it waits, and a new one after staff have set it aside: the next answer is booked", async () => {
    const job = await cancelled();
    await sweep();
    expect((await world.as(job.nadia).payments.mine({})).content).toMatchObject([
      { status: "refund_pending", refunds: [{ status: "pending" }] },
    ]);
    const setStatus = (status: "created" | "refund_pending") =>
      world.db
        .update(payments)
        .set({ status, closedAt: world.clock.now() })
        .where(eq(payments.id, job.paymentId));
    await setStatus("created");
    world.clock.advance(day + 1);
    await sweep();
    world.clock.advance(6 * hour + 1);
    await sweep();
    const [told, ...others] = await failedNow();
    expect([told?.id.startsWith("asked-"), others]).toEqual([true, []]);
    for (let times = 0; times < 2; times += 1) {
      const [{ id } = { id: "" }] = await failedNow();
      await (await staffNow()).transfers.setEventAside({ id, reason: "Stripe's support looks into it." });
      world.clock.advance(6 * hour + 1);
      await sweep();
      expect(await failedNow()).toHaveLength(1);
    }
    await setStatus("refund_pending");
    world.clock.advance(6 * hour + 1);
    await sweep();
    expect(await refundOf(job)).toMatchObject({ status: "done" });
    expect(await balances(world)).toEqual({});
    expect(await failedNow()).toEqual([]);
  });
});

describe("A refund that was asked about", () => {
  it("and had failed is asked about again in the round that staff began, and fails or is done in that", async () => {
    const job = await cancelled("fails");
    for (const round of [1, 2]) {
      await sweep();
      world.clock.advance(day + 1);
      await sweep();
      expect(await refundOf(job)).toMatchObject({ status: "failed", round, sentAt: null });
      if (round === 1) await (await staffNow()).transfers.retryRefund({ id: (await refundOf(job)).id });
    }
  });

  it("that fails in the second in which it was answered as done is owed again: Stripe counts whole seconds", async () => {
    const job = await cancelled();
    await sweep();
    world.clock.advance(day + 1);
    const inSecond = world.clock.now().getTime() % 1000;
    world.clock.advance((1700 - inSecond) / 1000);
    await sweep();
    expect(await refundOf(job)).toMatchObject({ status: "done" });
    const { id: refundId } = await refundOf(job);
    const at = new Date(world.clock.now().getTime() - 700);
    await sayer(world)({ kind: "refund_failed", refundId }, { at });
    expect(await refundOf(job)).toMatchObject({ status: "failed" });
    expect(await balances(world)).toEqual({ gateway: 30_000, refund_due: 30_000 });
  });
});

describe("A refund that the gateway refuses", () => {
  it("keeps no other from its turn, also where nobody can write that down", async () => {
    const jobs = [await cancelled(), await cancelled()];
    const refund = () => Promise.reject(new GatewayRefused("amount"));
    const outside = { ...world.house.outside, gateway: { ...world.gateway, refund } };
    const db = failingFirst(world.db, 1);
    await sendRefunds({ ...world.house, outside, db }, world.clock.now());
    const states = await Promise.all(jobs.map(async (job) => (await refundOf(job)).status));
    expect(states.sort()).toEqual(["failed", "pending"]);
  });
});

it("A refund whose answer was lost, of a gateway that is gone since, may be made: staff read so", async () => {
  const job = await cancelled();
  await sweep({ refund: () => Promise.reject(new GatewayUnreachable("sandbox")) });
  await world.db.update(payments).set({ gateway: "stripe" }).where(eq(payments.id, job.paymentId));
  const { content } = await (await staffNow()).transfers.refunds({});
  expect(content).toMatchObject([{ gone_gateway: "stripe", sent_at: null, was_asked: true }]);
});

describe("A gateway that takes long to answer", () => {
  it("is told first what nobody may pay any more, then what it owes, and is asked last", async () => {
    await cancelled();
    const owed = await paid(world);
    await sweep();
    world.clock.advance(25 * hour);
    await world.as(owed.nadia).orders.cancel({ id: owed.orderId, fee: 0 });
    const over = await accepted(world);
    await beginCard(world, over);
    await world.as(over.nadia).orders.giveUp({ id: over.orderId });
    const said: string[] = [];
    const noting =
      <A, R>(name: string, call: (asked: A) => R) =>
      (asked: A): R => {
        said.push(name);
        return call(asked);
      };
    const { close, refund, findRefund } = world.gateway;
    await sweep({
      close: noting("close", close),
      refund: noting("refund", refund),
      findRefund: noting("ask", findRefund),
    });
    expect(said).toEqual(["close", "refund", "ask"]);
  });
});
