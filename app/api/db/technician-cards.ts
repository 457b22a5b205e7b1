import { sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { NamedRow } from "./named-row";
import { cities, providerCities, providerProfiles, providerServices, services, users } from "./schema";

const citiesOf = sql<NamedRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${cities.id}, 'en', ${cities.nameEn}, 'ar', ${cities.nameAr}) order by ${cities.position}), '[]'::json)
  from ${providerCities} join ${cities} on ${cities.id} = ${providerCities.cityId}
  where ${providerCities.userId} = ${providerProfiles.userId})`;

const servicesOf = sql<(NamedRow & { icon: string })[]>`(
  select coalesce(json_agg(json_build_object('id', ${services.id}, 'icon', ${services.icon}, 'en', ${services.nameEn}, 'ar', ${services.nameAr}) order by ${services.groupId}, ${services.position}), '[]'::json)
  from ${providerServices} join ${services} on ${services.id} = ${providerServices.serviceId}
  where ${providerServices.userId} = ${providerProfiles.userId} and ${services.isActive})`;

/** What a technician's card needs, selected from provider_profiles joined with users. */
export const cardColumns = {
  id: providerProfiles.userId,
  name: users.name,
  avatarId: users.avatarId,
  seenAt: providerProfiles.seenAt,
  headline: providerProfiles.headline,
  verification: providerProfiles.verification,
  rating: providerProfiles.rating,
  reviewsCount: providerProfiles.reviewsCount,
  jobsDone: providerProfiles.jobsDone,
  medianResponse: providerProfiles.medianResponse,
  startingPrice: providerProfiles.startingPrice,
  warrantyDays: providerProfiles.warrantyDays,
  isTakingJobs: providerProfiles.isTakingJobs,
  cities: citiesOf,
  services: servicesOf,
};

/** A row selected with `cardColumns`. */
export type CardRow = SelectResultFields<typeof cardColumns>;
