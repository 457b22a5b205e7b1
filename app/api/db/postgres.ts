import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Database, Db } from "./client";
import { endWithLine } from "./lost-transactions";
import * as schema from "./schema";

/** A Postgres server, 15 or later. */
export async function openPostgres(url: string): Promise<Database> {
  const client = postgres(url, {
    max: 10,
    idle_timeout: 60,
    connect_timeout: 10,
    // By itself the driver waits for up to twenty seconds, and so does everybody who asks, also for the word that the database is gone.
    backoff: (tries) => Math.min(1, 2 ** tries / 100),
    onnotice: () => {},
    connection: {
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      // A plan for what is asked, not for what might be: lists are asked with one filter and with all.
      plan_cache_mode: "force_custom_plan",
    },
  });
  // The first statement has the types of arrays asked for. Once is enough, and every line that is lost while one asks ends the process.
  await client`select 1`;
  client.options.fetch_types = false;
  // The query builder's statements are all told apart by their text: each connection takes one in once, not at every use.
  const unsafe = client.unsafe.bind(client);
  client.unsafe = (query, parameters, options) => unsafe(query, parameters, { ...options, prepare: true });
  endWithLine(client);
  return {
    db: drizzle(client, { schema }) as unknown as Db,
    isEmbedded: false,
    close: () => client.end({ timeout: 5 }),
  };
}
