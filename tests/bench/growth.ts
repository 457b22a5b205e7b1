import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Db } from "~/api/db/client";
import * as schema from "~/api/db/schema";
import { insertOpenRequests } from "../support/open-requests";
import { type RunningServer, startServer } from "../support/server";
import { median, serverCore } from "./load";
import { header, known } from "./scene";

const few = 1_000;
const rounds = 5;
const requests = 150;

export type Growth = { path: string; time: number; bytes: number; msFew: number; msMany: number };

/** Adds open requests to the database of a demonstration, straight in SQL. */
export async function addRequests(url: string, count: number): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const db = drizzle(client, { schema }) as unknown as Db;
  const [customer] = await client<
    { id: string }[]
  >`select id from users where type = 'customer' and is_verified limit 1`;
  await insertOpenRequests(db, customer?.id ?? "", count, new Date());
  await client.unsafe("vacuum analyze");
  await client.unsafe("checkpoint");
  await client.end();
}

/** How a list page's server time and HTML grow from 1,000 open requests to `many`, measured in turns on two databases. */
export async function growth(cluster: string, many: number, paths: string[]): Promise<Growth[]> {
  const [small, large] = [await demoOf(cluster, "usta_few", few), await demoOf(cluster, "usta_many", many)];
  const found: Growth[] = [];
  for (const path of paths) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, server] of [small, large].entries()) {
        times[index]?.push(await timeOf(server.url + path));
      }
    }
    const [msFew, msMany] = [median(times[0]), median(times[1])];
    const [bytesFew, bytesMany] = [await size(small.url + path), await size(large.url + path)];
    found.push({ path, time: msMany / msFew, bytes: bytesMany / bytesFew, msFew, msMany });
  }
  await Promise.all([small.stop(), large.stop()]);
  return found;
}

async function demoOf(cluster: string, name: string, count: number): Promise<RunningServer> {
  const admin = postgres(cluster, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
  const server = await startServer(
    { DATABASE_URL: url, DEMO: "on", DATA_DIR: `tests/results/${name}`, LISTS_HELD_SECONDS: "0" },
    serverCore,
  );
  await addRequests(url, count);
  return server;
}

/** Milliseconds from asking for a page to its last byte, the median of as many one after another. */
async function timeOf(url: string): Promise<number> {
  const taken: number[] = [];
  for (let asked = 0; asked < requests; asked += 1) {
    const begun = performance.now();
    await (await fetch(url, { headers: header([known]) })).arrayBuffer();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

const size = async (url: string) => (await (await fetch(url)).text()).length;
