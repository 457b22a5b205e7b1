import { execFileSync } from "node:child_process";

/** Milliseconds that this process computed for a piece of work; what else the machine did meanwhile does not count. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Seconds that another process has computed since it began, to the second. */
export function processorTimeOf(pid: number): number {
  const time = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" });
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
