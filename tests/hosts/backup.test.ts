import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "~/api/db/embedded";
import { openPostgres } from "~/api/db/postgres";
import { findPostgres } from "../../scripts/system.mjs";
import { contentsOf, expectWhole, filesOf } from "../support/contents";
import { freshDemo } from "../support/demo";
import { type Postgres, startPostgres } from "../support/postgres";
import { administer } from "../support/prepared";
import { ranked } from "../support/ranked";
import { startServer } from "../support/server";

const place = mkdtempSync(join(tmpdir(), "usta-backup-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs `backup` or `restore` as npm does, and gives what it says. */
function command(task: string, archive: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/database.js", task, archive], {
    env: { ...process.env, DEMO: "on", ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}
/** The books are right, and a server starts on them. */
async function expectUsable(env: Record<string, string>): Promise<void> {
  const said = ["The database has the newest schema and a catalogue.", "Differences in the ledger: 0."];
  expect(command("check", "", env)).toEqual({ status: 0, lines: said });
  const server = await startServer({ ...env, DEMO: "on" });
  expect((await fetch(`${server.url}/ar/technicians`)).status).toBe(200);
  await server.stop();
}

const refusal = (line: string) => ({ status: 1, lines: [line] });
const left = (folder: string) => readdirSync(folder).filter((name) => !["lock", "holder"].includes(name));

describe("A backup of the embedded database", () => {
  const archive = join(place, "embedded.tar");
  let folder: string;

  beforeAll(() => {
    folder = freshDemo();
    expect(command("backup", archive, { DATA_DIR: folder })).toMatchObject({ status: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is one archive, which any tar can read and nobody but its owner", () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const listed = spawnSync("tar", ["-tf", archive], { encoding: "utf8" }).stdout.trim().split("\n");
    expect(listed).toContain("session-secret");
    expect([listed[0], listed.at(-1)]).toEqual(["database", "manifest.json"]);
    expect(readdirSync(place)).toEqual(["embedded.tar"]);
  });

  it("is restored elsewhere: every row, rule and file, right books, and a server that starts on them", async () => {
    const DATA_DIR = join(place, "elsewhere", "data");
    expect(command("restore", archive, { DATA_DIR })).toMatchObject({ status: 0 });
    expect(left(DATA_DIR).sort()).toEqual(["files", "postgres", "session-secret"]);
    expect(readFileSync(join(DATA_DIR, "session-secret"))).toEqual(
      readFileSync(join(folder, "session-secret")),
    );
    const files = filesOf(join(folder, "files"));
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(filesOf(join(DATA_DIR, "files"))).toEqual(files);
    const contents = await contentsOf(await openEmbedded(folder));
    expectWhole(contents);
    expect(await contentsOf(await openEmbedded(DATA_DIR))).toEqual(contents);
    await expectUsable({ DATA_DIR });
  });

  it("is neither written over nor put over anything", () => {
    expect(command("backup", archive, { DATA_DIR: folder })).toEqual(
      refusal(`${archive}: there is such a file already`),
    );
    expect(command("restore", archive, { DATA_DIR: folder })).toEqual(
      refusal(`DATA_DIR: ${folder} is not empty; name another folder`),
    );
    const none = join(place, "none");
    expect(command("backup", join(place, "none.tar"), { DATA_DIR: none })).toEqual(
      refusal(`DATA_DIR: ${none} holds no database`),
    );
  });

  it("waits for no server: a folder that one holds is left alone", async () => {
    const server = await startServer({ DATA_DIR: folder, DEMO: "on" });
    const held = refusal(`DATA_DIR: another process is using ${folder}`);
    expect(command("backup", join(place, "held.tar"), { DATA_DIR: folder })).toEqual(held);
    expect(command("restore", archive, { DATA_DIR: folder })).toEqual(held);
    await server.stop();
  });

  it("that is damaged, cut off or something else leaves nothing behind", () => {
    const whole = readFileSync(archive);
    const DATA_DIR = join(place, "damaged");
    const say = (bytes: Uint8Array) => {
      const path = join(place, "broken.tar");
      writeFileSync(path, bytes);
      const { status, lines } = command("restore", path, { DATA_DIR });
      expect([status, existsSync(DATA_DIR) ? left(DATA_DIR) : []]).toEqual([1, []]);
      return lines.map((line) => line.replace(path, "it"));
    };
    const flipped = Uint8Array.from(whole, (byte, n) => (n === 5_000 ? byte ^ 1 : byte));
    expect(say(flipped)).toEqual(["it: damaged, at database"]);
    expect(say(whole.subarray(0, whole.length / 2))).toEqual(["it: no backup, or not whole"]);
    expect(say(Buffer.from("not an archive"))).toEqual(["it: no backup, or not whole"]);
    expect(say(new Uint8Array(2048))).toEqual(["it: no backup, or not whole"]);
    const missing = join(place, "missing.tar");
    expect(command("restore", missing, { DATA_DIR })).toEqual(refusal(`${missing}: there is no such file`));
    expect(command("restore", "", { DATA_DIR })).toEqual(
      refusal("Name an archive: npm run restore -- usta-….tar"),
    );
  });

  it("of a newer program is not taken by this one", async () => {
    const newer = freshDemo();
    const { db, close } = await openEmbedded(newer);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
    );
    await close();
    const path = join(place, "newer.tar");
    expect(command("backup", path, { DATA_DIR: newer })).toMatchObject({ status: 0 });
    expect(command("restore", path, { DATA_DIR: join(place, "older") })).toEqual(
      refusal(`${path}: its schema is newer than this program`),
    );
    rmSync(newer, { recursive: true, force: true });
  });
});

// As the API's stage on Postgres: a gap where there is none.
describe.runIf(process.env.TEST_DATABASE_URL || findPostgres())("A backup of a Postgres server", () => {
  const archive = join(place, "postgres.tar");
  const names = { full: `usta_full_${process.pid}`, empty: `usta_empty_${process.pid}` };
  const data = { full: join(place, "full"), empty: join(place, "empty") };
  let postgres: Postgres;
  const at = (name: keyof typeof names) => ({
    DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${names[name]}` }).href,
    DATA_DIR: data[name],
  });

  beforeAll(async () => {
    postgres = await startPostgres();
    for (const name of Object.values(names)) await administer(postgres.url, `create database ${name}`);
    expect(command("seed", "", at("full"))).toMatchObject({ status: 0 });
  });
  afterAll(async () => {
    for (const name of Object.values(names))
      await administer(postgres.url, `drop database if exists ${name} with (force)`);
    await postgres.stop();
  });

  it("is made beside a running server, and restored elsewhere: every row, rule and file, and a server starts on them", async () => {
    const server = await startServer({ ...at("full"), DEMO: "on" });
    await ranked(at("full").DATABASE_URL);
    expect(command("backup", archive, at("full"))).toMatchObject({ status: 0 });
    await server.stop();
    expect(command("restore", archive, at("empty"))).toMatchObject({ status: 0 });
    const files = filesOf(join(data.full, "files"));
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(filesOf(join(data.empty, "files"))).toEqual(files);
    const contents = await contentsOf(await openPostgres(at("full").DATABASE_URL));
    expectWhole(contents);
    expect(await contentsOf(await openPostgres(at("empty").DATABASE_URL))).toEqual(contents);
    await expectUsable(at("empty"));
  });

  it("is put over no other database, and into no embedded one", () => {
    expect(command("restore", archive, { ...at("full"), DATA_DIR: join(place, "third") })).toEqual(
      refusal("DATABASE_URL: this database is not empty; name an empty one"),
    );
    expect(command("restore", archive, { DATA_DIR: join(place, "fourth") })).toEqual(
      refusal(`${archive}: of a Postgres server; name an empty database by DATABASE_URL`),
    );
    expect(command("restore", join(place, "embedded.tar"), at("empty"))).toEqual(
      refusal(`${join(place, "embedded.tar")}: of an embedded database; restore it without DATABASE_URL`),
    );
  });

  it("says what it lacks", () => {
    mkdirSync(join(place, "bare"));
    const PATH = join(place, "bare");
    expect(command("backup", join(place, "none.tar"), { ...at("full"), PATH })).toEqual(
      refusal("pg_dump: not found; install PostgreSQL's client programs, of the server's version"),
    );
    expect(existsSync(join(place, "none.tar"))).toBe(false);
  });
});
