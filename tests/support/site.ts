import { rmSync } from "node:fs";
import { freshDemo } from "./demo";
import { type RunningServer, startServer } from "./server";
import { demoLogins, signIn } from "./sign-in";

export type Site = { server: RunningServer; folder: string; staff: string; stop: () => Promise<void> };

/**
 * Starts the built server on a demonstration of its own, with staff signed in; to stop it fails if it has logged errors.
 * @param prepare what is done to the demonstration's folder first
 */
export async function startSite(
  env: Record<string, string> = {},
  prepare = async (_: string) => {},
): Promise<Site> {
  const folder = freshDemo();
  await prepare(folder);
  // Each test calls from an address of its own, so that no limit per address joins them.
  const server = await startServer({ DATA_DIR: folder, DEMO: "on", TRUST_PROXY: "1", ...env });
  const [staff] = await signIn(server.url, demoLogins.staff);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    const errors = server.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`);
  };
  return { server, folder, staff: staff?.value ?? "", stop };
}

/** Tells the tests of this process, and of those that it starts, where they are. */
export function goTo({ server, staff }: Pick<Site, "server" | "staff">): void {
  Object.assign(process.env, { SITE_URL: server.url, STAFF_SESSION: staff });
}
