import type { Parsed } from "~/contract/endpoint";
import type { WalletLine, walletContract } from "~/contract/wallet";
import { decimalsOf } from "~/i18n/currency";
import type { ContextFor } from "../context";
import { csvFile, majorOf } from "../csv";
import { ledgerLines } from "../db/money-schema";
import { translate } from "../errors";
import { accountRow, balanceOf, purse, purseKinds } from "../ledger/account-rules";
import type { Operations } from "../operation";
import { page } from "../page";
import { dateIn, endOfDay, instantOf } from "../zone";
import { type Asked, type LineRow, listLines } from "./line-store";
import { walletAccountOf, walletKindOf } from "./rules";

type Lines = Pick<Operations<typeof walletContract>, "lines" | "csv">;
type Context = ContextFor<"provider">;
type Filters = Parsed<(typeof walletContract)["csv"]>;

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
    ...{ id: String(row.id), account: walletAccountOf(row.account), kind: walletKindOf(row.kind) },
    request: row.requestId === null ? null : { id: row.requestId, title: row.title ?? "" },
    ...{ payout_id: row.payoutId, amount: money(row.amount), balance: money(row.balance) },
    created_at: row.createdAt.toISOString(),
  };
}

const order = { key: ledgerLines.id, id: ledgerLines.journalId };
const keyOf = ({ id: key, journalId: id }: LineRow) => ({ key, id });

export const lines: Lines = {
  lines: async ({ cursor, parts, ...filters }, ctx) => {
    const list = {
      ...{ name: "ledger", filters: { ...filters, of: ctx.user.id }, cursor, parts },
      ...{ perPage: ctx.settings.perPage, ...order },
    };
    const read = (window: Parameters<typeof listLines>[2]) =>
      listLines(ctx.db, askedOf(filters, ctx), window);
    const { content, meta } = await page(list, read, keyOf);
    return { content: content.map(lineView), meta };
  },

  csv: async (filters, ctx) => {
    const list = { name: "ledger", filters: {}, cursor: undefined, perPage: ctx.settings.ledgerFileLines };
    const read = (window: Parameters<typeof listLines>[2]) =>
      listLines(ctx.db, askedOf(filters, ctx), window);
    const { content } = await page({ ...list, ...order }, read, keyOf);
    const reader = { locale: ctx.locale, digits: "latn" as const };
    const say = (key: string) => translate(reader, `wallet:${key}`);
    const heads = ["date", "entry", "job", "account", "amount", "balance", "currency"];
    const { timeZone } = ctx.settings.country;
    const rows = content.map(lineView).map(({ amount, balance, ...line }) => {
      const decimals = decimalsOf(amount.currency);
      return [
        ...[dateIn(new Date(line.created_at), timeZone), say(`kind.${line.kind}`)],
        ...[line.request?.title ?? line.payout_id, say(`account.${line.account}`)],
        ...[majorOf(amount.amount, decimals), majorOf(balance.amount, decimals), amount.currency],
      ];
    });
    return { ...csvFile([heads.map((name) => say(`file.${name}`)), ...rows]), isPublic: false };
  },
};
