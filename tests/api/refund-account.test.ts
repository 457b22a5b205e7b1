import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { refunds } from "~/api/db/money-schema";
import { audit, notifications, outbox } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { owedBack, shownRefund } from "../support/owed-back";
import { paid, settleGateway } from "../support/paid";
import { ibans } from "../support/payouts";
import type { Person } from "../support/people";

const world = await openWorld();
const [first] = ibans;
const holder = "Nadia Samir";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const staffNow = async () => ({ staff: world.as(await world.aStaffMember()).transfers });
const listed = async () => (await (await staffNow()).staff.refunds({})).content;
const linesOf = (id: string) => world.db.select().from(audit).where(eq(audit.entityId, id));
const rowOf = async (id: string) => (await world.db.select().from(refunds).where(eq(refunds.id, id)))[0];
const shown = (who: Person) => shownRefund(world, who);

/** A refund that is owed back to Nadia from the bank. */
const late = () => owedBack(world);

describe("The account of a refund by transfer", () => {
  it("is asked for, named, shown masked to its customer and whole to staff, and paid to", async () => {
    const { nadia, id, hers, requestId, staff } = await late();
    expect(await shown(nadia)).toMatchObject({ status: "pending", account: null, asks_account: "needed" });
    expect(await listed()).toMatchObject([
      { id, account: null, asks_account: "needed", can: ["done", "withdraw"] },
    ]);
    const kinds = async () =>
      (await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id))).map(
        ({ kind }) => kind,
      );
    expect(await kinds()).toContain("refund_account_asked");

    await hers.nameAccount({ id, iban: ` ${first.toLowerCase()} `, holder: "Nadia   Samir" });
    const iban = "EG•• •••• … 0002";
    expect(await shown(nadia)).toMatchObject({ account: { iban, holder }, asks_account: "needed" });
    expect(await listed()).toMatchObject([
      { account: { iban: first, holder, named_at: expect.any(String) } },
    ]);
    expect(await kinds()).toContain("refund_account_named");
    const told = await world.db.select().from(outbox).where(eq(outbox.recipient, nadia.phone));
    expect(told).toMatchObject([{ template: "refundAccount", params: { iban } }]);

    await staff.refundDone({ id, iban: first, holder });
    expect(await balances(world)).toEqual({});
    expect(await shown(nadia)).toMatchObject({ status: "done", account: { iban }, asks_account: null });
    const lines = (await linesOf(id)).map(({ event, detail }) => [event, detail.iban]);
    expect(lines).toEqual([
      ["owe", undefined],
      ["name_account", iban],
      ["done", iban],
    ]);
    expect(JSON.stringify(await world.as(nadia).requests.get({ id: requestId }))).not.toContain("EG••");
  });

  it("is nobody's but its customer's: others are told that there is no such refund", async () => {
    const { id, tarek } = await late();
    const account = { iban: first, holder };
    const others = [await world.aCustomer(), await world.aCustomer({ isVerified: false })];
    for (const other of others) {
      const [theirs, none] = [id, "nobody"].map((which) =>
        refusal(world.as(other).payments.nameAccount({ id: which, ...account })),
      );
      expect(await theirs).toEqual(await none);
    }
    const his = world.as(tarek).payments.nameAccount({ id, ...account });
    expect(await refusal(his)).toMatchObject({ status: 403 });
    expect(await rowOf(id)).toMatchObject({ iban: null });
    for (const who of [tarek, others[0] ?? tarek])
      expect(await refusal(world.as(who).transfers.refunds({}))).toMatchObject({ status: 403 });
  });

  it.each([
    ["EG380019000500000000263180003", holder, ["iban"]],
    ["DE89370400440532013000", holder, ["iban"]],
    [first, "7", ["holder"]],
    ["EG12", "=1+1", ["iban", "holder"]],
  ])("is checked as that of a payout: %s of %s", async (iban, name, fields) => {
    const { id, hers } = await late();
    const refused = await refusal(hers.nameAccount({ id, iban, holder: name }));
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual([...fields].sort());
    expect(await rowOf(id)).toMatchObject({ iban: null, holder: null, accountAt: null });
  });

  it("is paid to once, however often and by however many it is noted", async () => {
    const { id, hers, staff } = await late();
    await hers.nameAccount({ id, iban: first, holder });
    const members = [staff, (await staffNow()).staff];
    const answers = await Promise.allSettled(
      members.map((one) => one.refundDone({ id, iban: first, holder })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(staff.refundDone({ id, iban: first, holder }))).toMatchObject({
      status: 409,
    });
    expect(await balances(world)).toEqual({});
    expect((await linesOf(id)).filter(({ event }) => event === "done")).toHaveLength(1);
  });

  it("is not needed where staff have sent it back to the account that it came from, and then not kept", async () => {
    const { id, hers, nadia, staff } = await late();
    expect(await refusal(staff.refundDone({ id }))).toMatchObject({ status: 409 });
    expect(await refusal(staff.refundDone({ id, iban: first, holder }))).toMatchObject({ status: 409 });
    await hers.nameAccount({ id, iban: first, holder });
    await staff.refundDone({ id, to_sender: true });
    expect(await shown(nadia)).toMatchObject({ status: "done", account: null });
    const done = (await linesOf(id)).filter(({ event }) => event === "done");
    expect(done).toMatchObject([{ detail: { way: "sender" } }]);
    expect(await balances(world)).toEqual({});
  });

  it("is what the strip asks its customer for, until it is named", async () => {
    const { nadia, id, hers, requestId } = await late();
    await world.as(nadia).requests.cancel({ id: requestId });
    const strip = async () => world.as(nadia).requests.get({ id: requestId });
    expect(await strip()).toMatchObject({
      ...{ refund_to_name: { amount: 30_000 }, refunding: { amount: 30_000 } },
      next: { actor: "you", key: "over.cancelled.account", money: { amount: 30_000 } },
    });
    await hers.nameAccount({ id, iban: first, holder });
    expect(await strip()).toMatchObject({
      refund_to_name: null,
      next: { actor: "nobody", key: "over.cancelled.refund" },
    });
  });

  it("goes with what its customer exports", async () => {
    const { nadia, id, hers } = await late();
    await hers.nameAccount({ id, iban: first, holder });
    const { bytes } = await world.as(nadia).profile.export();
    const { refunds: own } = JSON.parse(new TextDecoder().decode(bytes));
    expect(own).toMatchObject([{ id, iban: first, holder, amount: 30_000 }]);
  });
});

describe("The account of a refund by card", () => {
  it("is neither asked for nor taken while the gateway has the refund", async () => {
    const deal = await paid(world);
    const hers = world.as(deal.nadia).payments;
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    const own = await shown(deal.nadia);
    expect(own).toMatchObject({ asks_account: null });
    const id = own?.id ?? "";
    const said = async () => (await refusal(hers.nameAccount({ id, iban: first, holder }))).message;
    expect(await said()).toBe("This refund needs no bank account.");
    await settleGateway(world);
    expect(await said()).toBe("This refund has been paid already.");
    await settleGateway(world);
    expect(await shown(deal.nadia)).toMatchObject({ status: "done" });
  });
});
