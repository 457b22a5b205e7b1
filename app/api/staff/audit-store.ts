import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { audit, requests, users } from "../db/schema";
import type { Window } from "../page";

/** In the order in which lines were written. */
export const auditOrder = { key: audit.position, id: audit.id };

const authors = alias(users, "authors");
/** Whom the details of a line name. */
const providers = alias(users, "providers");

export type Asked = {
  entity?: (typeof audit.entity.enumValues)[number] | undefined;
  of?: string | undefined;
};

/** Lines of the audit log: of all, of one kind of thing, or of one thing. */
export const listLines = (db: Db, { entity, of }: Asked, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{ id: audit.id, position: audit.position, entity: audit.entity, entityId: audit.entityId },
      ...{ event: audit.event, actor: audit.actor, from: audit.from, to: audit.to, detail: audit.detail },
      at: audit.createdAt,
      request: { id: requests.id, title: requests.title },
      subject: { id: users.id, name: users.name },
      author: { id: authors.id, name: authors.name },
      provider: { id: providers.id, name: providers.name },
    })
    .from(audit)
    .leftJoin(requests, eq(requests.id, audit.requestId))
    .leftJoin(users, and(eq(audit.entity, "user"), eq(users.id, audit.entityId)))
    .leftJoin(authors, eq(authors.id, audit.actorId))
    .leftJoin(providers, eq(providers.id, sql`${audit.detail} ->> 'provider_id'`))
    .where(
      and(
        entity && eq(audit.entity, entity),
        // An id belongs to one kind of thing, by whose index it is found.
        entity && of ? eq(audit.entityId, of) : undefined,
        after,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];
