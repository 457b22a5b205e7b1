import { readFileSync, statSync } from "node:fs";
import postgres from "postgres";
import type { Cookie } from "../support/sign-in";
import { header } from "./scene";

/** The least of so many countings is the page's own: the server sweeps beside it every few seconds. */
const often = 3;

/** A page, and who asks for it. */
export type Asked = { name: string; url: string; cookies: Cookie[] };

/** Counts the statements that each page sends to the database, from the cluster's own log. */
export async function countQueries(
  cluster: { url: string; log: string },
  pages: readonly Asked[],
): Promise<{ name: string; queries: number }[]> {
  const admin = postgres(cluster.url, { max: 1 });
  await admin.unsafe("alter system set log_statement = 'all'");
  await admin.unsafe("select pg_reload_conf()");
  const counted: { name: string; queries: number }[] = [];
  for (const { name, url, cookies } of pages) {
    const headers = header(cookies);
    await (await fetch(url, { headers })).text();
    const times: number[] = [];
    for (let time = 0; time < often; time += 1) {
      const from = statSync(cluster.log).size;
      await (await fetch(url, { headers })).text();
      times.push(statements(readFileSync(cluster.log).subarray(from).toString("utf8")));
    }
    counted.push({ name, queries: Math.min(...times) });
  }
  await admin.unsafe("alter system reset log_statement");
  await admin.unsafe("select pg_reload_conf()");
  await admin.end();
  return counted;
}

/** A new connection's look at the types is no page's. */
const statements = (log: string) =>
  log.split("\n").filter((line) => /LOG: {2}(execute|statement)/.test(line) && !/pg_type/.test(line)).length;
