import { afterEach, describe, expect, it } from "vitest";
import { ledgerLines } from "~/api/db/money-schema";
import type { WalletLine } from "~/contract/wallet";
import { walletAccount } from "~/contract/wallet";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { earner } from "../support/payouts";

/** Two technicians earn something first. */
const timeout = 60_000;

const world = await openWorld({ settings: { perPage: 2 } });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const idsOf = ({ content }: { content: Pick<WalletLine, "id">[] }) => content.map(({ id }) => id);

describe("The lines of a technician's ledger", () => {
  it("have no address of their own: no cursor and no filter of somebody else's brings one of them", {
    timeout,
  }, async () => {
    const [hers, his] = [await earner(world), await earner(world)];
    const [own, other] = [world.as(hers.tarek).wallet, world.as(his.tarek).wallet];
    const mine = new Set([...idsOf(await own.lines({}))]);
    const first = await other.lines({});
    const cursor = first.meta.meta.nextCursor ?? "";
    expect(cursor).not.toBe("");
    const rest = idsOf(await other.lines({ cursor }));
    const theirs = new Set([...idsOf(first), ...rest]);
    expect(theirs.size).toBe(3);
    // Of another's list a cursor is no use: the own first page comes.
    expect(idsOf(await own.lines({ cursor }))).toEqual([...mine]);
    const day = world.clock.now().toISOString().slice(0, 10);
    const tries = [
      ...walletAccount.options.map((account) => ({ account })),
      ...[{ kind: "clearing" as const }, { to: day }, { kind: "release" as const, to: day }],
    ];
    for (const filters of tries)
      for (const asked of [filters, { ...filters, cursor }])
        for (const id of idsOf(await own.lines(asked))) expect(theirs).not.toContain(id);
  });

  it("nor does a file or a statement tell of somebody else's jobs", { timeout }, async () => {
    const [hers, his] = [await earner(world), await earner(world)];
    const own = world.as(hers.tarek).wallet;
    const day = 86_400_000;
    const months = [0, 8 * day].map((ago) =>
      new Date(world.clock.now().getTime() - ago).toISOString().slice(0, 7),
    );
    const jobs = new Set<string | undefined>();
    for (const month of months)
      for (const { request } of (await own.statement({ month })).lines) jobs.add(request?.id);
    expect(jobs).toEqual(new Set([hers.requestId]));
    const { settings } = world.house;
    const most = settings.ledgerFileLines;
    settings.ledgerFileLines = 1;
    try {
      const { next } = await world.as(his.tarek).wallet.csv({});
      expect(next).toBeDefined();
      const text = async (cursor?: string) =>
        new TextDecoder().decode((await own.csv({ ...(cursor && { cursor }) })).bytes);
      expect(await text(next)).toBe(await text());
    } finally {
      settings.ledgerFileLines = most;
    }
  });
});

describe("What a technician reads of the own ledger", () => {
  it("tells nothing of how many lines everybody's has", { timeout }, async () => {
    const people = [await earner(world), await earner(world)].map(({ tarek }) => tarek);
    const numbers = (await world.db.select({ id: ledgerLines.id }).from(ledgerLines)).map(({ id }) => id);
    for (const technician of people) {
      const { content, meta } = await world.as(technician).wallet.lines({});
      const { bytes } = await world.as(technician).profile.export();
      const file = new TextDecoder().decode(bytes);
      for (const { id } of content) {
        expect(id).toMatch(/^[0-9a-f]{20}$/);
        expect(file).toContain(id);
      }
      expect(file).not.toMatch(new RegExp(`"id":\\s*"?(${numbers.join("|")})"?\\s*[,}]`));
      const cursor = Buffer.from(meta.meta.nextCursor ?? "", "base64url").toString("latin1");
      expect(cursor).not.toBe("");
      expect(cursor).not.toMatch(/[[,]\d+,/);
    }
    const all = await Promise.all(people.map((one) => world.as(one).wallet.lines({ parts: 5 })));
    const ids = all.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
