import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { freshDemo, prepareDemo } from "../support/demo";
import { startServer } from "../support/server";
import { median, memoryOf } from "./load";
import type { Scene } from "./scene";
import { benchFolder } from "./scene";
import type { Row } from "./table";

const starts = 3;

export function build(): Row[] {
  const begun = performance.now();
  execFileSync("node", ["scripts/build.mjs"], { stdio: "ignore" });
  const value = (performance.now() - begun) / 1000;
  return [{ figure: "production build", value, unit: "s", must: 15, aim: 8 }];
}

/** Start to first answer with the data there, and memory once up; medians of three starts each. */
export async function startTimes({ cluster }: Scene): Promise<Row[]> {
  await prepareDemo();
  const folder = freshDemo();
  const onPostgres = await timed({ DATABASE_URL: cluster.url, DEMO: "on", DATA_DIR: benchFolder });
  const embedded = await timed({ DATA_DIR: folder, DEMO: "on" });
  rmSync(folder, { recursive: true, force: true });
  return [
    { figure: "start to first answer, Postgres", value: onPostgres.seconds, unit: "s", must: 0.6, aim: 0.4 },
    {
      figure: "start to first answer, PGlite with data",
      value: embedded.seconds,
      unit: "s",
      must: 1.2,
      aim: 0.8,
    },
    { figure: "memory after boot, Postgres", value: onPostgres.mib, unit: "MiB", must: 150, aim: 110 },
  ];
}

async function timed(env: Record<string, string>): Promise<{ seconds: number; mib: number }> {
  const taken: { seconds: number; mib: number }[] = [];
  for (let start = 0; start < starts; start += 1) {
    const begun = performance.now();
    const server = await startServer(env);
    await fetch(`${server.url}/healthz`);
    taken.push({ seconds: (performance.now() - begun) / 1000, mib: memoryOf(server.pid) });
    await server.stop();
  }
  return { seconds: median(taken.map((one) => one.seconds)), mib: median(taken.map((one) => one.mib)) };
}
