import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Load, load, median, serverCore, type Target } from "./load";

const rounds = 3;
const seconds = 5;

export type Ratio = { cpu: number; p99: number; perSecond: number; ours: Load; theirs: Load };

/** Loads two servers in turns, so that a busy moment of the machine meets both; medians of the rounds. */
export async function compare(ours: Target, theirs: Target, connections = 8): Promise<Ratio> {
  const measured: Load[][] = [[], []];
  for (const target of [ours, theirs]) await load(target, { seconds: 2, connections });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of [ours, theirs].entries())
      measured[index]?.push(await load(target, { seconds, connections }));
  }
  const [mine, other] = measured.map(middle) as [Load, Load];
  return {
    cpu: mine.cpuMs / other.cpuMs,
    p99: mine.p99 / other.p99,
    perSecond: mine.perSecond / other.perSecond,
    ours: mine,
    theirs: other,
  };
}

function middle(loads: Load[]): Load {
  const of = (pick: (one: Load) => number) => median(loads.map(pick));
  return {
    perSecond: of((one) => one.perSecond),
    p99: of((one) => one.p99),
    failed: loads.reduce((sum, one) => sum + one.failed, 0),
    answered: of((one) => one.answered),
    cpuMs: of((one) => one.cpuMs),
  };
}

/** Bare `node:http` that answers every request with the same bytes. */
export async function startBare(body: string): Promise<Target & { stop: () => void }> {
  const program = `const body = Buffer.from(process.argv[1], "base64");
    const server = require("node:http").createServer((_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(body));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const [command = "", ...args] = serverCore;
  const child = spawn(command, [
    ...args,
    process.execPath,
    "-e",
    program,
    Buffer.from(body).toString("base64"),
  ]);
  const [port] = await once(child.stdout, "data");
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}
