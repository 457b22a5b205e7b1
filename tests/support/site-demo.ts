import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "~/api/secrets";
import { loadMs, provideBuild } from "./demo";
import { startPostgres } from "./postgres";
import { createDatabase, dropDatabase } from "./prepared";
import { startServer } from "./server";
import { addMembers } from "./staff";

/** What one site has for itself: the folder of its files and its own secret, and its database. */
export type SiteDemo = { folder: string; databaseUrl: string };

/** The demonstration that each site copies, for this process and those that it starts. */
type Prepared = { folder: string; postgresUrl: string; template: string };

const newFolder = () => mkdtempSync(join(tmpdir(), "usta-site-"));

/** Takes away what was begun. @throws why it was not finished, beside what the taking away failed by */
export async function giveUp(error: unknown, clear: () => Promise<void>): Promise<never> {
  const [cleared] = await Promise.allSettled([clear()]);
  if (cleared.status === "fulfilled") throw error;
  throw new AggregateError([error, cleared.reason], "What was begun was neither finished nor taken away");
}

/** Seeds a demonstration on a Postgres server of its own. @returns what takes both away */
export async function prepareSiteDemo(): Promise<() => Promise<void>> {
  provideBuild();
  const postgres = await startPostgres();
  const prepared: Prepared = {
    folder: newFolder(),
    postgresUrl: postgres.url,
    template: `usta_demo_${newId()}`,
  };
  const clear = async () => {
    rmSync(prepared.folder, { recursive: true, force: true });
    await postgres.stop();
  };
  try {
    await load(prepared);
  } catch (error) {
    await giveUp(error, clear);
  }
  process.env.PREPARED_SITE = JSON.stringify(prepared);
  return clear;
}

async function load({ folder, postgresUrl, template }: Prepared): Promise<void> {
  const databaseUrl = await createDatabase(postgresUrl, template);
  const server = await startServer(settingsOf({ folder, databaseUrl }), [], loadMs);
  await server.stop();
  addMembers({ folder, databaseUrl });
}

/** As a server's environment names it. */
export const settingsOf = ({ folder, databaseUrl }: SiteDemo) => ({
  ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: "on" },
});

function readPrepared(): Prepared {
  const prepared = process.env.PREPARED_SITE;
  if (!prepared) throw new Error("No site's demonstration is prepared");
  return JSON.parse(prepared) as Prepared;
}

/** A copy of the prepared demonstration. */
export async function copySiteDemo(): Promise<SiteDemo> {
  const prepared = readPrepared();
  const folder = newFolder();
  cpSync(prepared.folder, folder, { recursive: true });
  const databaseUrl = await createDatabase(prepared.postgresUrl, `usta_site_${newId()}`, prepared.template);
  return { folder, databaseUrl };
}

export async function dropSiteDemo({ folder, databaseUrl }: SiteDemo): Promise<void> {
  await dropDatabase(readPrepared().postgresUrl, new URL(databaseUrl).pathname.slice(1));
  rmSync(folder, { recursive: true, force: true });
}
