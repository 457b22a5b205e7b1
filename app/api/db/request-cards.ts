import { sql } from "drizzle-orm";
import type { Photo } from "~/contract/request-fields";
import type { NamedRow } from "./named-row";
import { approvalDueOf, paymentDueOf } from "./payment-due";
import { orders, requests } from "./schema";

// Written out, because Drizzle drops the table's name from columns where only one table is selected from.
const serviceOf = sql<(NamedRow & { icon: string }) | null>`(
  select json_build_object('id', s.id, 'en', s.name_en, 'ar', s.name_ar, 'icon', s.icon)
  from services s where s.id = requests.service_id)`;

const cityOf = sql<NamedRow | null>`(
  select json_build_object('id', c.id, 'en', c.name_en, 'ar', c.name_ar)
  from cities c where c.id = requests.city_id)`;

const districtOf = sql<NamedRow | null>`(
  select json_build_object('id', d.id, 'en', d.name_en, 'ar', d.name_ar)
  from districts d where d.id = requests.district_id)`;

const photosOf = sql<Photo[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.position, f.id), '[]'::json)
  from files f where f.request_id = requests.id)`;

/** Until when the accepted offer is to be paid. */
const paymentDueAt = sql<Date | null>`(
  case when requests.status = 'awarding' then ${paymentDueOf(sql`requests.id`)} end)`.mapWith(
  orders.paymentDueAt,
);

/** Until when its job waits for being approved. */
const approvalDueAt = sql<Date | null>`(
  case when requests.status = 'assigned' then ${approvalDueOf(sql`requests.id`)} end)`.mapWith(
  orders.confirmsAt,
);

/** What a request's card needs, from `requests` alone. */
export const requestCardColumns = {
  id: requests.id,
  title: requests.title,
  status: requests.status,
  visibility: requests.visibility,
  currency: requests.currency,
  budgetMin: requests.budgetMin,
  budgetMax: requests.budgetMax,
  timing: requests.timing,
  preferredDate: requests.preferredDate,
  timeWindow: requests.timeWindow,
  isUrgent: requests.isUrgent,
  offersCount: requests.offersCount,
  liveOffersCount: requests.liveOffersCount,
  publishedAt: requests.publishedAt,
  expiresAt: requests.expiresAt,
  updatedAt: requests.updatedAt,
  service: serviceOf,
  city: cityOf,
  district: districtOf,
  photos: photosOf,
  paymentDueAt,
  approvalDueAt,
};

type Made = "service" | "city" | "district" | "photos" | "paymentDueAt" | "approvalDueAt";

/** A row of `requestCardColumns`. */
export type RequestCardRow = Pick<
  typeof requests.$inferSelect,
  Exclude<keyof typeof requestCardColumns, Made>
> & {
  service: (NamedRow & { icon: string }) | null;
  city: NamedRow | null;
  district: NamedRow | null;
  photos: Photo[];
  paymentDueAt: Date | null;
  approvalDueAt: Date | null;
};
