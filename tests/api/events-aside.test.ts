import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayEvents, payments } from "~/api/db/money-schema";
import { audit } from "~/api/db/schema";
import type { GatewayEvent } from "~/api/outside/payments/gateway";
import { retryEvents, takeEvent } from "~/api/payments/event-moves";
import { openWorld, refusal } from "../support/api";
import { bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard } from "../support/paid";

const world = await openWorld();
const reason = "Stripe's support says that this was a test of theirs.";
const week = 7 * 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

async function say(said: object, id = "evt_1"): Promise<void> {
  const event = { id, at: world.clock.now(), ...said } as GatewayEvent;
  const { body, signature } = world.gateway.sign(event);
  await takeEvent(world.house, world.gateway, body, signature);
}
const ofNobody = { kind: "expired", paymentId: "nobody0000000000" };
const eventNow = async () => (await world.db.select().from(gatewayEvents))[0];

/** A message about a payment of Nadia's that cannot be booked before her payment is what the gateway says. */
async function stuck() {
  const deal = await accepted(world);
  await beginCard(world, deal);
  const [payment] = await world.db.select().from(payments);
  if (!payment) throw new Error("A payment");
  const setAmount = (amount: number) =>
    world.db.update(payments).set({ amount }).where(eq(payments.id, payment.id));
  await setAmount(1);
  const { id: paymentId, currency } = payment;
  await say({ kind: "succeeded", paymentId, charge: "charge1", amount: 30_000, currency });
  return { deal, repair: () => setAmount(30_000) };
}

async function staffNow() {
  const member = await world.aStaffMember();
  return { member, calls: world.as(member), transfers: world.as(member).transfers };
}
const linesOf = (event: string) => world.db.select().from(audit).where(eq(audit.event, event));

describe("A message of the gateway that cannot be processed", () => {
  it("is tried at once when staff wish so, whom it is written down for, and is processed once", async () => {
    const { deal, repair } = await stuck();
    const { member, transfers } = await staffNow();
    const press = () => transfers.tryEvent({ id: "evt_1" });
    expect(await refusal(press())).toMatchObject({ status: 409, current: { event: "failed" } });
    expect((await transfers.events()).content).toMatchObject([{ id: "evt_1", tries: 2, set_aside: null }]);
    await repair();
    await press();
    expect((await transfers.events()).content).toEqual([]);
    expect(await refusal(press())).toMatchObject({ status: 409, current: { event: "done" } });
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment"]);
    const lines = await linesOf("try");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      ...{ entity: "gateway_event", entityId: "evt_1", actor: "staff", actorId: member.id },
      detail: { kind: "succeeded" },
    });
  });

  it("is set aside with a reason: no more tried, nor counted, and listed by itself; what it says stays", async () => {
    const { deal, repair } = await stuck();
    const before = await eventNow();
    const { member, calls, transfers } = await staffNow();
    await transfers.setEventAside({ id: "evt_1", reason });
    expect(await calls.staff.overview()).toMatchObject({ gateway_events: 0 });
    expect((await transfers.events()).content).toEqual([]);
    expect((await transfers.events({ tab: "set_aside" })).content).toMatchObject([
      { id: "evt_1", kind: "succeeded", tries: 1, set_aside: { at: expect.any(String), reason } },
    ]);
    expect(await linesOf("set_aside")).toMatchObject([
      {
        entity: "gateway_event",
        entityId: "evt_1",
        actorId: member.id,
        detail: { kind: "succeeded", reason },
      },
    ]);
    await repair();
    world.clock.advance(week);
    await retryEvents(world.house);
    await say({ ...ofNobody }, "evt_1");
    expect(await bookedFor(world, deal.orderId)).toEqual([]);
    expect(await eventNow()).toEqual({
      ...before,
      ...{ setAsideAt: expect.any(Date), setAsideReason: reason },
    });
  });

  it("is neither tried nor set aside a second time", async () => {
    await say(ofNobody);
    const { transfers } = await staffNow();
    const aside = () => transfers.setEventAside({ id: "evt_1", reason });
    await aside();
    for (const press of [aside, () => transfers.tryEvent({ id: "evt_1" })])
      expect(await refusal(press())).toMatchObject({ status: 409, current: { event: "set_aside" } });
    expect(await linesOf("set_aside")).toHaveLength(1);
    expect(await linesOf("try")).toEqual([]);
  });

  it("is set aside once by two members of staff at once", async () => {
    await say(ofNobody);
    const calls = [(await staffNow()).transfers, (await staffNow()).transfers];
    const pressed = await Promise.allSettled(
      calls.map(({ setEventAside }) => setEventAside({ id: "evt_1", reason })),
    );
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await linesOf("set_aside")).toHaveLength(1);
  });

  it("is not said to be processed when a colleague sets it aside while it is tried", async () => {
    const { deal, repair } = await stuck();
    await repair();
    const [first, second] = [(await staffNow()).transfers, (await staffNow()).transfers];
    const [tried, aside] = await Promise.allSettled([
      first.tryEvent({ id: "evt_1" }),
      second.setEventAside({ id: "evt_1", reason }),
    ]);
    const event = await eventNow();
    expect([tried.status, aside.status]).toEqual(
      event?.setAsideAt ? ["rejected", "fulfilled"] : ["fulfilled", "rejected"],
    );
    if (tried.status === "rejected")
      expect(tried.reason).toMatchObject({ body: { status: 409, current: { event: "set_aside" } } });
    expect(await bookedFor(world, deal.orderId)).toEqual(event?.setAsideAt ? [] : ["payment"]);
  });

  it("is tried, set aside and found in the log by an id as long as a gateway may give it", async () => {
    const id = `closed-cs_live_${"a1B2".repeat(60)}`;
    expect(id).toHaveLength(255);
    await say(ofNobody, id);
    const { calls, transfers } = await staffNow();
    expect((await transfers.events()).content).toMatchObject([{ id }]);
    expect(await refusal(transfers.tryEvent({ id }))).toMatchObject({ current: { event: "failed" } });
    await transfers.setEventAside({ id, reason });
    expect((await transfers.events({ tab: "set_aside" })).content).toMatchObject([{ id }]);
    const { content } = await calls.staff.audit({ entity: "gateway_event", of: id });
    expect(content.map(({ event }) => event)).toEqual(["set_aside", "try"]);
    await expect(say(ofNobody, `${id}a`)).rejects.toThrow("malformed");
  });

  it("and one that was processed, or is unknown, is not there to be set aside; a reason must be given", async () => {
    await say({ kind: "other" }, "evt_2");
    await say(ofNobody);
    const { transfers } = await staffNow();
    for (const id of ["evt_2", "evt_3"])
      for (const press of [() => transfers.setEventAside({ id, reason }), () => transfers.tryEvent({ id })])
        expect(await refusal(press())).toMatchObject({ status: 404 });
    const nothing = transfers.setEventAside({ id: "evt_1", reason: "   x  " });
    expect(await refusal(nothing)).toMatchObject({ status: 422 });
    const asNadia = world.as(await world.aCustomer()).transfers;
    expect(await refusal(asNadia.setEventAside({ id: "evt_1", reason }))).toMatchObject({ status: 403 });
  });
});
