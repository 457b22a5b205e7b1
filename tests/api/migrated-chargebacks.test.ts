import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { journals } from "~/api/db/money-schema";
import { openWorld } from "../support/api";
import { chargedBack, givenBack, inTwoParts } from "../support/chargebacks";
import { contradictionsIn } from "../support/invariants";
import { migrateAgain } from "../support/migration";
import { completed } from "../support/paid";

const world = await openWorld();

/** As the version before wrote them: they name no payment. */
async function nameless(): Promise<void> {
  await world.db.execute(sql`alter table journals drop constraint journals_of_payment`);
  await world.db.execute(sql`alter table journals disable trigger user`);
  await world.db.execute(sql`update journals set payment_id = null`);
  await world.db.execute(sql`alter table journals enable trigger user`);
}

const named = async () =>
  (await world.db.select().from(journals).orderBy(journals.createdAt, journals.id)).filter(({ kind }) =>
    kind.startsWith("chargeback"),
  );

async function migrate(): Promise<void> {
  await world.db.execute(sql`alter table journals add constraint journals_of_payment
    check ((payment_id is not null) = (kind in ('chargeback','chargeback_reversed'))) not valid`);
  await migrateAgain(world.db, "0049_journals_payment_filled");
  await world.db.execute(sql`alter table journals validate constraint journals_of_payment`);
}

it("Chargebacks of an earlier version are given their payments, which then say what the bank has", async () => {
  const deal = await completed(world);
  await chargedBack(world, deal, { disputeId: "one" });
  await chargedBack(world, deal, { disputeId: "two" });
  await givenBack(world, deal, { disputeId: "one" });
  const before = await named();
  expect(before).toHaveLength(3);
  await nameless();
  await world.db.execute(sql`update payments set charged_back = 0`);
  await migrate();
  expect(await named()).toEqual(before);
  expect(await contradictionsIn(world.db)).toEqual([]);
  const change = world.db.execute(sql`update journals set payment_id = payment_id`);
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringMatching(/append-only/) } });
});

it("Where nothing of the gateway is known any more, it is the order's payment, of two that which a bank has taken of", async () => {
  const { charge, ...deal } = await inTwoParts(world);
  await chargedBack(world, deal, { charge, amount: 6_000, disputeId: "of the second" });
  const before = await named();
  await nameless();
  await world.db.execute(sql`delete from gateway_events`);
  await migrate();
  expect(await named()).toEqual(before);
});
