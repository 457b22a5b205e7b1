import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { invoices } from "~/api/db/money-schema";
import { nextNumber } from "~/api/invoices/invoice-store";
import { findDifferences } from "~/api/ledger/check-store";
import { openWorld } from "../support/api";
import { type Deal, delivered } from "../support/paid";
import type { Person } from "../support/people";

const world = await openWorld();
/** Each job is some twenty calls. */
const timeout = 120_000;

afterEach(async () => {
  expect(await findDifferences(world.db)).toEqual([]);
});

const approve = ({ nadia, orderId: id }: Deal) => world.as(nadia).orders.confirm({ id });
/** The numbers of an issuer's invoices, in their order: the platform's, or a technician's. */
async function numbersOf(of: string): Promise<string[]> {
  const own = await world.db.select().from(invoices).where(eq(invoices.issuer, of));
  return own.map(({ year, number }) => `${year}-${number}`).toSorted();
}

/** One more job of the same two, delivered. */
const again = (nadia: Person, tarek: Person) => delivered(world, {}, { nadia, tarek });

describe("The number of an invoice", () => {
  it("is the next of its issuer: a technician's own, and the platform's for everybody's commission", {
    timeout,
  }, async () => {
    const first = await delivered(world);
    await approve(first);
    await approve(await again(first.nadia, first.tarek));
    const other = await delivered(world);
    await approve(other);
    expect(await numbersOf(first.tarek.id)).toEqual(["2026-1", "2026-2"]);
    expect(await numbersOf(other.tarek.id)).toEqual(["2026-1"]);
    expect(await numbersOf("platform")).toEqual(["2026-1", "2026-2", "2026-3"]);
  });

  it("begins anew with the year of the country's clocks", { timeout }, async () => {
    world.clock.set("2026-12-31T09:00Z");
    const terms = { starts_at: "2027-01-02T10:00" };
    const [first, second] = [await delivered(world, terms), await delivered(world, terms)];
    await approve(first);
    world.clock.set("2026-12-31T22:30Z");
    await approve(second);
    expect(await numbersOf("platform")).toEqual(["2026-1", "2027-1"]);
  });

  it("is given once when ten jobs are approved at the same moment", { timeout: 300_000 }, async () => {
    const deals: Deal[] = [];
    for (let n = 0; n < 10; n += 1) deals.push(await delivered(world));
    await Promise.all(deals.map(approve));
    const all = Array.from({ length: 10 }, (_, n) => `2026-${n + 1}`).toSorted();
    expect(await numbersOf("platform")).toEqual(all);
  });

  it("is not used up by an approval that came to nothing", { timeout }, async () => {
    const deal = await delivered(world);
    const failing = world.db.transaction(async (tx) => {
      await nextNumber(tx, "platform", 2026);
      await nextNumber(tx, deal.tarek.id, 2026);
      throw new Error("The server was stopped");
    });
    await expect(failing).rejects.toThrow("The server was stopped");
    await approve(deal);
    expect(await numbersOf("platform")).toEqual(["2026-1"]);
    expect(await numbersOf(deal.tarek.id)).toEqual(["2026-1"]);
  });
});
