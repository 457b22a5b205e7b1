import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type RunningServer = {
  url: string;
  pid: number;
  /** What it has printed so far. */
  output: () => string;
  /** Asks it to stop, and waits until it has. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const root = new URL("../..", import.meta.url).pathname;
const readyMs = 60_000;

/**
 * Starts the built server on a free port and waits until its database is open.
 * @param through a command that runs it, such as one that keeps it on a core
 */
export async function startServer(
  env: Record<string, string> = {},
  through: string[] = [],
): Promise<RunningServer> {
  const [command = "", ...args] = [
    ...through,
    process.execPath,
    "--max-old-space-size=256",
    "build/server.js",
  ];
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const url = await ready(child, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, "exit");
      return code;
    },
  };
}

function ready(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output()}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`was not ready within ${readyMs / 1000} s`);
    }, readyMs);
    child.once("exit", (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
    child.stdout?.on("data", () => {
      const url = /ready: (http:\S+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
