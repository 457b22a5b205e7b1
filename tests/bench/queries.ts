import { readFileSync, statSync } from "node:fs";
import postgres from "postgres";
import type { Cookie } from "../support/sign-in";

/** The least of so many countings is the page's own: a server that has just started also sweeps. */
const often = 3;

/** Counts the statements that each page sends to the database, from the cluster's own log. */
export async function countQueries(
  cluster: { url: string; log: string },
  pages: { url: string; cookies: Cookie[] }[],
): Promise<{ url: string; queries: number }[]> {
  const admin = postgres(cluster.url, { max: 1 });
  await admin.unsafe("alter system set log_statement = 'all'");
  await admin.unsafe("select pg_reload_conf()");
  const counted: { url: string; queries: number }[] = [];
  for (const { url, cookies } of pages) {
    const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    await (await fetch(url, { headers })).text();
    const times: number[] = [];
    for (let time = 0; time < often; time += 1) {
      const from = statSync(cluster.log).size;
      await (await fetch(url, { headers })).text();
      times.push(statements(readFileSync(cluster.log, "utf8").slice(from)));
    }
    counted.push({ url: new URL(url).pathname, queries: Math.min(...times) });
  }
  await admin.unsafe("alter system reset log_statement");
  await admin.unsafe("select pg_reload_conf()");
  await admin.end();
  return counted;
}

/** The worker's own look at its timers comes every five seconds, and a new connection's at the types once: neither is a page's. */
const statements = (log: string) =>
  log
    .split("\n")
    .filter(
      (line) =>
        /LOG: {2}(execute|statement)/.test(line) && !/timers|outbox|idempotency_keys|pg_type/.test(line),
    ).length;
