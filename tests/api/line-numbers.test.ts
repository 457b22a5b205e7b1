import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { accounts } from "~/api/db/money-schema";
import { findDifferences } from "~/api/ledger/check-store";
import { writeJournals } from "~/api/ledger/ledger-store";
import { newId } from "~/api/secrets";
import { openWorld } from "../support/api";
import { completed } from "../support/paid";

const world = await openWorld();

/** So much has come from the gateway to the bank: minor units. */
const settlement = (amount: number) => ({
  ...{ id: newId(), kind: "settlement" as const, cause: `settlement:${amount}`, currency: "EGP" },
  lines: [
    { kind: "bank" as const, owner: null, amount },
    { kind: "gateway" as const, owner: null, amount: -amount },
  ],
});

it("Two that book on one account at once number their lines as they follow each other there, whichever began first", async () => {
  await completed(world);
  await world.db.transaction((tx) => writeJournals(tx, [settlement(100)], world.clock.now()));
  let later: Promise<void> | undefined;
  await world.db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, "bank::EGP")).for("update");
    later = world.db.transaction((other) => writeJournals(other, [settlement(200)], world.clock.now()));
    await expect.poll(() => world.db.$count(sql`pg_locks`, sql`not granted`)).toBeGreaterThan(0);
    await writeJournals(tx, [settlement(300)], world.clock.now());
  });
  await later;
  expect((await findDifferences(world.db)).join()).not.toContain("running balance");
});
