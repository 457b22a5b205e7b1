import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { refunds, sandboxSessions } from "~/api/db/money-schema";
import { openWorld } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { paidOut } from "../support/debts";
import { contradictionsIn } from "../support/invariants";
import {
  accepted,
  beginCard,
  completed,
  type Deal,
  paid,
  press,
  settleGateway,
  started,
} from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();
const day = 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const requestOf = ({ nadia, requestId: id }: Deal) => world.as(nadia).requests.get({ id });
const pounds = (amount: number) => ({ amount, currency: "EGP" });

/** Nadia has cancelled what she paid for, and the gateway could not give it back. */
async function failed(): Promise<Deal & { reference: string }> {
  const deal = await accepted(world);
  const reference = await beginCard(world, deal);
  await press(world, reference, "pay", "fails");
  await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
  await settleGateway(world);
  return { ...deal, reference };
}

describe("A refund that failed", () => {
  it("is not on its way: its customer reads on the request that it did not arrive, and who sees to it", async () => {
    const deal = await failed();
    expect(await requestOf(deal)).toMatchObject({
      ...{ status: "cancelled", refunding: null, refund_failed: pounds(30_000) },
      next: { actor: "staff", key: "over.cancelled.failed", money: pounds(30_000), leads_to: "payments" },
    });
    for (const other of [world.guest, world.as(deal.tarek), world.as(await world.aCustomer())])
      expect(await other.requests.get({ id: deal.requestId })).toMatchObject({ refund_failed: null });
  });

  it("is on its way again once staff have it tried once more, and over once it has arrived", async () => {
    const deal = await failed();
    const isIt = eq(sandboxSessions.reference, deal.reference);
    const [row] = await world.db.select().from(sandboxSessions).where(isIt);
    await world.db
      .update(sandboxSessions)
      .set({ session: { ...row?.session, refunds: "done" } })
      .where(isIt);
    const [refund] = await world.db.select().from(refunds);
    await world.as(await world.aStaffMember()).transfers.retryRefund({ id: refund?.id ?? "" });
    expect(await requestOf(deal)).toMatchObject({
      ...{ refunding: pounds(30_000), refund_failed: null, next: { key: "over.cancelled.refund" } },
    });
    await settleGateway(world);
    expect(await requestOf(deal)).toMatchObject({
      ...{ refunding: null, refund_failed: null, refunded: pounds(30_000) },
      next: { actor: "nobody", key: "over.cancelled.refunded", money: pounds(30_000), leads_to: "payments" },
    });
    expect(await world.guest.requests.get({ id: deal.requestId })).toMatchObject({ refunded: null });
  });

  it("is told beside what a request that is open again waits for", async () => {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "pay", "fails");
    await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason: "My van has broken down." });
    await settleGateway(world);
    expect(await requestOf(deal)).toMatchObject({
      ...{ status: "open", refunding: null, refund_failed: pounds(30_000), next: { key: "offers.waiting" } },
    });
  });
});

describe("What her bank took back is told to Nadia on her request", () => {
  it("of a job that it ended: nothing more happens, and why", async () => {
    for (const [n, make] of [paid, started].entries()) {
      const deal = await make(world);
      await chargedBack(world, deal, { disputeId: `dispute ${n}` });
      expect(await requestOf(deal)).toMatchObject({
        ...{ status: "cancelled", charged_back: pounds(30_000) },
        next: { actor: "nobody", key: "over.cancelled.bank", money: pounds(30_000), leads_to: "payments" },
      });
      expect(await world.guest.requests.get({ id: deal.requestId })).toMatchObject({ charged_back: null });
    }
  });

  it("of work that she approved, after the review that she may still write, until it comes back", async () => {
    const deal = await completed(world);
    await chargedBack(world, deal, { amount: 10_000 });
    expect(await requestOf(deal)).toMatchObject({
      ...{ status: "completed", charged_back: pounds(10_000), next: { key: "review" } },
    });
    world.clock.advance(15 * day);
    expect(await requestOf(deal)).toMatchObject({
      next: { actor: "nobody", key: "over.completed.bank", money: pounds(10_000) },
    });
    await givenBack(world, deal, { amount: 10_000 });
    expect(await requestOf(deal)).toMatchObject({ charged_back: null, next: { key: "over.completed" } });
  });

  it("in part, after what goes back of the rest", async () => {
    const deal = await started(world);
    await chargedBack(world, deal, { amount: 100 });
    expect((await requestOf(deal)).next).toMatchObject({
      ...{ key: "over.cancelled.refund", money: pounds(29_900) },
    });
    await settleGateway(world);
    expect((await requestOf(deal)).next).toMatchObject({ key: "over.cancelled.bank", money: pounds(100) });
  });
});

describe("What the payer's bank took of work that was done is told to Tarek on his job's page", () => {
  const pageOf = async ({ tarek, requestId: id }: Deal) =>
    (await world.as(tarek).technicianArea.request({ id })).request.next;
  const strip = "job.cleared.chargedBack";

  it("with what that took off his balance, once it had cleared, until the bank gives it back", async () => {
    const deal = await completed(world);
    world.clock.advance(8 * day);
    expect(await pageOf(deal)).toMatchObject({ actor: "you", key: "review" });
    await chargedBack(world, deal, { amount: 10_000 });
    const sums = { money: pounds(10_000), rest: pounds(9_000) };
    expect(await pageOf(deal)).toMatchObject({ actor: "you", key: `${strip}.review`, ...sums });
    world.clock.advance(8 * day);
    expect(await pageOf(deal)).toMatchObject({ actor: "nobody", key: strip, ...sums });
    await givenBack(world, deal, { amount: 4_000 });
    const left = { money: pounds(6_000), rest: pounds(5_400) };
    expect(await pageOf(deal)).toMatchObject({ key: strip, ...left });
  });

  it("also where he owes it, since all of it was paid out", async () => {
    const deal = await earner(world);
    await paidOut(world, deal);
    await chargedBack(world, deal, { amount: 10_000 });
    expect(await pageOf(deal)).toMatchObject({ key: `${strip}.review`, rest: pounds(9_000) });
  });
});
