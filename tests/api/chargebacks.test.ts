import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { providerProfiles } from "~/api/db/schema";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { chargedBack, chargeOf, unhandled } from "../support/chargebacks";
import { indebted } from "../support/debts";
import { decidedAt, disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import {
  agreeOn,
  beginCard,
  completed,
  type Deal,
  delivered,
  paid,
  press,
  settleGateway,
  started,
} from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await recountFigures(world.db)).toBe(0);
});

const paymentOf = async ({ nadia }: Deal) => (await world.as(nadia).payments.mine({})).content[0];
const orderOf = ({ nadia, orderId: id }: Deal) => world.as(nadia).orders.get({ id });

describe("Nadia's bank takes back a payment that is still held", () => {
  it.each([
    ["paid", () => paid(world)],
    ["in progress", () => started(world)],
    ["delivered", () => delivered(world)],
    ["disputed", async () => disputeOf(world, await delivered(world))],
    ["disputed after it was completed", async () => disputeOf(world, await completed(world))],
  ])("of a job that is %s: the job is over, and nobody is owed anything", async (_, made) => {
    const deal = await made();
    await press(world, await chargeOf(world, deal), "chargeBack");
    expect(await unhandled(world)).toEqual([]);
    expect(await orderOf(deal)).toMatchObject({ status: "cancelled" });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      status: "cancelled",
    });
    expect(await paymentOf(deal)).toMatchObject({
      ...{ status: "succeeded", refunded: { amount: 0 }, charged_back: { amount: 30_000 } },
    });
    expect(await balances(world)).toEqual({});
  });

  it.each([
    ["delivered", () => delivered(world)],
    ["disputed", async () => disputeOf(world, await delivered(world))],
  ])("of a job that is %s: it does not count against Tarek", async (_, made) => {
    const deal = await made();
    await chargedBack(world, deal);
    expect(await orderOf(deal)).toMatchObject({ status: "cancelled" });
    const [row] = await world.db
      .select()
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, deal.tarek.id));
    expect(row).toMatchObject({ ordersCount: 0, jobsDone: 0 });
  });

  it("after staff decided on it: both are told that the dispute is over, and of no decision", async () => {
    const dispute = await decidedAt(world, 20_000);
    await chargedBack(world, dispute);
    expect(await dispute.hers.get({ id: dispute.id })).toMatchObject({
      ...{ status: "final", end: { outcome: "charged_back", figures: null } },
    });
    const told = await world.db.query.notifications.findMany();
    const ofTheEnd = told.filter(({ kind }) => kind === "complaint_final" || kind === "dispute_charged_back");
    expect(ofTheEnd.map(({ kind, userId, path }) => [kind, userId, path]).toSorted()).toEqual(
      [dispute.nadia, dispute.tarek]
        .map(({ id }) => ["dispute_charged_back", id, `/complaints/${dispute.id}`])
        .toSorted(),
    );
  });

  it("in part: the rest of it goes back to her", async () => {
    const deal = await started(world);
    await chargedBack(world, deal, { amount: 10_000 });
    await settleGateway(world);
    expect(await orderOf(deal)).toMatchObject({ status: "cancelled" });
    expect(await paymentOf(deal)).toMatchObject({ status: "refunded", refunded: { amount: 20_000 } });
    expect(await balances(world)).toEqual({});
  });

  it("in part, or as a whole: both are told that the job is cancelled, and she what becomes of the rest", async () => {
    const heard = async ({ nadia, tarek }: Deal) => {
      const all = await world.db.query.notifications.findMany();
      const told = all.filter(({ kind }) => kind.startsWith("charged_back"));
      const to = ({ id }: { id: string }) => told.filter(({ userId }) => userId === id);
      return [nadia, tarek].map((person) => to(person).map(({ kind, params }) => [kind, params]));
    };
    const part = await started(world);
    await chargedBack(world, part, { amount: 100 });
    const taken = { price: 100, currency: "EGP" };
    expect(await heard(part)).toMatchObject([
      [["charged_back.ended.rest", { ...taken, rest: 29_900 }]],
      [["charged_back.ended.theirs", taken]],
    ]);
    await world.reset();
    const whole = await paid(world);
    await chargedBack(world, whole);
    expect(await heard(whole)).toMatchObject([
      [["charged_back.ended", { price: 30_000 }]],
      [["charged_back.ended.theirs", { price: 30_000 }]],
    ]);
  });

  it("while she is to pay for an increase: nobody can pay that any more", async () => {
    const deal = await started(world);
    const charge = await chargeOf(world, deal);
    await agreeOn(world, deal, 36_000);
    await beginCard(world, deal);
    await press(world, charge, "chargeBack");
    expect((await orderOf(deal)).proposals).toMatchObject([{ status: "lapsed" }]);
    const all = (await world.as(deal.nadia).payments.mine({})).content;
    expect(all.map(({ status }) => status).toSorted()).toEqual(["cancelled", "succeeded"]);
  });

  it("which is told by two events, and in the audit log once", async () => {
    const deal = await paid(world);
    await chargedBack(world, deal);
    await chargedBack(world, deal);
    expect(await unhandled(world)).toEqual([]);
    expect(await bookedFor(world, deal.orderId)).toEqual(["payment", "chargeback"]);
    const staff = world.as(await world.aStaffMember());
    const { content } = await staff.staff.audit({ entity: "payment" });
    expect(content.filter(({ event }) => event === "chargeBack")).toMatchObject([
      { actor: "gateway", detail: { price: 30_000, loss: 0 } },
    ]);
  });

  it("in another currency: nothing is booked, and the event waits", async () => {
    const deal = await paid(world);
    await chargedBack(world, deal, { currency: "USD" });
    expect(await unhandled(world)).toEqual(["charged_back"]);
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
  });
});

describe("Nadia's bank takes back a payment for work that she approved", () => {
  it("before it has cleared: it comes out of what Tarek waits for, the commission with it", async () => {
    const deal = await completed(world);
    await press(world, await chargeOf(world, deal), "chargeBack");
    expect(await balances(world)).toEqual({});
    expect(await orderOf(deal)).toMatchObject({ status: "completed" });
  });

  it("after it has cleared, in part: Tarek keeps what is left, at its own commission", async () => {
    const deal = await earner(world);
    await chargedBack(world, deal, { amount: 10_000 });
    expect(await balances(world)).toMatchObject({ gateway: 20_000, available: 18_000 });
  });

  it("after it was paid out: Tarek owes it", async () => {
    await indebted(world);
    expect(await balances(world)).toEqual({ gateway: -30_000, bank: 3_000, debt: 27_000 });
  });

  it("of which a part was given back before: of that we have lost as much", async () => {
    const deal = await earner(world);
    const { his, hers, id } = await disputeOf(world, deal);
    await his.write({ id, text: "A part of it, then." });
    await his.propose({ id, kept: 20_000 });
    const [split] = (await hers.get({ id })).proposals;
    await hers.accept({ id, proposal_id: split?.id ?? "" });
    await settleGateway(world);
    await chargedBack(world, deal);
    expect(await balances(world)).toEqual({ gateway: -10_000, loss: 10_000 });
  });
});
