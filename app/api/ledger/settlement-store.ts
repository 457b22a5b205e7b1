import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { journals, ledgerLines } from "../db/money-schema";
import { audit } from "../db/schema";

/** What came out of the gateway and what of it came to the bank, in minor units; and since when it was booked. */
type Like = { gross: number; net: number; currency: string; from: Date };

const hasLine = (account: "gateway" | "bank", currency: string, amount: number) => sql`exists (
  select 1 from ${ledgerLines} where ${ledgerLines.journalId} = ${journals.id}
    and ${ledgerLines.accountId} = ${`${account}::${currency}`} and ${ledgerLines.amount} = ${amount})`;

const isByStaff = sql`exists (
  select 1 from ${audit} where ${audit.entity} = 'settlement' and ${audit.entityId} = ${journals.cause}
    and ${audit.event} = 'record' and ${audit.actor} = 'staff')`;

/**
 * The newest settlement of the same amount, before the fee or after it, under whatever name it was booked.
 * @param by staff: those alone that a person recorded
 */
export async function findAlike(tx: Db, { gross, net, currency, from }: Like, by: "staff" | "anybody") {
  const isAlike = sql`(${hasLine("gateway", currency, -gross)} or ${hasLine("bank", currency, net)})`;
  const [row] = await tx
    .select({ cause: journals.cause, at: journals.createdAt })
    .from(journals)
    .where(
      and(
        ...[eq(journals.kind, "settlement"), gte(journals.createdAt, from)],
        ...[isAlike, by === "staff" ? isByStaff : undefined],
      ),
    )
    .orderBy(desc(journals.createdAt))
    .limit(1);
  return row ?? null;
}
