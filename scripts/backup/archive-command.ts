import { resolve } from "node:path";
import { backUp } from "./back-up";
import type { Manifest } from "./manifest";
import { restore } from "./restore";

/** npm runs us in the project's folder, and says in which one it was called. */
const placeOf = (path: string) => resolve(process.env.INIT_CWD ?? "", path);

const told = ({ database, schema, entries }: Manifest) =>
  `${database} database with ${schema.migrations} migrations, ${Object.keys(entries).length - 1} files`;

/** `npm run backup` and `npm run restore`. */
export async function runOnArchive(task: "backup" | "restore", path: string | undefined): Promise<void> {
  if (task === "restore" && !path) throw new Error("Name an archive: npm run restore -- usta-….tar");
  const now = new Date();
  const archive = placeOf(path ?? `backups/usta-${now.toISOString().replace(/[:.]/g, "-")}.tar`);
  const manifest = await (task === "backup" ? backUp(archive, now) : restore(archive));
  console.log(`${task === "backup" ? "Written" : "Restored"}: ${archive}, ${told(manifest)}.`);
}
