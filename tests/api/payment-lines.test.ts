import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { audit } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { chargedBack } from "../support/chargebacks";
import { agreeOn, type Deal, paid, settleGateway } from "../support/paid";

const world = await openWorld();

/** What the audit log says of Nadia's payment since it came in: what was owed back, or made, and where that left a part. */
async function linesOf({ requestId }: Deal) {
  const rows = await world.db
    .select()
    .from(audit)
    .where(eq(audit.requestId, requestId))
    .orderBy(asc(audit.createdAt), asc(audit.position));
  const since = rows.filter(({ entity }) => entity === "payment");
  return since.flatMap(({ event, detail: { owed, made, partly } }) =>
    owed || made || partly ? [[event, owed ?? made, partly]] : [],
  );
}

/** Tarek asks for less, to which Nadia agrees, and the rest goes back to her. */
async function cheaper(deal: Deal, price: number): Promise<void> {
  await agreeOn(world, deal, price);
  await settleGateway(world);
}

it("Staff read of each step what was owed back or made, and that the payment went back in part until all of it had", async () => {
  const deal = await paid(world);
  await cheaper(deal, 20_000);
  await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
  await settleGateway(world);
  expect(await linesOf(deal)).toEqual([
    ["refund", 10_000, undefined],
    ["refundDone", 10_000, "to"],
    ["refund", 20_000, "from"],
    ["refundDone", 20_000, undefined],
  ]);
});

it("A payment of which the bank took what was left was refunded in part all the same", async () => {
  const deal = await paid(world);
  await cheaper(deal, 10_000);
  await chargedBack(world, deal, { amount: 10_000 });
  expect((await linesOf(deal)).at(-1)).toEqual(["chargeBack", undefined, "from to"]);
});
