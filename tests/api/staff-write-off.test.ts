import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { audit, notifications } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { chargedBack } from "../support/chargebacks";
import { contradictionsIn } from "../support/invariants";
import { completed, paid } from "../support/paid";
import { earner, settleAll } from "../support/payouts";
import type { Person } from "../support/people";

const world = await openWorld({ settings: { payoutMinimum: 100 } });
const reason = "The account was closed, and nobody answers.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Tarek was paid 200 of his 270 pounds out before the customer's bank took everything back: he owes 200. */
async function indebted() {
  const deal = await earner(world);
  const { id } = await world.as(deal.tarek).payouts.request({ amount: 20_000 });
  const member = await world.aStaffMember({ name: "Zeina Halim" });
  const staff = world.as(member);
  await staff.payouts.approve({ id });
  await staff.payouts.batch();
  await settleAll(world, 30_000);
  await staff.payouts.markPaid({ id });
  await chargedBack(world, deal);
  expect(await balances(world)).toMatchObject({ debt: 20_000 });
  return { ...deal, member, staff: staff.staff };
}

/** Another job of his is approved: 270 pounds, which clear in some days. */
async function earnsAgain(tarek: Person) {
  const starts_at = new Date(world.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 16);
  await completed(world, { starts_at }, { nadia: await world.aCustomer(), tarek });
}

const written = async (id: string) =>
  (await world.db.select().from(audit).where(eq(audit.entityId, id))).filter(
    ({ event }) => event === "write_off",
  );
const told = async (userId: string) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, userId))).filter(
    ({ kind }) => kind === "debt_written_off",
  );

describe("A technician's debt", () => {
  it("is shown to staff beside the technician's money", async () => {
    const { staff, tarek, nadia } = await indebted();
    const money = (amount: number) => ({ amount, currency: "EGP" });
    expect((await staff.user({ id: tarek.id })).provider?.purse).toEqual({
      ...{ held: money(0), pending: money(0), available: money(0), in_payout: money(0), debt: money(20_000) },
    });
    expect((await staff.user({ id: nadia.id })).provider).toBeNull();
  });

  it("is what earnings that are due already leave of it, before any sweep", async () => {
    const { staff, tarek } = await indebted();
    await earnsAgain(tarek);
    world.clock.advance(8 * 24 * 3600);
    const pressed = staff.writeOff({ id: tarek.id, amount: 20_000, debt: 20_000, reason });
    expect(await refusal(pressed)).toMatchObject({ status: 409, current: { debt: 0 } });
  });

  it("is told to staff as such earnings leave it", async () => {
    const { staff, tarek } = await indebted();
    await earnsAgain(tarek);
    world.clock.advance(8 * 24 * 3600);
    const { purse } = (await staff.user({ id: tarek.id })).provider ?? {};
    expect(purse).toMatchObject({
      debt: { amount: 0 },
      pending: { amount: 0 },
      available: { amount: 7_000 },
    });
  });

  it("is shown with what is held for jobs that are not over", async () => {
    const { tarek, nadia, orderId } = await paid(world);
    const { price } = await world.as(nadia).orders.get({ id: orderId });
    const { staff } = world.as(await world.aStaffMember());
    expect((await staff.user({ id: tarek.id })).provider?.purse).toMatchObject({ held: price });
  });

  it("is written off with a reason: booked as a loss, written down, and told to the technician", async () => {
    const { staff, member, tarek } = await indebted();
    const before = await balances(world);
    await staff.writeOff({ id: tarek.id, amount: 20_000, debt: 20_000, reason });
    const after = await balances(world);
    expect(after.debt).toBeUndefined();
    expect(after.loss).toBe((before.loss ?? 0) + 20_000);
    expect(await written(tarek.id)).toMatchObject([
      { actor: "staff", actorId: member.id, detail: { debt: 20_000, loss: 20_000, reason } },
    ]);
    expect(await told(tarek.id)).toMatchObject([
      { params: { price: 20_000, currency: "EGP" }, path: "/technician/wallet" },
    ]);
    expect((await world.as(tarek).wallet.lines({ account: "debt" })).content[0]).toMatchObject({
      ...{ kind: "write_off", amount: { amount: -20_000 }, balance: { amount: 0 } },
    });
  });

  it("is written off once: a second press finds no debt, and changes nothing", async () => {
    const { staff, tarek } = await indebted();
    const press = () => staff.writeOff({ id: tarek.id, amount: 20_000, debt: 20_000, reason });
    const ends = await Promise.allSettled([press, press].map((call) => call()));
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(press())).toMatchObject({ status: 409, current: { debt: 0 } });
    expect(await written(tarek.id)).toHaveLength(1);
    expect(await told(tarek.id)).toHaveLength(1);
  });

  it("is written off in part; what is left is named to whoever has read another debt", async () => {
    const { staff, tarek } = await indebted();
    await staff.writeOff({ id: tarek.id, amount: 5_000, debt: 20_000, reason });
    expect(await balances(world)).toMatchObject({ debt: 15_000 });
    expect(
      await refusal(staff.writeOff({ id: tarek.id, amount: 5_000, debt: 20_000, reason })),
    ).toMatchObject({
      ...{ status: 409, current: { debt: 15_000 }, message: expect.stringContaining("150") },
    });
  });

  it("is never written off by more than it is, without a reason, or of somebody who has none", async () => {
    const { staff, tarek, nadia } = await indebted();
    const asked = { id: tarek.id, amount: 20_001, debt: 20_000, reason };
    expect(await refusal(staff.writeOff(asked))).toMatchObject({
      ...{ status: 422, errors: { amount: [expect.stringContaining("200")] } },
    });
    expect(await refusal(staff.writeOff({ ...asked, amount: 100, reason: "No." }))).toMatchObject({
      ...{ status: 422, errors: { reason: [expect.any(String)] } },
    });
    expect(await refusal(staff.writeOff({ ...asked, id: nadia.id }))).toMatchObject({ status: 404 });
    expect(await balances(world)).toMatchObject({ debt: 20_000 });
  });
});
