import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findDifferences } from "~/api/ledger/check-store";
import { openWorld } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { completed, paid, settleGateway } from "../support/paid";
import { earner } from "../support/payouts";

const world = await openWorld();

/** Changes rows behind the triggers that keep the books. */
async function tamper(
  table:
    | "accounts"
    | "gateway_events"
    | "invoices"
    | "journals"
    | "ledger_lines"
    | "orders"
    | "payments"
    | "payouts"
    | "refunds",
  change: string,
): Promise<void> {
  const name = sql.identifier(table);
  await world.db.execute(sql`alter table ${name} disable trigger user`);
  try {
    await world.db.execute(sql.raw(change));
  } finally {
    await world.db.execute(sql`alter table ${name} enable trigger user`);
  }
}

describe("The check of the ledger", () => {
  it("finds nothing in books that were kept by the rules", async () => {
    const { tarek } = await earner(world);
    await world.as(tarek).payouts.request({ amount: 10_000 });
    expect(await findDifferences(world.db)).toEqual([]);
  });

  it("finds a balance that is not the sum of its lines", async () => {
    const { tarek } = await earner(world);
    const id = `available:${tarek.id}:EGP`;
    await tamper("accounts", `update accounts set balance = balance - 100 where id = '${id}'`);
    expect(await findDifferences(world.db)).toEqual([
      `The balance of account ${id}: -27100 instead of -27000`,
    ]);
  });

  it("finds a line that was changed: in its journal, its account, its running balance and its order", async () => {
    const { tarek } = await earner(world);
    const id = `available:${tarek.id}:EGP`;
    await tamper("ledger_lines", `update ledger_lines set amount = -26900 where account_id = '${id}'`);
    const found = await findDifferences(world.db);
    expect(found).toHaveLength(4);
    expect(found.join("\n")).toMatch(/What was released of order \w+: 29900 instead of 30000/);
    expect(found.join("\n")).toMatch(/The balance of account available.*-27000 instead of -26900/);
    expect(found.join("\n")).toMatch(/The running balance of account, line available/);
    expect(found.join("\n")).toMatch(/The sum of journal \w+: 100 instead of 0/);
  });

  it("finds a line that was taken away", async () => {
    await completed(world);
    await tamper("ledger_lines", "delete from ledger_lines where account_id like 'revenue%'");
    expect((await findDifferences(world.db)).join("\n")).toMatch(/The balance of account revenue/);
  });

  it("finds an order that holds what its state does not", async () => {
    const { orderId } = await completed(world);
    const delivered = "status = 'delivered', confirms_at = now()";
    await tamper("orders", `update orders set ${delivered} where id = '${orderId}'`);
    expect(await findDifferences(world.db)).toEqual([
      `What is held for order ${orderId}: 0 instead of 30000`,
    ]);
  });

  it("finds a payout whose money does not wait for it", async () => {
    const { tarek } = await earner(world);
    await world.as(tarek).payouts.request({ amount: 10_000 });
    await tamper("payouts", "update payouts set status = 'paid'");
    expect(await findDifferences(world.db)).toEqual([
      `What waits for payouts of provider ${tarek.id}: 10000 instead of 0`,
    ]);
  });

  it("finds a payment whose refunds are not what it says, or are owed without being there", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await tamper("refunds", "update refunds set status = 'cancelled'");
    const found = (await findDifferences(world.db)).join("\n");
    expect(found).toMatch(/What is refunded of payment \w+: 30000 instead of 0/);
    expect(found).toMatch(/What is owed back of payment \w+: 30000 instead of 0/);
  });

  it("finds a payment that was not booked, and earnings that no order waits for", async () => {
    const { orderId } = await completed(world);
    await tamper("payments", "update payments set paid_at = null");
    await tamper("orders", `update orders set cleared_at = now() where id = '${orderId}'`);
    const found = (await findDifferences(world.db)).join("\n");
    expect(found).toMatch(/What was booked as come in by payment \w+: 30000 instead of 0/);
    expect(found).toMatch(/What waits to clear for provider \w+: 27000 instead of 0/);
  });

  it("finds a payment of another amount than came in by the books", async () => {
    await paid(world);
    await tamper("payments", "update payments set amount = 31000");
    expect(await findDifferences(world.db)).toEqual([
      expect.stringMatching(/^What was booked as come in by payment \w+: 30000 instead of 31000$/),
    ]);
  });

  it("finds a refund that gave back another amount than it says", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    await settleGateway(world);
    await tamper("refunds", "update refunds set amount = 29000");
    await tamper("payments", "update payments set refunded = 29000");
    expect(await findDifferences(world.db)).toEqual([
      expect.stringMatching(/^What was booked as gone back by refund \w+: 30000 instead of 29000$/),
    ]);
  });

  it("finds a payment of which a bank has taken back another amount than it says, also after a part came again", async () => {
    const deal = await completed(world);
    await chargedBack(world, deal);
    await givenBack(world, deal, { amount: 10_000 });
    expect(await findDifferences(world.db)).toEqual([]);
    await tamper("payments", "update payments set charged_back = 30000");
    expect(await findDifferences(world.db)).toEqual([
      expect.stringMatching(/^What the payer's bank has taken back of payment \w+: 30000 instead of 20000$/),
    ]);
  });

  it("finds a chargeback that was booked of another payment than the gateway has told of", async () => {
    const [{ orderId }, deal] = [await paid(world), await completed(world)];
    await chargedBack(world, deal);
    await tamper(
      "journals",
      `update journals set payment_id = (select id from payments where order_id = '${orderId}') where kind = 'chargeback'`,
    );
    const found = (await findDifferences(world.db)).join("\n");
    expect(found).toMatch(/What the payer's bank has taken back of payment \w+: 30000 instead of 0/);
    expect(found).toMatch(/The payment of dispute the dispute: \w+ instead of \w+/);
  });

  it("finds an order that has released another amount than it says", async () => {
    const { orderId } = await completed(world);
    await tamper("orders", "update orders set released = 29000");
    expect(await findDifferences(world.db)).toEqual([
      `What was released of order ${orderId}: 30000 instead of 29000`,
      `What was invoiced of the job of order ${orderId}: 30000 instead of 29000`,
    ]);
  });

  it("finds invoices of another amount than was released, and of another commission than was taken", async () => {
    const { orderId } = await completed(world);
    await tamper("invoices", "update invoices set amount = amount - 1");
    expect(await findDifferences(world.db)).toEqual([
      `What was invoiced of the job of order ${orderId}: 29999 instead of 30000`,
      `What was invoiced of the commission on order ${orderId}: 2999 instead of 3000`,
    ]);
  });

  it("finds a number that no invoice has, and one that was never given", async () => {
    await completed(world);
    const { tarek } = await completed(world);
    await tamper("invoices", "update invoices set number = 3 where issuer = 'platform' and number = 2");
    await world.db.execute(
      sql`insert into invoice_numbers (issuer, year, last) values (${tarek.id}, 2025, 4)`,
    );
    expect((await findDifferences(world.db)).toSorted()).toEqual(
      [
        "The number of invoices of issuer and year platform 2026: 2 instead of 3",
        `The number of invoices of issuer and year ${tarek.id} 2025: 0 instead of 4`,
      ].toSorted(),
    );
  });

  it("finds a chargeback that took another amount than the gateway says", async () => {
    const deal = await paid(world);
    await chargedBack(world, deal);
    await tamper(
      "gateway_events",
      `update gateway_events set facts = facts || '{"amount": 29000}' where kind = 'charged_back'`,
    );
    expect(await findDifferences(world.db)).toEqual([
      "What the gateway was booked to have lost by dispute the dispute: 30000 instead of 29000",
    ]);
  });
});
