import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { audit, notifications } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { owedBack, shownRefund } from "../support/owed-back";
import { accepted, beginCard, paid, press, settleGateway } from "../support/paid";
import { ibans } from "../support/payouts";

const world = await openWorld();
const [first, second] = ibans;
const holder = "Nadia Samir";
const reason = "The account is closed.";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const noticesOf = async ({ id }: { id: string }) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, id))).filter(
    ({ kind }) => kind === "refund_sent_back",
  );
const member = async () => world.as(await world.aStaffMember());

describe("A refund that was paid from the bank, and that the bank sends back,", () => {
  it("is owed again: its customer reads why, names another account, and is paid", async () => {
    const { id, hers, nadia, staff, requestId } = await owedBack(world);
    await hers.nameAccount({ id, iban: first, holder });
    expect(await refusal(staff.refundReturned({ id, reason }))).toMatchObject({ status: 409 });
    await staff.refundDone({ id, iban: first, holder });
    expect((await staff.refunds({})).content).toEqual([]);
    expect((await staff.refunds({ tab: "paid" })).content).toMatchObject([
      { id, can: ["return"], done_at: expect.any(String), account: { iban: first } },
    ]);
    await staff.refundReturned({ id, reason, round: 2 });
    expect(await balances(world)).toEqual({ bank: 30_000, refund_due: 30_000 });
    expect((await staff.refunds({ tab: "paid" })).content).toEqual([]);
    expect((await staff.refunds({})).content).toMatchObject([
      { id, account: null, asks_account: "needed", asked_at: expect.any(String), return_reason: reason },
    ]);
    const [payment] = (await hers.mine({})).content;
    expect(payment).toMatchObject({ status: "refund_pending" });
    expect(await shownRefund(world, nadia)).toMatchObject({
      ...{ status: "pending", account: null, asks_account: "needed", return_reason: reason },
    });
    expect(await noticesOf(nadia)).toMatchObject([{ params: { reason, price: 30_000, currency: "EGP" } }]);
    expect(await world.as(nadia).requests.get({ id: requestId })).toMatchObject({
      refund_to_name: { amount: 30_000 },
    });
    const lines = await world.db.select().from(audit).where(eq(audit.entityId, id));
    expect(lines.at(-1)).toMatchObject({
      ...{ event: "return", actor: "staff", from: "done", to: "pending", detail: { reason } },
    });
    // Twice is once.
    expect(await refusal(staff.refundReturned({ id, reason, round: 3 }))).toMatchObject({ status: 409 });

    await hers.nameAccount({ id, iban: second, holder });
    await staff.refundDone({ id, iban: second, holder, round: 3 });
    expect(await shownRefund(world, nadia)).toMatchObject({ status: "done", return_reason: null });
    expect(await balances(world)).toEqual({});
  });

  it("is owed again also where it had gone to the account that the transfer came from, however often", async () => {
    const { id, hers, staff } = await owedBack(world);
    const { reference } = (await hers.mine({})).content[0] ?? {};
    for (const round of [1, 3]) {
      await staff.refundDone({ id, to_sender: true, round });
      expect((await staff.refunds({ q: reference ?? "" })).content).toMatchObject([{ id, can: ["return"] }]);
      await staff.refundReturned({ id, reason, round: round + 1 });
      expect(await balances(world)).toEqual({ bank: 30_000, refund_due: 30_000 });
    }
  });

  it("is noted once for each time that staff have read: a press from an old page counts for nothing later", async () => {
    const { id, staff } = await owedBack(world);
    const roundOf = async (tab?: "paid") => (await staff.refunds({ tab })).content[0]?.round ?? 0;
    const toSender = { id, to_sender: true };
    const owed = await roundOf();
    await staff.refundDone({ ...toSender, round: owed });
    const gone = await roundOf("paid");
    await staff.refundReturned({ id, reason, round: gone });

    const again = await roundOf();
    for (const press of [
      () => staff.refundDone({ ...toSender, round: owed }),
      () => staff.withdraw({ id, reason, round: owed }),
      () => staff.retryRefund({ id, round: owed }),
      // Where none is named, the first is meant.
      () => staff.refundDone(toSender),
      () => staff.withdraw({ id, reason }),
    ])
      expect(await refusal(press())).toMatchObject({ status: 409, current: { round: again } });
    expect(await balances(world)).toEqual({ bank: 30_000, refund_due: 30_000 });

    await staff.refundDone({ ...toSender, round: again });
    for (const round of [gone, undefined])
      expect(await refusal(staff.refundReturned({ id, reason, round }))).toMatchObject({ status: 409 });
    expect(await balances(world)).toEqual({});
  });

  it("of a card waits for a person again, who may ask the gateway once more", async () => {
    const deal = await accepted(world);
    await press(world, await beginCard(world, deal), "pay", "fails");
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await settleGateway(world);
    const staff = await member();
    await staff.payouts.settle({ gross: 30_000, fee: 0, reference: "ST-1" });
    const id = (await shownRefund(world, deal.nadia))?.id ?? "";
    await world.as(deal.nadia).payments.nameAccount({ id, iban: first, holder });
    await staff.transfers.refundDone({ id, iban: first, holder });
    await staff.transfers.refundReturned({ id, reason, round: 2 });
    expect(await balances(world)).toEqual({ bank: 30_000, refund_due: 30_000 });
    expect((await staff.transfers.refunds({})).content).toMatchObject([
      { id, account: null, asks_account: "possible", can: ["retry"], return_reason: reason },
    ]);
  });

  it("is not one that the gateway has made", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await settleGateway(world);
    const { transfers } = await member();
    const id = (await shownRefund(world, deal.nadia))?.id ?? "";
    expect((await transfers.refunds({ tab: "paid" })).content).toEqual([]);
    expect(await refusal(transfers.refundReturned({ id, reason }))).toMatchObject({ status: 409 });
  });
});

it("Refunds that wait are read from the oldest on, those that were paid from the newest", async () => {
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    ids.push((await owedBack(world)).id);
    world.clock.advance(60);
  }
  const { transfers } = await member();
  const listed = async (tab: "waiting" | "paid") =>
    (await transfers.refunds({ tab })).content.map(({ id }) => id);
  expect(await listed("waiting")).toEqual(ids);
  for (const id of ids) {
    await transfers.refundDone({ id, to_sender: true });
    world.clock.advance(60);
  }
  expect(await listed("paid")).toEqual(ids.toReversed());
});
