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
 * @param within milliseconds: more for one that loads a demonstration first
 */
export function startServer(
  env: Record<string, string> = {},
  through: string[] = [],
  within = readyMs,
): Promise<RunningServer> {
  return launch([...through, process.execPath, "--max-old-space-size=256", "build/server.js"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", ...env },
    within,
  });
}

/** Runs a command that ends up as a server, and waits until that says where it is. */
export async function launch(
  [command = "", ...args]: string[],
  { cwd, env, within = readyMs }: { cwd: string; env: Record<string, string | undefined>; within?: number },
): Promise<RunningServer> {
  const child = spawn(command, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const url = await ready(child, () => output, within);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode) return child.exitCode;
      child.kill(signal);
      // Not "exit": what the command has started may live on, and writes to the same pipes.
      const [code] = await once(child, "close");
      return code;
    },
  };
}

function ready(child: ChildProcess, output: () => string, within: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output()}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`was not ready within ${within / 1000} s`);
    }, within);
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
