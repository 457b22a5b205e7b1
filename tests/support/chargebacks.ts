import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { expect } from "vitest";
import { gatewayEvents, payments } from "~/api/db/money-schema";
import type { World } from "./api";
import { balances } from "./books";
import { sayer } from "./gateway-says";
import { agreeOn, beginCard, type Deal, press, settleGateway, started } from "./paid";

/** What the gateway calls the payment for a deal. */
export async function chargeOf({ db }: World, { orderId }: Pick<Deal, "orderId">): Promise<string> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.charge)));
  return row?.charge ?? "";
}

/**
 * Nadia has paid 300 pounds and 60 more, of which 100 went back to her: all of the second payment, and a part of the first.
 * @returns what the gateway calls the second
 */
export async function inTwoParts(world: World): Promise<Deal & { charge: string }> {
  const deal = await started(world);
  world.clock.advance(60);
  await agreeOn(world, deal, 36_000);
  const charge = await beginCard(world, deal);
  await press(world, charge, "pay");
  await agreeOn(world, deal, 26_000);
  await settleGateway(world);
  expect(await balances(world)).toEqual({ gateway: 26_000, held: 26_000 });
  return { ...deal, charge };
}

type Said = { disputeId?: string; amount?: number; currency?: string; charge?: string };

/** The gateway says what the payer's bank did with the payment for a deal, or with one of several. */
const telling =
  (kind: "charged_back" | "chargeback_reversed") =>
  async (world: World, deal: Deal, said: Said = {}): Promise<void> => {
    const facts = { amount: 30_000, currency: "EGP", disputeId: "the dispute", ...said };
    await sayer(world)({ kind, charge: await chargeOf(world, deal), ...facts });
  };

/** The payer's bank takes it back, all of it unless said otherwise. */
export const chargedBack = telling("charged_back");
/** The dispute was won: the bank gives it back. */
export const givenBack = telling("chargeback_reversed");

/** The disputes at the payer's bank that the gateway has told of, about the payment for a deal. */
export async function disputesOf(world: World, deal: Pick<Deal, "orderId">) {
  const charge = await chargeOf(world, deal);
  const rows = await world.db.select().from(gatewayEvents).where(eq(gatewayEvents.kind, "charged_back"));
  return rows
    .filter(({ facts }) => facts.charge === charge)
    .map(({ facts: { disputeId, amount } }) => ({ disputeId: String(disputeId), amount: Number(amount) }));
}

type Stored = typeof gatewayEvents.$inferSelect;

/** The gateway's events that nobody could do anything with so far, of these. */
export async function unhandled(
  { db }: World,
  of: (event: Stored) => boolean = () => true,
): Promise<string[]> {
  const rows = await db.select().from(gatewayEvents).where(isNull(gatewayEvents.handledAt));
  return rows.filter(of).map(({ kind }) => kind);
}
