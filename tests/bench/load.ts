import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

export type Load = { perSecond: number; p99: number; failed: number; answered: number; cpuMs: number };

/** The server under load has the first core, what loads it the second. */
export const serverCore = ["taskset", "-c", "0"];
const loaderCore = ["-c", "1", "node_modules/.bin/autocannon"];

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Processor time of a process and its threads so far, user and system, in milliseconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Resident memory of a process in MiB. */
export function memoryOf(pid: number): number {
  const [, kib = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}

export type Target = { pid: number; url: string; headers?: Record<string, string> };
type Amount = { connections?: number } & ({ seconds: number } | { requests: number });
type Report = Record<"2xx" | "3xx" | "4xx" | "5xx" | "errors" | "timeouts", number> & {
  requests: { average: number };
  latency: { p99: number };
};

/** Sends bounded load to a server of ours on this machine and measures what it costs that server. */
export async function load({ pid, url, headers = {} }: Target, amount: Amount): Promise<Load> {
  const named = Object.entries({ "Accept-Encoding": "br", ...headers });
  const before = cpuOf(pid);
  const { stdout } = await promisify(execFile)("taskset", [
    ...loaderCore,
    ...["--json", "--connections", String(amount.connections ?? 8)],
    ...("seconds" in amount ? ["--duration", String(amount.seconds)] : ["--amount", String(amount.requests)]),
    ...named.flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
    url,
  ]);
  const report: Report = JSON.parse(stdout);
  const answered = report["2xx"] + report["3xx"];
  return {
    perSecond: report.requests.average,
    p99: report.latency.p99,
    failed: report["4xx"] + report["5xx"] + report.errors + report.timeouts,
    answered,
    cpuMs: (cpuOf(pid) - before) / Math.max(1, answered),
  };
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
