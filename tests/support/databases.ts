import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { expectAllAnswered, newNotes } from "./embedded-leg";
import { startPostgres } from "./postgres";
import { dropClones, dropDatabase, prepareSnapshot, prepareTemplate } from "./prepared";

/** The prepared database that every test file clones: a dump, or a template on a server. */
export type Prepared = { snapshot: string } | { postgresUrl: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    prepared: Prepared;
    /** Where it is noted which operations have answered, in the leg that has to hear of all; otherwise null. */
    notes: string | null;
  }
}

/**
 * `API_LEG=http` runs the suite over HTTP on Postgres, `API_LEG=embedded` what of it `npm test` runs in process on PGlite. Without a leg
 * all of it, or what is named, runs in process on PGlite.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.API_LEG !== "http") {
    project.provide("prepared", { snapshot: await prepareSnapshot() });
    const notes = process.env.API_LEG === "embedded" ? newNotes() : null;
    project.provide("notes", notes);
    return async () => {
      if (notes) expectAllAnswered(notes);
    };
  }
  project.provide("notes", null);
  const postgres = await startPostgres();
  const template = `usta_template_${randomBytes(4).toString("hex")}`;
  await prepareTemplate(postgres.url, template);
  project.provide("prepared", { postgresUrl: postgres.url, template });
  return async () => {
    await dropClones(postgres.url, template);
    await dropDatabase(postgres.url, template);
    await postgres.stop();
  };
}
