import type { walletContract } from "~/contract/wallet";
import type { ContextFor } from "../context";
import type { Queries } from "../db/together";
import { leastPayout } from "../ledger/payout-rules";
import type { Operations } from "../operation";
import { clearedJobs } from "../orders/figures-store";
import { fireDueOfProvider, readCurrent } from "../time/current";
import { dateIn, instantOf } from "../zone";
import { balancesOf, wholeSums } from "./balance-store";
import { sumsByDay } from "./line-store";
import { lines, ownAccounts } from "./lines";
import { monthOf, monthUpTo, nextMonth, spansUpTo, sumsOf, walletEntryOf } from "./rules";
import { findNet, listNet, sumNet } from "./statement-store";

type Context = ContextFor<"provider">;

/** Bars of the chart. */
const spans = 8;

const startOf = (day: string, { settings, now }: Context) =>
  instantOf(`${day}T00:00`, settings.country.timeZone) ?? now;

const todayOf = ({ now, settings }: Context) => dateIn(now, settings.country.timeZone);

/** What follows from the own orders, once what is due of them is booked. */
const readOwn = <Q extends Queries>(ctx: Context, queries: Q) =>
  readCurrent(ctx, { providerId: ctx.user.id }, ctx.now, queries);

export const wallet: Operations<typeof walletContract> = {
  ...lines,

  balances: async (_, ctx) => {
    const { currency } = ctx.settings.country;
    const monthStart = startOf(monthOf(todayOf(ctx)), ctx);
    const { firstOrders, payoutMinimum } = ctx.settings;
    const { held, paid, sums, cleared } = await readOwn(ctx, {
      ...balancesOf(ctx.user.id, currency, monthStart),
      cleared: clearedJobs(ctx.user.id, firstOrders),
    });
    const own = wholeSums(sums);
    const money = (amount: number) => ({ amount, currency });
    return {
      ...{ pending: money(own.pending), available: money(own.available) },
      ...{ in_payout: money(own.in_payout), debt: money(own.debt) },
      ...{ held: money(held.amount), held_jobs: held.jobs },
      ...{ paid_out: money(paid.all), paid_out_this_month: money(paid.month) },
      minimum: money(leastPayout(own.available - own.debt, payoutMinimum, ctx.user.isActive)),
      is_at_first: cleared < firstOrders,
    };
  },

  statement: async ({ month: asked }, ctx) => {
    await fireDueOfProvider(ctx, ctx.user.id, ctx.now);
    const { currency } = ctx.settings.country;
    const month = monthUpTo(asked, todayOf(ctx));
    const span: [Date, Date] = [startOf(`${month}-01`, ctx), startOf(`${nextMonth(month)}-01`, ctx)];
    const most = ctx.settings.ledgerFileLines;
    const own = ownAccounts(ctx);
    const opening = await findNet(ctx.db, own, span[0]);
    const rows = await listNet(ctx.db, own, span, most + 1);
    const money = (amount: number) => ({ amount, currency });
    const totals = await sumNet(ctx.db, own, span);
    return {
      ...{ month, provider_name: ctx.user.name, opening: money(opening) },
      closing: money(totals.reduce((sum, { amount }) => sum + amount, opening)),
      totals: totals.map(({ kind, isVisitFee, amount }) => ({
        kind: walletEntryOf(kind, -amount, { isVisitFee }),
        amount: money(amount),
      })),
      lines: rows.slice(0, most).map(({ requestId, title, payoutId, createdAt, ...row }) => ({
        id: row.id,
        kind: walletEntryOf(row.kind, -row.amount, row),
        amount: money(row.amount),
        payout_id: payoutId,
        request: requestId === null ? null : { id: requestId, title: title ?? "" },
        created_at: createdAt.toISOString(),
      })),
      is_cut: rows.length > most,
    };
  },

  earnings: async ({ by = "weeks" }, ctx) => {
    const { currency, timeZone, weekStart } = ctx.settings.country;
    const starts = spansUpTo(todayOf(ctx), by, spans, weekStart);
    const from = startOf(starts[0] ?? todayOf(ctx), ctx);
    const { days } = await readOwn(ctx, { days: sumsByDay(ctx.db, ownAccounts(ctx), from, timeZone) });
    const sums = sumsOf(days, starts);
    return {
      bars: starts.map((start, index) => ({ from: start, amount: { amount: sums[index] ?? 0, currency } })),
    };
  },
};
