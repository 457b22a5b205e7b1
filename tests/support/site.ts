import { type RunningServer, startServer } from "./server";
import { demoLogins, signIn } from "./sign-in";
import { copySiteDemo, dropSiteDemo, type SiteDemo, settingsOf } from "./site-demo";

type Env = Record<string, string>;
type Prepare = (demo: SiteDemo) => Promise<void>;

export type Site = {
  server: RunningServer;
  demo: SiteDemo;
  staff: string;
  /** @throws if the server has logged errors */
  stop: () => Promise<void>;
  /** The same site by another server. @param prepare what is done to its demonstration meanwhile */
  restart: (prepare: Prepare) => Promise<Site>;
};

const nothing: Prepare = async () => {};

/**
 * Starts the built server on a demonstration of its own, with staff signed in.
 * @param prepare what is done to the demonstration first
 */
export async function startSite(env: Env = {}, prepare = nothing): Promise<Site> {
  const demo = await copySiteDemo();
  await prepare(demo);
  return startIn(demo, env);
}

/** @param known the staff's session; their code is good for one only */
async function startIn(demo: SiteDemo, env: Env, known?: string): Promise<Site> {
  // Each test calls from an address of its own, so that no limit per address joins them.
  const server = await startServer({ ...settingsOf(demo), TRUST_PROXY: "1", ...env });
  const staff = known ?? (await signIn(server.url, demoLogins.staff))[0]?.value ?? "";
  const end = async () => {
    await server.stop();
    const errors = server.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`);
  };
  return {
    ...{ server, demo, staff },
    stop: () => end().finally(() => dropSiteDemo(demo)),
    restart: async (prepare) => {
      await end();
      await prepare(demo);
      return startIn(demo, env, staff);
    },
  };
}

/** Tells the tests of this process, and of those that it starts, where they are. */
export function goTo({ server, staff }: Pick<Site, "server" | "staff">): void {
  Object.assign(process.env, { SITE_URL: server.url, STAFF_SESSION: staff });
}
