import { rmSync } from "node:fs";
import { freshDemo } from "./demo";
import { type RunningServer, startServer } from "./server";
import { demoLogins, signIn } from "./sign-in";

type Env = Record<string, string>;
type Prepare = (folder: string) => Promise<void>;

export type Site = {
  server: RunningServer;
  folder: string;
  staff: string;
  /** @throws if the server has logged errors */
  stop: () => Promise<void>;
  /** The same site by another server. @param prepare what is done to its folder meanwhile */
  restart: (prepare: Prepare) => Promise<Site>;
};

const nothing: Prepare = async () => {};

/**
 * Starts the built server on a demonstration of its own, with staff signed in.
 * @param prepare what is done to the demonstration's folder first
 */
export async function startSite(env: Env = {}, prepare = nothing): Promise<Site> {
  const folder = freshDemo();
  await prepare(folder);
  return startIn(folder, env);
}

/** @param known the staff's session; their code is good for one only */
async function startIn(folder: string, env: Env, known?: string): Promise<Site> {
  // Each test calls from an address of its own, so that no limit per address joins them.
  const server = await startServer({ DATA_DIR: folder, DEMO: "on", TRUST_PROXY: "1", ...env });
  const staff = known ?? (await signIn(server.url, demoLogins.staff))[0]?.value ?? "";
  const end = async () => {
    await server.stop();
    const errors = server.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`);
  };
  return {
    ...{ server, folder, staff },
    stop: () => end().finally(() => rmSync(folder, { recursive: true, force: true })),
    restart: async (prepare) => {
      await end();
      await prepare(folder);
      return startIn(folder, env, staff);
    },
  };
}

/** Tells the tests of this process, and of those that it starts, where they are. */
export function goTo({ server, staff }: Pick<Site, "server" | "staff">): void {
  Object.assign(process.env, { SITE_URL: server.url, STAFF_SESSION: staff });
}
