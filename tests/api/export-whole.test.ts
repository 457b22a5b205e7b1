import { getTableName, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgJsonb, PgTable, PgText } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as complaints from "~/api/db/complaint-schema";
import * as money from "~/api/db/money-schema";
import * as schema from "~/api/db/schema";
import { readOwn } from "~/api/profile/export-store";
import { openWorld } from "../support/api";
import { queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });

const tables = Object.values({ ...schema, ...money, ...complaints }).filter((value) => is(value, PgTable));
const asked = await queriesOf(world.db, () => readOwn(world.db, "nobody", 1));

const isRead = (table: PgTable) =>
  asked.some(
    ({ sql }) =>
      sql.includes(`from "${getTableName(table)}"`) || sql.includes(`join "${getTableName(table)}"`),
  );

/** Tables of which a person's file holds nothing, and why. */
const leftOut: Record<string, string> = {
  ...{ cities: "the catalogue's", districts: "the catalogue's" },
  ...{ service_groups: "the catalogue's", services: "the catalogue's" },
  codes: "they open the account, and are over within minutes",
  password_resets: "they open the account, and are over within minutes",
  staff_factors: "it opens the account",
  outbox: "what went out stands in the notifications; codes are in it, and it is cleared after a week",
  idempotency_keys: "calls that were made twice; kept for a day",
  rate_limits: "counts of calls; kept until they end",
  request_exclusions: "it follows from an order that was lost, which is in the file",
  timers: "steps that time is still to make of what is in the file",
  refunds_by_hand: "the gateway's names of refunds that are in the file",
  gateway_events: "what gateways have told of payments that are in the file",
  sandbox_sessions: "a gateway's own books",
  sandbox_events: "a gateway's own books",
  invoice_numbers: "the last number given; each invoice has its own",
  payout_batches: "what staff send to the bank; each payout is in the file",
  search_words: "words of everybody, by no person",
  counters: "totals of everybody",
};

/** Columns of text that are in no file, and why. */
const unsaid: Record<string, string> = {
  ...{ "users.password_hash": "it opens the account", "requests.draft_key_hash": "it opens the draft" },
  "orders.arrival_code": "it is good for one visit, and both sides' pages show it until then",
  ...{ "payments.charge": "the gateway's own name of it", "payments.url": "the gateway's page" },
  ...{
    "refunds.cause": "an id",
    "journals.cause": "an id",
    "invoices.cause": "an id",
    "invoices.issuer": "an id",
  },
  ...{ "accounts.currency": "its lines'", "journals.currency": "its lines'" },
};

test("Whatever is kept of people is in the file that they take along, or is named here with the reason", () => {
  const names: string[] = tables.map(getTableName);
  expect(Object.keys(leftOut).filter((name) => !names.includes(name))).toEqual([]);
  const forgotten = tables.filter((table) => !isRead(table) && !leftOut[getTableName(table)]);
  expect(forgotten.map(getTableName)).toEqual([]);
  const both = tables.filter((table) => isRead(table) && leftOut[getTableName(table)]);
  expect(both.map(getTableName)).toEqual([]);
});

/** Text without a closed list of words, or what is made of such; no keys and nothing that refers to others. */
function typedInto(table: PgTable): string[] {
  const { columns, foreignKeys, name } = getTableConfig(table);
  const refers = new Set(foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)));
  const isFree = (column: PgColumn) =>
    (is(column, PgJsonb) || (is(column, PgText) && !column.enumValues?.length)) &&
    !(column.primary || refers.has(column.name));
  return columns.filter(isFree).map((column) => `${name}.${column.name}`);
}

test("Every text that is kept of a person is in it, or is named here with the reason", () => {
  const texts = tables.filter(isRead).flatMap(typedInto);
  const isSaid = (text: string) => {
    const [table, column] = text.split(".");
    return asked.some(
      ({ sql }) =>
        sql.includes(`"${table}"."${column}"`) ||
        (!sql.includes(" join ") && sql.includes(`from "${table}"`) && sql.includes(`"${column}"`)),
    );
  };
  expect(texts.filter((text) => !isSaid(text) && !unsaid[text])).toEqual([]);
  expect(Object.keys(unsaid).filter((text) => isSaid(text) || !texts.includes(text))).toEqual([]);
});
