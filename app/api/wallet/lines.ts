import type { Money, Parsed } from "~/contract/endpoint";
import type { WalletLine, walletContract } from "~/contract/wallet";
import { decimalsOf } from "~/i18n/currency";
import type { ContextFor } from "../context";
import { type Cell, csvFile, csvRows } from "../csv";
import { ledgerLines } from "../db/money-schema";
import { translate } from "../errors";
import { accountRow, balanceOf, purse, purseKinds } from "../ledger/account-rules";
import type { Operations } from "../operation";
import { page, type Window } from "../page";
import { readCurrent } from "../time/current";
import { dateIn, endOfDay, instantOf } from "../zone";
import { type Asked, type LineRow, listLines } from "./line-store";
import { walletAccountOf, walletEntryOf } from "./rules";

type Lines = Pick<Operations<typeof walletContract>, "lines" | "csv">;
type Context = ContextFor<"provider">;
type Filters = Omit<Parsed<(typeof walletContract)["csv"]>, "cursor">;

/** The ids of a provider's own accounts: all four, or that of a kind. */
export const ownAccounts = ({ user, settings }: Context, account?: string): string[] =>
  purseKinds
    .filter((kind) => !account || kind === account)
    .map((kind) => accountRow(purse(kind, user.id), settings.country.currency).id);

function askedOf({ account, kind, from, to }: Filters, ctx: Context): Asked {
  const { currency, timeZone } = ctx.settings.country;
  return {
    ...{ providerId: ctx.user.id, currency, kind },
    accounts: account === "held" ? account : ownAccounts(ctx, account),
    from: (from && instantOf(`${from}T00:00`, timeZone)) || undefined,
    to: (to && endOfDay(to, timeZone)) || undefined,
  };
}

/** A line as people read it: on the account's normal side it is above zero. */
function lineView(row: LineRow): WalletLine {
  const money = (sum: number) => ({ amount: balanceOf(row.account, sum), currency: row.currency });
  return {
    ...{ id: row.id, account: walletAccountOf(row.account) },
    kind: walletEntryOf(row.kind, row.amount, row),
    request: row.requestId === null ? null : { id: row.requestId, title: row.title ?? "" },
    ...{ payout_id: row.payoutId, invoice_id: row.invoiceId },
    ...{ amount: money(row.amount), balance: money(row.balance) },
    created_at: row.createdAt.toISOString(),
  };
}

const saidIn =
  ({ locale }: Context) =>
  (key: string) =>
    translate({ locale, digits: "latn" }, `wallet:${key}`);

/** What is held has an account for each job. */
const headsOf = (account: string | undefined) => [
  ...["file.date", "file.entry", "file.job", "file.account", "file.amount"],
  ...[account === "held" ? "column.heldForJob" : "file.balance", "file.currency"],
];

function fileRow({ amount, balance, ...line }: WalletLine, ctx: Context): Cell[] {
  const say = saidIn(ctx);
  const cellOf = (money: Money): Cell => ({ minor: money.amount, decimals: decimalsOf(money.currency) });
  return [
    ...[dateIn(new Date(line.created_at), ctx.settings.country.timeZone), say(`kind.${line.kind}`)],
    ...[line.request?.title ?? line.payout_id, say(`account.${line.account}`)],
    ...[cellOf(amount), cellOf(balance), amount.currency],
  ];
}

const order = { key: ledgerLines.id, id: ledgerLines.journalId };
const keyOf = ({ position: key, journalId: id }: LineRow) => ({ key, id });

/** An account is one record, and its lines are what makes it: what is due is booked before they are read. */
const readerOf = (filters: Parameters<typeof askedOf>[0], ctx: Context) => async (window: Window) => {
  const asked = { rows: listLines(ctx.db, askedOf(filters, ctx), window) };
  return (await readCurrent(ctx, { providerId: ctx.user.id }, ctx.now, asked)).rows;
};

export const lines: Lines = {
  lines: async ({ cursor, parts, ...filters }, ctx) => {
    const list = {
      ...{ name: "ledger", filters: { ...filters, of: ctx.user.id }, cursor, parts },
      ...{ perPage: ctx.settings.perPage, ...order },
    };
    const { content, meta } = await page(list, readerOf(filters, ctx), keyOf);
    return { content: content.map(lineView), meta };
  },

  /** In parts, so that no file is too long; only the first has the heads. */
  csv: async ({ cursor, ...filters }, ctx) => {
    const list = {
      ...{ name: "ledger.file", filters: { ...filters, of: ctx.user.id }, cursor },
      ...{ perPage: ctx.settings.ledgerFileLines, ...order },
    };
    const { content, meta } = await page(list, readerOf(filters, ctx), keyOf);
    const rows = content.map(lineView).map((line) => fileRow(line, ctx));
    const { nextCursor: next, previousCursor } = meta.meta;
    const file = previousCursor
      ? csvRows(rows)
      : csvFile([headsOf(filters.account).map(saidIn(ctx)), ...rows]);
    return { ...file, isPublic: false, ...(next && { next }) };
  },
};
