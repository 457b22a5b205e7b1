import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import type { NamedRow } from "../db/named-row";
import { cities, files, providerCities, providerProfiles, submittedOrder, users } from "../db/schema";
import type { Window } from "../page";

const submitted = sql<Date>`${submittedOrder(providerProfiles)}`.mapWith(providerProfiles.createdAt);

export const verificationsOrder = { key: submittedOrder(providerProfiles), id: providerProfiles.userId };

type Document = { id: string; width: number; height: number };

const documents = sql<Document[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'width', ${files.width}, 'height', ${files.height})
    order by ${files.attachedAt} desc, ${files.position}, ${files.id}), '[]'::json)
  from ${files} where ${files.ownerId} = ${users.id} and ${files.purpose} = 'document' and ${files.attachedAt} is not null)`;
const served = sql<NamedRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${cities.id}, 'en', ${cities.nameEn}, 'ar', ${cities.nameAr})
    order by ${cities.position}), '[]'::json)
  from ${providerCities} join ${cities} on ${cities.id} = ${providerCities.cityId}
  where ${providerCities.userId} = ${users.id})`;

/** Technicians whose documents wait. */
export const listWaiting = (db: Db, { after, orderBy, limit }: Window) =>
  db
    .select({
      ...{ id: users.id, name: users.name, phone: users.phone, avatarId: users.avatarId },
      ...{ createdAt: users.createdAt, submittedAt: submitted },
      ...{ headline: providerProfiles.headline, verification: providerProfiles.verification },
      ...{ documents, cities: served },
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(sql`${providerProfiles.verification} = 'submitted'${after ? sql` and ${after}` : sql``}`)
    .orderBy(...orderBy)
    .limit(limit);

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];
