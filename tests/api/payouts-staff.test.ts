import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { chargedBack } from "../support/chargebacks";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { earner, settleAll } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** What the overview of staff counts: payouts to approve, and to send. */
async function waits() {
  const { payouts, payouts_to_send } = await world.as(await world.aStaffMember()).staff.overview();
  return [payouts, payouts_to_send];
}

/** A payout of Tarek's that is asked for, and a member of staff. */
async function asked(amount = 20_000) {
  const deal = await earner(world);
  const { id } = await world.as(deal.tarek).payouts.request({ amount });
  return { ...deal, id, staff: world.as(await world.aStaffMember()).payouts };
}

async function sent() {
  const scene = await asked();
  expect(await waits()).toEqual([1, 0]);
  await scene.staff.approve({ id: scene.id });
  expect(await waits()).toEqual([0, 1]);
  return { ...scene, batch: await scene.staff.batch() };
}

/** The last that the audit log tells of a payout, as its page has it for staff. */
async function lastLine(of: string) {
  const [line] = (await world.as(await world.aStaffMember()).staff.audit({ of })).content;
  return line;
}

const kindsTold = async () => (await world.db.query.notifications.findMany()).map(({ kind }) => kind);

describe("Staff", () => {
  it("approve, send in one file, and mark as paid what the settlements cover", async () => {
    const { id, staff, batch, tarek } = await sent();
    expect(batch).toMatchObject({ count: 1, total: { amount: 20_000, currency: "EGP" } });
    const { bytes, mime } = await staff.bankFile({ id: batch.id });
    expect(mime).toContain("text/csv");
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      `\uFEFFReference,Account holder,IBAN,Amount,Currency\r\n${id},Tarek Fawzy,EG380019000500000000263180002,200.00,EGP\r\n`,
    );
    expect(await refusal(staff.markPaid({ id }))).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("settlement") },
    });
    await settleAll(world, 30_000);
    await staff.markPaid({ id });
    expect(await balances(world)).toMatchObject({ bank: 10_000, available: 7_000 });
    expect(await world.as(tarek).wallet.balances()).toMatchObject({
      ...{ paid_out: { amount: 20_000 }, paid_out_this_month: { amount: 20_000 }, in_payout: { amount: 0 } },
    });
    expect(await kindsTold()).toEqual(
      expect.arrayContaining(["payout_approved", "payout_sent", "payout_paid"]),
    );
  });

  it("see in the queue that the account was closed after its payout was asked for", async () => {
    const { tarek, staff } = await asked();
    expect((await staff.queue({})).content).toMatchObject([{ provider: { is_active: true } }]);
    await closings(world).close(tarek);
    expect((await staff.queue({})).content).toMatchObject([{ provider: { id: tarek.id, is_active: false } }]);
  });

  it("reject with a reason: the money is available again, and the next payout may be asked for", async () => {
    const { id, staff, tarek } = await asked();
    await staff.reject({ id, reason: "The name on the account differs." });
    const [payout] = (await world.as(tarek).payouts.mine({})).content;
    expect(payout).toMatchObject({ status: "rejected", reason: "The name on the account differs." });
    expect(await lastLine(id)).toMatchObject({
      ...{ event: "reject", detail: { price: 20_000, reason: "The name on the account differs." } },
    });
    expect(await balances(world)).toMatchObject({ available: 27_000 });
    await world.as(tarek).payouts.request({ amount: 27_000 });
  });

  it("mark as failed what came back", async () => {
    const { id, staff } = await sent();
    await staff.markFailed({ id, reason: "The account is closed." });
    expect(await lastLine(id)).toMatchObject({ event: "fail", detail: { reason: "The account is closed." } });
    expect(await balances(world)).toMatchObject({ available: 27_000 });
    expect(await refusal(staff.markPaid({ id }))).toMatchObject({
      ...{ status: 409, current: { payout_status: "failed" } },
    });
  });

  it("send back to the technician what the bank returned after it had arrived", async () => {
    const { id, staff, tarek } = await sent();
    const returned = { id, reason: "The bank sent it back: the account was closed." };
    expect(await refusal(staff.markReturned(returned))).toMatchObject({
      ...{ status: 409, current: { payout_status: "sent" } },
    });
    await settleAll(world, 30_000);
    await staff.markPaid({ id });
    await staff.markReturned(returned);
    expect(await lastLine(id)).toMatchObject({ event: "return", detail: { reason: returned.reason } });
    expect(await balances(world)).toMatchObject({ bank: 30_000, available: 27_000 });
    expect((await world.as(tarek).payouts.mine({})).content).toMatchObject([
      { id, status: "failed", reason: returned.reason },
    ]);
    expect(await world.as(tarek).wallet.balances()).toMatchObject({ paid_out: { amount: 0 } });
    const told = (await world.db.query.notifications.findMany()).filter(({ kind }) =>
      /^payout_(returned|failed)$/.test(kind),
    );
    expect(told.map(({ kind, params }) => [kind, params.reason])).toEqual([
      ["payout_returned", returned.reason],
    ]);
    expect(await refusal(staff.markReturned(returned))).toMatchObject({
      ...{ status: 409, current: { payout_status: "failed" } },
    });
    await world.as(tarek).payouts.request({ amount: 27_000 });
  });

  it("settle a debt first of what the bank returned", async () => {
    const { id, staff, ...deal } = await sent();
    await settleAll(world, 30_000);
    await staff.markPaid({ id });
    await chargedBack(world, deal);
    expect(await balances(world)).toMatchObject({ bank: 10_000, debt: 20_000 });
    await staff.markReturned({ id, reason: "The bank sent it back." });
    const left = await balances(world);
    expect([left.bank, left.debt, left.available]).toEqual([30_000, undefined, undefined]);
  });

  it("never send in a bank's file what has arrived or came back", async () => {
    const { id, staff, batch } = await sent();
    const linesOf = async () => {
      const { bytes } = await staff.bankFile({ id: batch.id });
      return new TextDecoder().decode(bytes).trim().split("\r\n").slice(1);
    };
    expect(await linesOf()).toHaveLength(1);
    await staff.markFailed({ id, reason: "The account is closed." });
    expect(await linesOf()).toEqual([]);
  });

  it("say why one is rejected, or came back, in more than a word", async () => {
    const { id, staff } = await asked();
    const short = { id, reason: "No." };
    for (const deed of ["reject", "markFailed", "markReturned"] as const)
      expect(await refusal(staff[deed](short))).toMatchObject({
        errors: { reason: ["Write at least 5 characters."] },
      });
  });

  it("decide once, whoever is first", async () => {
    const { id, staff, tarek } = await asked();
    const calls = [
      () => staff.approve({ id }),
      () => world.as(tarek).payouts.cancel({ id }),
      () => staff.reject({ id, reason: "The name differs." }),
    ];
    const answers = await Promise.allSettled(calls.map((call) => call()));
    const done = answers.filter(({ status }) => status === "fulfilled").length;
    // Approved first, it may be rejected after that.
    expect(done).toBeGreaterThanOrEqual(1);
    expect(done).toBeLessThanOrEqual(2);
    expect(await refusal(world.as(tarek).payouts.cancel({ id }))).toMatchObject({ status: 409 });
  });

  it("see the queue of each status, the oldest first", async () => {
    const { id, staff, tarek } = await asked();
    expect((await staff.queue({})).content).toMatchObject([
      { id, provider: { id: tarek.id }, iban: "EG380019000500000000263180002", batch_id: null },
    ]);
    expect((await staff.queue({ status: "approved" })).content).toEqual([]);
  });

  it("have nothing to send while nothing is approved", async () => {
    const { staff } = await asked();
    expect(await refusal(staff.batch())).toMatchObject({ status: 409 });
    expect(await refusal(staff.bankFile({ id: "nobody" }))).toMatchObject({ status: 404 });
  });

  it("record a settlement once for each reference", async () => {
    const { staff } = await asked();
    const settlement = { gross: 30_000, fee: 600, reference: "po_1" };
    expect(await refusal(staff.settle({ ...settlement, gross: 30_001 }))).toMatchObject({
      status: 422,
      errors: { gross: ["By our books the gateway owes EGP\u00A0300. Record no more than that."] },
    });
    expect(await staff.settle(settlement)).toMatchObject({
      gateway: { amount: 0 },
      bank: { amount: 29_400 },
    });
    expect(await refusal(staff.settle(settlement))).toMatchObject({ status: 409 });
    expect(await refusal(staff.settle({ ...settlement, fee: 30_001, reference: "po_2" }))).toMatchObject({
      status: 422,
    });
    expect(await balances(world)).toMatchObject({ bank: 29_400, fees: 600 });
  });
});
