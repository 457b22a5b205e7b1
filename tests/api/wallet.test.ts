import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payments } from "~/api/db/money-schema";
import { openWorld, refusal } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { completed, press, started } from "../support/paid";
import { earner, settleAll } from "../support/payouts";

const world = await openWorld();

const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

describe("Tarek's wallet", () => {
  it("tells what has cleared, what is held for a running job, and the lines that make each figure", async () => {
    const { tarek, requestId } = await earner(world);
    const wallet = world.as(tarek).wallet;
    expect(await wallet.balances()).toMatchObject({
      ...{ pending: { amount: 0 }, available: { amount: 27_000 }, held: { amount: 0 }, held_jobs: 0 },
      ...{ paid_out: { amount: 0 }, debt: { amount: 0 }, minimum: { amount: 10_000 } },
    });
    expect((await wallet.lines({ account: "available" })).content).toMatchObject([
      {
        kind: "clearing",
        request: { id: requestId },
        amount: { amount: 27_000 },
        balance: { amount: 27_000 },
      },
    ]);
    const all = (await wallet.lines({})).content.map(({ account, kind, amount }) => [
      account,
      kind,
      amount.amount,
    ]);
    expect(all.sort()).toEqual([
      ["available", "clearing", 27_000],
      ["pending", "clearing", -27_000],
      ["pending", "release", 27_000],
    ]);
  });

  it("makes what is due before it tells a line, so that lines and figures are one sum", async () => {
    const deal = await completed(world);
    world.clock.advance(7 * 86_400);
    const wallet = world.as(deal.tarek).wallet;
    const { content } = await wallet.lines({});
    expect(content.map(({ account, kind }) => `${account} ${kind}`).toSorted()).toEqual([
      ...["available clearing", "pending clearing", "pending release"],
    ]);
    const sum = content.reduce((all, { amount }) => all + amount.amount, 0);
    const { pending, available } = await wallet.balances();
    expect(sum).toBe(pending.amount + available.amount);
  });

  it("holds what a customer has paid for work under way", async () => {
    const { tarek } = await started(world);
    const wallet = world.as(tarek).wallet;
    expect(await wallet.balances()).toMatchObject({ held: { amount: 30_000 }, held_jobs: 1 });
    expect((await wallet.lines({ account: "held" })).content).toMatchObject([
      { kind: "payment", account: "held", amount: { amount: 30_000 }, balance: { amount: 30_000 } },
    ]);
  });

  it("is narrowed down to a type and to days, and goes on from page to page", async () => {
    const { tarek } = await earner(world);
    const wallet = world.as(tarek).wallet;
    for (let n = 0; n < 12; n += 1) {
      const { id } = await world.as(tarek).payouts.request({ amount: 10_000 });
      await world.as(tarek).payouts.cancel({ id });
    }
    const first = await wallet.lines({ account: "available" });
    expect(first.content).toHaveLength(20);
    const cursor = first.meta.meta.nextCursor ?? "";
    const rest = await wallet.lines({ account: "available", cursor });
    expect(rest.content).toHaveLength(5);
    expect(rest.content.at(-1)).toMatchObject({ kind: "clearing" });
    expect((await wallet.lines({ kind: "payout_cancelled", account: "available" })).content).toHaveLength(12);
    expect((await wallet.lines({ account: "available", to: "2020-01-01" })).content).toEqual([]);
    const day = new Date(world.clock.now()).toISOString().slice(0, 10);
    expect(
      (await wallet.lines({ kind: "clearing", account: "available", from: day, to: day })).content.length,
    ).toBeLessThanOrEqual(1);
  });

  it("is a file in the reader's language, in which nothing is run", async () => {
    const { tarek } = await earner(world);
    const { bytes, mime } = await world.as(tarek).wallet.csv({ account: "available" });
    expect(mime).toBe("text/csv; charset=utf-8");
    const [head, line] = textOf(bytes).split("\r\n");
    expect(head).toBe("\uFEFFDate,Entry,Job or payout,Account,Amount,Balance,Currency");
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,Cleared,.+,Available,270\.00,270\.00,EGP$/);
    const arabic = await world.inLanguage("ar", tarek).wallet.csv({ account: "available" });
    expect(textOf(arabic.bytes)).toContain("الرصيد");
    const held = textOf((await world.as(tarek).wallet.csv({ account: "held" })).bytes);
    expect(held.split("\r\n")[0]).toMatch(/,Amount,Held for this job,Currency$/);
  });

  it("is whole, however long: in parts, of which the first alone has the heads", async () => {
    const { tarek } = await earner(world);
    const filters = { account: "available" } as const;
    for (let n = 0; n < 3; n += 1) {
      const { id } = await world.as(tarek).payouts.request({ amount: 10_000 });
      await world.as(tarek).payouts.cancel({ id });
    }
    const whole = textOf((await world.as(tarek).wallet.csv(filters)).bytes);
    const { house } = world;
    const most = house.settings.ledgerFileLines;
    house.settings.ledgerFileLines = 3;
    try {
      const parts: string[] = [];
      let cursor: string | undefined;
      do {
        const part = await world.as(tarek).wallet.csv({ ...filters, cursor });
        parts.push(textOf(part.bytes));
        cursor = part.next;
      } while (cursor);
      expect(parts).toHaveLength(3);
      expect(parts.join("")).toBe(whole);
    } finally {
      house.settings.ledgerFileLines = most;
    }
  });

  it("has a statement of each month: what began it, what came and went, what ended it", async () => {
    const { tarek } = await earner(world);
    const { id } = await world.as(tarek).payouts.request({ amount: 20_000 });
    const staff = world.as(await world.aStaffMember());
    await settleAll(world, 30_000);
    await staff.payouts.approve({ id });
    await staff.payouts.batch();
    await staff.payouts.markPaid({ id });
    const month = world.clock.now().toISOString().slice(0, 7);
    const statement = await world.as(tarek).wallet.statement({ month });
    const came = statement.lines.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(statement.opening.amount + came).toBe(statement.closing.amount);
    expect(statement.closing.amount).toBe(7_000);
    expect(statement.totals).toContainEqual({
      kind: "payout_paid",
      amount: { amount: -20_000, currency: "EGP" },
    });
    expect(await world.as(tarek).wallet.statement({ month: "2020-01" })).toMatchObject({
      ...{ opening: { amount: 0 }, closing: { amount: 0 }, lines: [] },
    });
  });

  it("has a statement whose sums are those of the whole month, however few lines it shows", async () => {
    const deal = await earner(world);
    for (const disputeId of ["one", "another"]) {
      await chargedBack(world, deal, { amount: 10_000, disputeId });
      await givenBack(world, deal, { amount: 10_000, disputeId });
    }
    const month = world.clock.now().toISOString().slice(0, 7);
    const { statement } = world.as(deal.tarek).wallet;
    const whole = await statement({ month });
    const { settings } = world.house;
    const most = settings.ledgerFileLines;
    try {
      settings.ledgerFileLines = whole.lines.length;
      expect(await statement({ month })).toEqual({ ...whole, is_cut: false });
      settings.ledgerFileLines = 1;
      const cut = await statement({ month });
      expect(cut).toMatchObject({ is_cut: true, lines: whole.lines.slice(0, 1) });
      expect(cut.totals).toEqual(whole.totals);
      const sum = cut.totals.reduce((total, { amount }) => total + amount.amount, 0);
      expect(cut.opening.amount + sum).toBe(cut.closing.amount);
    } finally {
      settings.ledgerFileLines = most;
    }
    expect(whole.totals.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["chargeback", "chargeback_reversed"]),
    );
  });

  it("shows eight weeks and eight months of earnings", async () => {
    const { tarek } = await earner(world);
    for (const by of ["weeks", "months"] as const) {
      const { bars } = await world.as(tarek).wallet.earnings({ by });
      expect(bars).toHaveLength(8);
      expect(bars.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(27_000);
    }
  });

  it("takes off what was charged back, wherever it was taken from", async () => {
    const { tarek, orderId } = await earner(world);
    const [payment] = await world.db.select().from(payments).where(eq(payments.orderId, orderId));
    await press(world, payment?.reference ?? "", "chargeBack");
    const { bars } = await world.as(tarek).wallet.earnings({ by: "weeks" });
    expect(bars.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
  });

  it("is nobody else's", async () => {
    await earner(world);
    const other = world.as(await world.aProvider());
    expect((await other.wallet.lines({})).content).toEqual([]);
    expect(await other.wallet.balances()).toMatchObject({
      available: { amount: 0 },
      paid_out: { amount: 0 },
    });
    expect(await refusal(world.as(await world.aCustomer()).wallet.lines({}))).toMatchObject({ status: 403 });
  });
});
