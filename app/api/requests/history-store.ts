import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { proposals } from "../db/money-schema";
import { audit, offers, orders, users } from "../db/schema";

/** What the history of a request tells; the rest of the audit log is consequence. */
const told = {
  request: [
    "publish",
    "edit",
    "extend",
    "cancel",
    "expire",
    "remove",
    "openToAll",
    "declineDirect",
    "closeToOffers",
    "reopenToOffers",
  ],
  offer: [
    "send",
    "moveUp",
    "revise",
    "withdraw",
    "decline",
    "reconfirm",
    "accept",
    "expire",
    "askDiscount",
    "takeBackDiscount",
    "acceptDiscount",
    "counterDiscount",
    "declineDiscount",
  ],
  order: [
    ...["pay", "giveUp", "lapse", "start", "deliver", "askChanges", "pause", "confirm", "dispute"],
    ...["resume", "resolve"],
    ...["cancel", "backOut", "noShow", "reprice", "reschedule", "chargeBack"],
  ],
};

/** Of a claim on the warranty; what the sides propose besides is told once it is agreed on, as the order's. */
const ofVisits = ["make", "agree", "decline", "withdraw", "finish", "miss", "lapse", "drop"];

/** How its entries are called: the thing, and what became of it. */
export const toldEvents: readonly string[] = Object.entries({ ...told, visit: ofVisits }).flatMap(
  ([of, events]) => events.map((event) => `${of}.${event}`),
);

const isTold = or(
  ...Object.entries(told).map(([entity, events]) =>
    and(sql`${audit.entity} = ${entity}`, inArray(audit.event, events)),
  ),
  and(
    eq(audit.entity, "proposal"),
    inArray(audit.event, ofVisits),
    sql`${audit.detail} ->> 'kind' = 'warranty'`,
  ),
);

/** A visit of which nobody says that it was not made was made. */
const eventName = sql<string>`case when ${audit.entity} <> 'proposal' then ${audit.entity} || '.' || ${audit.event}
  when ${audit.to} = 'done' then 'visit.finish' else 'visit.' || ${audit.event} end`;

/** The order that the line, or what was proposed of it, is about. */
const orderOfLine = sql`coalesce(${proposals.orderId}, case when ${audit.entity} = 'order' then ${audit.entityId} end)`;

const longest = 100;

const selectLines = (db: Db, where: SQL | undefined) =>
  db
    .select({
      event: eventName,
      actor: audit.actor,
      detail: audit.detail,
      at: audit.createdAt,
      /** Of the offer or order that the line is about. */
      providerName: users.name,
      cancelledBy: orders.cancelledBy,
    })
    .from(audit)
    .leftJoin(offers, and(eq(audit.entity, "offer"), eq(offers.id, audit.entityId)))
    .leftJoin(proposals, and(eq(audit.entity, "proposal"), eq(proposals.id, audit.entityId)))
    .leftJoin(orders, eq(orders.id, orderOfLine))
    .leftJoin(users, sql`${users.id} = coalesce(${offers.providerId}, ${orders.providerId})`)
    .where(where)
    .orderBy(desc(audit.createdAt), desc(audit.position))
    .limit(longest);

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** A request's history for its owner: of an offer nothing that happened while it was queued only. Newest first. */
export const listHistory = (db: Db, requestId: string): Promise<LineRow[]> =>
  selectLines(
    db,
    and(
      eq(audit.requestId, requestId),
      isTold,
      sql`(${offers.id} is null or ${offers.shownAt} <= ${audit.createdAt})`,
      sql`${audit.to} is distinct from 'queued'`,
    ),
  );

/** The same for a provider: of offers and orders only the own. */
export const listHistoryFor = (db: Db, requestId: string, providerId: string) =>
  selectLines(
    db,
    and(
      eq(audit.requestId, requestId),
      isTold,
      sql`coalesce(${offers.providerId}, ${orders.providerId}, ${providerId}) = ${providerId}`,
    ),
  );

/** What has changed of a request since this version of it, each part once. */
export async function listChanges(db: Db, requestId: string, version: number): Promise<string[]> {
  const rows = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(
      and(
        eq(audit.requestId, requestId),
        eq(audit.entity, "request"),
        sql`(${audit.detail} ->> 'version')::int > ${version}`,
      ),
    )
    .orderBy(audit.createdAt, audit.position);
  const parts = rows.flatMap(({ detail }) => String(detail.changed ?? "").split(" "));
  return [...new Set(parts.filter((part) => part !== ""))];
}
