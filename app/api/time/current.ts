import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { orders, timers } from "../db/schema";
import { type Queries, type Read, readTogether } from "../db/together";
import { fireDue, type House, ready } from "./timers";

type Whose = { providerId: string } | { customerOf: string };

/** What is overdue of all orders of a provider, or of the customer of a request. */
function dueOf(db: Db, whose: Whose, now: Date) {
  const { requestId, providerId, customerId } = orders;
  const isTheirs =
    "providerId" in whose
      ? eq(providerId, whose.providerId)
      : sql`${customerId} = (select r.customer_id from requests r where r.id = ${whose.customerOf})`;
  const theirs = db.select({ requestId }).from(orders).where(isTheirs);
  return ready(db, now, inArray(timers.requestId, theirs));
}

async function fireEach(house: House, due: Awaited<ReturnType<typeof dueOf>>, now: Date): Promise<void> {
  for (const { requestId } of due) if (requestId) await fireDue(house, requestId, now);
}

/**
 * Makes what is overdue of a provider's orders: what stands on their accounts, what can be paid out of it, and what is said of their
 * work follows from these.
 */
export const fireDueOfProvider = async (house: House, providerId: string, now: Date) =>
  fireEach(house, await dueOf(house.db, { providerId }, now), now);

/**
 * Reads what follows from all orders of somebody, together with what is overdue of them; where anything is, it is made, and all read again.
 * What technicians say of a customer follows from that customer's orders.
 * @param admit throws where the reader may not know of it: for a stranger nothing is made
 */
export async function readCurrent<Q extends Queries & { overdue?: never }>(
  house: House,
  whose: Whose,
  now: Date,
  queries: Q,
  admit: (read: Read<Q>) => void = () => {},
): Promise<Read<Q>> {
  const asked: Queries = { ...queries, overdue: dueOf(house.db, whose, now) };
  const found = (await readTogether(house.db, asked)) as Read<Q> & {
    overdue: Parameters<typeof fireEach>[1];
  };
  admit(found);
  if (found.overdue.length === 0) return found;
  await fireEach(house, found.overdue, now);
  return readTogether(house.db, queries);
}
