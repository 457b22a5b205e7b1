import { getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "~/api/db/client";
import * as complaints from "~/api/db/complaint-schema";
import * as money from "~/api/db/money-schema";
import * as schema from "~/api/db/schema";

const kept = new Set(["cities", "districts", "service_groups", "services"]);
const only: Record<string, string> = { search_words: " where scope <> 'service'" };

const tables = Object.values({ ...schema, ...money, ...complaints }).filter((value) => is(value, PgTable));

/** Tables in an order in which rows can be deleted: those that refer to others first. */
function inOrder(): string[] {
  const order: string[] = [];
  const visit = (table: PgTable, path: string[]) => {
    const name = getTableName(table);
    if (order.includes(name) || path.includes(name)) return;
    for (const other of tables)
      if (getTableConfig(other).foreignKeys.some((key) => key.reference().foreignTable === table))
        visit(other, [...path, name]);
    order.push(name);
  };
  for (const table of tables) visit(table, []);
  return order.filter((name) => !kept.has(name));
}

/** Nothing refuses or follows a deletion here: journals and the audit log never are otherwise. */
const unguarded = "set local session_replication_role = replica;";

/**
 * Read as they were written. A server has several connections, and each writes on where it wrote last, into the room of deleted rows, too: so
 * what was written to is cut off. The embedded database has one, which writes on at the end: there it is cut off when it has grown, which
 * costs ten times the deletion of few rows.
 */
const asWritten = ["audit", "notifications", "outbox"];
const grown = process.env.API_LEG === "http" ? 0 : 256 * 1024;

const statement = [
  unguarded,
  ...asWritten.map((name) => `if pg_relation_size('${name}') > ${grown} then truncate ${name}; end if;`),
  ...inOrder().map((name) => `delete from "${name}"${only[name] ?? ""};`),
  "update services set providers_count = 0, open_requests_count = 0, requests_count = 0, reviews_count = 0, scores_sum = 0, is_active = true",
  "where providers_count + open_requests_count + requests_count + reviews_count > 0 or not is_active;",
].join(" ");

/** Leaves the catalogue and nothing else. Much cheaper than truncating all thirty tables. */
export const empty = (db: Db) => db.execute(sql.raw(`do $$ begin ${statement} end $$`));
