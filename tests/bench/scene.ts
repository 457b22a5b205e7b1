import { startPostgres } from "../support/postgres";
import { type RunningServer, startServer } from "../support/server";
import { type Cookie, demoLogins, signIn } from "../support/sign-in";
import type { sitemap } from "../support/sitemap";
import { serverCore } from "./load";

export type Scene = {
  cluster: { url: string; log: string | null };
  server: RunningServer;
  cookiesOf: (visitor: (typeof sitemap)[number]["visitor"]) => Cookie[];
  close: () => Promise<void>;
};

export const benchFolder = "tests/results/bench";

/** The product on Postgres with the demonstration's content, kept on one core, and its people signed in. */
export async function openBench(): Promise<Scene> {
  const postgres = await startPostgres();
  const server = await startServer(benchEnv(postgres.url), serverCore);
  const signed = new Map<string, Cookie[]>();
  for (const [visitor, login] of Object.entries(demoLogins))
    signed.set(visitor, await signIn(server.url, login));
  return {
    cluster: postgres,
    server,
    cookiesOf: (visitor) => signed.get(visitor) ?? [],
    close: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
}

const benchEnv = (database: string) => ({ DATABASE_URL: database, DEMO: "on", DATA_DIR: benchFolder });

/** The same product on the same database, but that it holds no list in memory: each page asks. */
export const startAsking = ({ cluster }: Scene): Promise<RunningServer> =>
  startServer({ ...benchEnv(cluster.url), LISTS_HELD_SECONDS: "0" }, serverCore);

/** The cookies as the header of a request. */
export const header = (cookies: Cookie[]): Record<string, string> =>
  cookies.length > 0 ? { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") } : {};

/** A visitor of whom the server knows something gets no stored page: it is drawn, with its queries. */
export const known: Cookie = { name: "seen", value: "1", url: "http://127.0.0.1" };
