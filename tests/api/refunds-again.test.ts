import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { refunds, sandboxSessions } from "~/api/db/money-schema";
import { sendRefunds } from "~/api/payments/sending-moves";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { sayer } from "../support/gateway-says";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, codeOf, type Deal, press, settleGateway } from "../support/paid";
import { ibans } from "../support/payouts";

const world = await openWorld();
const say = sayer(world);
const day = 24 * 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Nadia has paid and cancelled; refunds of what she paid come out so. */
async function cancelled(manner: "done" | "pending" | "fails"): Promise<Deal & { reference: string }> {
  const deal = await accepted(world);
  const reference = await beginCard(world, deal);
  await press(world, reference, "pay", manner);
  await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
  return { ...deal, reference };
}

/** From now on refunds of this session come out otherwise at the gateway. */
async function comeOut(reference: string, manner: "done" | "pending" | "fails"): Promise<void> {
  const isIt = eq(sandboxSessions.reference, reference);
  const [row] = await world.db.select().from(sandboxSessions).where(isIt);
  const session = { ...row?.session, refunds: manner };
  await world.db.update(sandboxSessions).set({ session }).where(isIt);
}

const refundNow = async () => {
  const [row] = await world.db.select().from(refunds);
  if (!row) throw new Error("A refund");
  return row;
};
const failures = async () =>
  (await world.db.query.notifications.findMany()).filter(({ kind }) => kind === "refund_failed");
/** The calls of a member of staff. */
const staffNow = async () => ({ staff: world.as(await world.aStaffMember()).transfers });

describe("A refund that has failed", () => {
  it("is told to Nadia at its first try also where that came after a person had decided on it", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    await press(world, reference, "pay", "fails");
    await world.as(deal.tarek).orders.start({ id: deal.orderId, code: await codeOf(world, deal) });
    for (const step of ["chargeBack", "giveBack"] as const) await press(world, reference, step);
    const { staff } = await staffNow();
    const { id } = await refundNow();
    for (const round of [2, 3]) {
      await staff.retryRefund({ id, round: round - 1 });
      await settleGateway(world);
      expect(await refundNow()).toMatchObject({ status: "failed", round });
      const told = { userId: deal.nadia.id, params: { price: 30_000, currency: "EGP" } };
      expect(await failures()).toMatchObject([told]);
    }
  });

  it("is another one to the gateway when staff ask for it again, and goes through", async () => {
    const { reference } = await cancelled("fails");
    await settleGateway(world);
    const { id, status } = await refundNow();
    expect(status).toBe("failed");
    const { staff } = await staffNow();
    await comeOut(reference, "done");
    await staff.retryRefund({ id });
    await settleGateway(world);
    expect(await refundNow()).toMatchObject({ status: "done", round: 2 });
    expect(await balances(world)).toEqual({});
  });

  it("is told to Nadia, who was told that it goes back to her, once: the next try may fail again", async () => {
    const { nadia } = await cancelled("fails");
    await settleGateway(world);
    const params = { price: 30_000, currency: "EGP" };
    const told = { userId: nadia.id, kind: "refund_failed", params, path: "/payment" };
    expect(await failures()).toMatchObject([told]);
    await (await staffNow()).staff.retryRefund({ id: (await refundNow()).id });
    await settleGateway(world);
    expect(await refundNow()).toMatchObject({ status: "failed", round: 2 });
    expect(await failures()).toHaveLength(1);
  });

  it("is not told to Nadia as one that failed where she knows that it came back", async () => {
    const { reference } = await cancelled("done");
    await settleGateway(world);
    const { id: refundId } = await refundNow();
    world.clock.advance(60);
    await say({ kind: "refund_failed", refundId, reason: "lost_or_stolen_card", round: 1 });
    expect(await refundNow()).toMatchObject({ status: "failed", round: 2 });
    await comeOut(reference, "fails");
    await (await staffNow()).staff.retryRefund({ id: refundId, round: 2 });
    await settleGateway(world);
    expect(await refundNow()).toMatchObject({ status: "failed", round: 3 });
    expect(await failures()).toEqual([]);
  });

  it.each(["done", "pending"] as const)(
    "goes through at the gateway after all (%s at once): the account that was named meanwhile is forgotten",
    async (manner) => {
      const { reference, nadia } = await cancelled("fails");
      await settleGateway(world);
      const [{ id }, { staff }] = [await refundNow(), await staffNow()];
      await world.as(nadia).payments.nameAccount({ id, iban: ibans[0], holder: "Nadia Samir" });
      await comeOut(reference, manner);
      await staff.retryRefund({ id });
      expect(await refundNow()).toMatchObject({ status: "pending", iban: ibans[0] });
      await settleGateway(world);
      expect(await refundNow()).toMatchObject({ status: "done", iban: null, holder: null, accountAt: null });
      const { content } = await world.as(nadia).payments.mine({});
      expect(content).toMatchObject([{ refunds: [{ status: "done", account: null }] }]);
    },
  );

  it("is not moved by what the gateway says of the try before", async () => {
    await cancelled("fails");
    await settleGateway(world);
    const { id: refundId } = await refundNow();
    await (await staffNow()).staff.retryRefund({ id: refundId });
    await say({ kind: "refunded", refundId, round: 1 });
    expect((await refundNow()).status).toBe("pending");
  });

  it("is paid by hand from the bank as far as settlements are recorded", async () => {
    const { nadia } = await cancelled("fails");
    await settleGateway(world);
    const [{ id }, { staff }] = [await refundNow(), await staffNow()];
    const account = { iban: ibans[0], holder: "Nadia Samir" };
    // Nobody knows yet where to, and no transfer was sent from anywhere.
    for (const to of [{}, account, { to_sender: true }])
      expect(await refusal(staff.refundDone({ id, ...to }))).toMatchObject({ status: 409 });
    expect((await staff.refunds({})).content).toMatchObject([{ asks_account: "possible", can: ["retry"] }]);
    await world.as(nadia).payments.nameAccount({ id, ...account });
    expect((await staff.refunds({})).content).toMatchObject([{ can: ["done", "retry"] }]);
    expect(await refusal(staff.refundDone({ id, ...account }))).toMatchObject({ status: 409 });
    const member = world.as(await world.aStaffMember());
    await member.payouts.settle({ gross: 30_000, fee: 0, reference: "ST-1" });
    await staff.refundDone({ id, ...account });
    expect(await refundNow()).toMatchObject({ status: "done", ...account });
    expect(await balances(world)).toEqual({});
  });
});

describe("A refund that the gateway has taken and never told of again", () => {
  it("is listed for staff after three days", async () => {
    await cancelled("pending");
    const silent = { ...world.gateway, deliver: async () => 0 };
    const outside = { ...world.house.outside, gateway: silent };
    await sendRefunds({ ...world.house, outside }, world.clock.now());
    expect((await refundNow()).status).toBe("sent");
    const { staff } = await staffNow();
    expect((await staff.refunds({})).content).toEqual([]);
    world.clock.advance(3 * day + 1);
    expect((await staff.refunds({})).content).toMatchObject([{ sent_at: expect.any(String), can: [] }]);
  });
});
