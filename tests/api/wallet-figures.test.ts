import { createElement, type ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { BalanceTile } from "~/components/wallet/balance-tile";
import { BalanceTiles } from "~/components/wallet/balance-tiles";
import { contract } from "~/contract/contract";
import { formatMoney } from "~/i18n/money";
import { openWorld } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { completed, type Deal, started } from "../support/paid";
import { earner, settleAll } from "../support/payouts";
import { renderPage } from "../support/render-page";

const world = await openWorld();
const [day, month] = [86_400, 32 * 86_400];
/** Whole deals, one after another. */
const long = 60_000;

/** Somebody else has paid the same technician, who has begun. */
async function startedWith({ tarek }: Pick<Deal, "tarek">): Promise<Deal> {
  const starts_at = new Date(world.clock.now().getTime() + 3 * day * 1000).toISOString().slice(0, 16);
  return started(world, { starts_at }, { nadia: await world.aCustomer(), tarek });
}

async function completedWith(of: Pick<Deal, "tarek">): Promise<Deal> {
  const deal = await startedWith(of);
  await world.as(deal.tarek).orders.deliver({ id: deal.orderId });
  await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
  return deal;
}

/** A payout as far as its money's arrival; the bank may send it back after that. */
async function paidOut({ tarek }: Deal, amount: number, isReturned = false): Promise<void> {
  const { id } = await world.as(tarek).payouts.request({ amount });
  const { payouts } = world.as(await world.aStaffMember());
  await payouts.approve({ id });
  await payouts.batch();
  await payouts.markPaid({ id });
  if (isReturned) await payouts.markReturned({ id, reason: "The account was closed." });
}

/** All lines that an address of the ledger shows, added up as they stand there. */
async function sumOf({ tarek }: Deal, address: string): Promise<number> {
  const query = Object.fromEntries(new URL(address, "https://usta.test").searchParams);
  const filters = contract.wallet.lines.input.parse(query);
  let [sum, cursor]: [number, string | null] = [0, null];
  do {
    const page = await world.as(tarek).wallet.lines({ ...filters, ...(cursor && { cursor }) });
    sum += page.content.reduce((of, { amount }) => of + amount.amount, 0);
    cursor = page.meta.meta.nextCursor;
  } while (cursor);
  return sum;
}

/** The figures on a drawn page that lead to the ledger: what stands there, and where it leads. */
function figuresOn(element: ReactElement): { shown: string; to: string }[] {
  const now = world.clock.now().toISOString();
  const html = renderPage(element, { now, namespaces: ["common", "ui", "wallet"] });
  const links = html.matchAll(/<a [^>]*href="([^"]*\/technician\/wallet\?[^"]*)"[^>]*>(.*?)<\/a>/g);
  return [...links].map(([, to = "", inner = ""]) => ({
    to: to.replaceAll("&amp;", "&"),
    shown: inner.replace(/<[^>]*>/g, ""),
  }));
}

/** Every figure of the wallet and of the dashboard is what its lines add up to. @returns how many there are */
async function checkFigures(deal: Deal): Promise<number> {
  const balances = await world.as(deal.tarek).wallet.balances();
  const figures = [BalanceTiles, BalanceTile].flatMap((tiles) =>
    figuresOn(createElement(tiles, { balances })),
  );
  for (const { shown, to } of figures) {
    const sum = Math.abs(await sumOf(deal, to));
    expect(` ${shown} `, to).toContain(`${formatMoney("en", "latn", sum, "EGP")} `);
  }
  return figures.length;
}

describe("Each figure of a technician's money is the sum of the lines that it opens,", () => {
  it(
    "after payouts that arrived, this month and before, and one that the bank sent back",
    async () => {
      const deal = await earner(world);
      await settleAll(world, 30_000);
      await paidOut(deal, 10_000);
      world.clock.advance(month);
      await completedWith(deal);
      await startedWith(deal);
      await settleAll(world, 30_000);
      await paidOut(deal, 17_000, true);
      await paidOut(deal, 12_000);
      expect(await world.as(deal.tarek).wallet.balances()).toMatchObject({
        ...{ paid_out: { amount: 22_000 }, paid_out_this_month: { amount: 12_000 } },
        ...{ available: { amount: 5_000 }, pending: { amount: 27_000 }, held: { amount: 30_000 } },
      });
      expect(await checkFigures(deal)).toBe(10);
    },
    long,
  );

  it("while a payout is under way, and after it arrived in the next month, where it counts", async () => {
    const deal = await earner(world);
    await settleAll(world, 30_000);
    const { wallet, payouts } = world.as(deal.tarek);
    const { id } = await payouts.request({ amount: 20_000 });
    const { payouts: staff } = world.as(await world.aStaffMember());
    await staff.approve({ id });
    await staff.batch();
    const [none, some] = [{ amount: 0 }, { amount: 20_000 }];
    expect(await wallet.balances()).toMatchObject({ paid_out: none, in_payout: some });
    await checkFigures(deal);
    world.clock.advance(month);
    await staff.markPaid({ id });
    expect(await wallet.balances()).toMatchObject({
      ...{ paid_out: some, paid_out_this_month: some, in_payout: none },
    });
    await checkFigures(deal);
  });

  it(
    "with a debt, after a chargeback that was lost and one that was won",
    async () => {
      const deal = await earner(world);
      const other = await completedWith(deal);
      await chargedBack(world, other, { disputeId: "won" });
      await givenBack(world, other, { disputeId: "won" });
      world.clock.advance(7 * day);
      await settleAll(world, 60_000);
      await paidOut(deal, 40_000);
      await chargedBack(world, deal, { disputeId: "lost" });
      expect(await world.as(deal.tarek).wallet.balances()).toMatchObject({
        ...{ debt: { amount: 13_000 }, available: { amount: 0 }, pending: { amount: 0 } },
      });
      await checkFigures(deal);
    },
    long,
  );
});

describe("The chart of earnings", () => {
  it("has again what a bank gave back once a chargeback was won", async () => {
    const deal = await completed(world);
    const sum = async () => {
      const { bars } = await world.as(deal.tarek).wallet.earnings({ by: "weeks" });
      return bars.reduce((of, { amount }) => of + amount.amount, 0);
    };
    await chargedBack(world, deal);
    expect(await sum()).toBe(0);
    await givenBack(world, deal);
    expect(await sum()).toBe(27_000);
  });
});

describe("Money that has cleared while nobody swept", () => {
  const cleared = async () => {
    const deal = await completed(world);
    const { tarek } = deal;
    await world.as(tarek).payouts.addMethod({ iban: "EG380019000500000000263180002", holder: "Tarek Fawzy" });
    world.clock.advance(7 * day);
    return tarek;
  };

  it("can be paid out", async () => {
    const tarek = world.as(await cleared());
    expect(await tarek.payouts.request({ amount: 27_000 })).toMatchObject({ status: "requested" });
  });

  it("is available, in the figures, in the lines and in their file", async () => {
    expect(await world.as(await cleared()).wallet.balances()).toMatchObject({
      ...{ pending: { amount: 0 }, available: { amount: 27_000 } },
    });
    expect((await world.as(await cleared()).wallet.lines({ account: "available" })).content).toMatchObject([
      { kind: "clearing", amount: { amount: 27_000 } },
    ]);
    const { bytes } = await world.as(await cleared()).wallet.csv({ account: "available" });
    expect(new TextDecoder().decode(bytes)).toContain(",270.00,270.00,EGP");
  });

  it("is earned once the time for saying no is over, in the chart and in the month's statement", async () => {
    const delivered = async () => {
      const deal = await startedWith({ tarek: await world.aProvider() });
      await world.as(deal.tarek).orders.deliver({ id: deal.orderId });
      world.clock.advance(7 * day);
      return deal.tarek;
    };
    const { bars } = await world.as(await delivered()).wallet.earnings({ by: "weeks" });
    expect(bars.reduce((of, { amount }) => of + amount.amount, 0)).toBe(27_000);
    expect((await world.as(await delivered()).wallet.statement({})).closing).toMatchObject({
      amount: 27_000,
    });
  });
});
