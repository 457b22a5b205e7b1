import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { serviceGroups, orders as table } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { accepted, delivered } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** From now on Usta takes twice the share and a higher least amount, in a country with another VAT. @returns what undoes it */
async function newRates() {
  const { settings } = world.house;
  const [{ country }, before] = [settings, await world.db.select().from(serviceGroups)];
  await world.db.update(serviceGroups).set({ commissionRate: 2_000, commissionMinimum: 9_000 });
  settings.country = { ...country, vatRate: 20, isPlatformSupplier: true };
  return async () => {
    settings.country = country;
    for (const { id, commissionRate, commissionMinimum } of before)
      await world.db
        .update(serviceGroups)
        .set({ commissionRate, commissionMinimum })
        .where(eq(serviceGroups.id, id));
  };
}

it("A job leaves its technician what it would have when the offer was accepted, whatever the rates are since", async () => {
  const { nadia, tarek, orderId: id } = await delivered(world);
  const asBefore = await newRates();
  try {
    await world.as(nadia).orders.confirm({ id });
    expect((await world.as(tarek).orders.get({ id })).earning).toMatchObject({ payout: { amount: 27_000 } });
    expect(await balances(world)).toEqual({
      ...{ gateway: 30_000, pending: 27_000, revenue: 2_632, vat_due: 368 },
    });
    const next = await accepted(world);
    const [order] = await world.db.select().from(table).where(eq(table.id, next.orderId));
    expect(order).toMatchObject({ commissionRate: 2_000, vatRate: 2_000, isPlatformSupplier: true });
  } finally {
    await asBefore();
  }
});
