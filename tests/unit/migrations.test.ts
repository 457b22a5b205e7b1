import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import known from "../support/migrations.json";
import { paths, textOf } from "../support/sources";

const folder = "app/api/db/migrations";

/** Written before there was this rule. A migration is never edited. */
const before = [
  "0002_live_offers",
  "0005_money_reviews_staff",
  "0007_complaints",
  "0012_events_and_refunds",
  "0013_on_time",
  "0015_events_set_aside",
  "0018_service_ranks",
  "0019_owner_active",
  "0020_review_delay",
  "0026_visits",
  "0033_refunds_indexes",
];

const index = /\bCREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?"?(\w+)"? ON (?:ONLY )?"?(\w+)"?/gi;
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
/** What is run: no comment, and no body of a function. */
const run = (text: string) =>
  text.replace(/--.*$/gm, "").replace(/\bCREATE (?:OR REPLACE )?FUNCTION[\s\S]*?(\$\w*\$)[\s\S]*?\1/gi, "");

/**
 * Tables which a file keeps everybody off, and then works through: it alters them, or drops an index of theirs, and changes their rows or
 * builds an index. Nobody waits for those that it makes itself. @param indexes the table of each index there is
 */
function heldAtWork(text: string, indexes: ReadonlyMap<string, string>): string[] {
  const statements = run(text);
  const altered = found(statements, /\bALTER TABLE (?:ONLY )?"?(\w+)\b(?!"?\s+VALIDATE)/gi);
  const dropped = found(statements, /\bDROP INDEX (?:IF EXISTS )?"?(\w+)"?/gi).map((name) =>
    indexes.get(name),
  );
  const made = found(statements, /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi);
  const worked = [
    ...found(statements, /\bUPDATE (?:ONLY )?"?(\w+)"?(?: (?:AS )?"?\w+"?)? SET\b/gi),
    ...found(statements, /\bDELETE FROM (?:ONLY )?"?(\w+)"?/gi),
    ...[...statements.matchAll(index)].map(([, , table]) => table ?? ""),
  ];
  const held = new Set([...altered, ...dropped].filter((table) => !made.includes(table ?? "")));
  return [...new Set(worked)].filter((table) => held.has(table));
}

const none = new Map<string, string>();

const nameOf = (path: string) => path.slice(folder.length + 1, -".sql".length);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

describe("A migration", () => {
  it("is never edited: a database that has run it does not run it again", () => {
    const files = paths(folder, /\.sql$/);
    expect(Object.fromEntries(files.map((path) => [nameOf(path), hashOf(textOf(path))]))).toEqual(known);
  });

  it("keeps everybody off no table while it changes its rows or builds an index of it", () => {
    const files = paths(folder, /\.sql$/).map((path) => ({ path, text: textOf(path) }));
    const indexes = new Map(
      files.flatMap(({ text }) =>
        [...run(text).matchAll(index)].map(([, name = "", table = ""]) => [name, table] as const),
      ),
    );
    const slow = files.filter(({ text }) => heldAtWork(text, indexes).length > 0);
    expect(slow.map(({ path }) => nameOf(path)).sort()).toEqual(before);
  });

  it.each([
    [
      'ALTER TABLE "jobs" ADD COLUMN "floor" integer;--> statement-breakpoint\nUPDATE "jobs" SET "floor" = 1;',
    ],
    ['UPDATE "jobs" j SET "floor" = 1;\nALTER TABLE "jobs" ADD CONSTRAINT "floors" CHECK ("floor" > 0);'],
    ['ALTER TABLE "jobs" DROP COLUMN "floor";\nDELETE FROM "jobs" WHERE "floor" = 1;'],
    [
      'ALTER TABLE "jobs" ADD COLUMN "floor" integer;\nCREATE UNIQUE INDEX "floors" ON "jobs" USING btree ("floor");',
    ],
  ])("is refused: %s", (text) => {
    expect(heldAtWork(text, none)).toEqual(["jobs"]);
  });

  it("is refused where it builds an index in the place of one that it drops", () => {
    const text = 'DROP INDEX "floors";\nCREATE INDEX "floors" ON "jobs" USING btree ("floor");';
    expect(heldAtWork(text, new Map([["floors", "jobs"]]))).toEqual(["jobs"]);
  });

  it.each([
    ['ALTER TABLE "jobs" ADD COLUMN "floor" integer;\n-- UPDATE "jobs" SET "floor" = 1;'],
    [
      'ALTER TABLE "jobs" ADD COLUMN "floor" integer;\nCREATE INDEX "owners" ON "people" USING btree ("name");',
    ],
    [
      'ALTER TABLE "jobs" VALIDATE CONSTRAINT "floors";\nCREATE INDEX "floors" ON "jobs" USING btree ("floor");',
    ],
    [
      'CREATE TABLE "jobs" ("id" text);\nALTER TABLE "jobs" ADD COLUMN "n" int;\nCREATE INDEX "ns" ON "jobs" ("n");',
    ],
    [
      'ALTER TABLE "jobs" ADD COLUMN "n" int;\nCREATE TRIGGER "t" BEFORE UPDATE OR DELETE ON "jobs" EXECUTE FUNCTION f();',
    ],
  ])("is taken: %s", (text) => {
    expect(heldAtWork(text, none)).toEqual([]);
  });
});
