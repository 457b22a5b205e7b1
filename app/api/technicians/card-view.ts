import type { TechnicianCard } from "~/contract/technicians";
import type { CardRow } from "../db/technician-cards";
import { isOnline, namedIn, type Viewpoint } from "../reading";

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The mean as people see it: one decimal, null until there are enough reviews. */
export const shownRating = (mean: number, reviews: number, { settings }: Viewpoint): number | null =>
  reviews < settings.reviewsForRating ? null : toTenth(mean);

/** A technician as lists and comparisons show one. */
export function technicianCard(row: CardRow, viewpoint: Viewpoint): TechnicianCard {
  const { currency } = viewpoint.settings.country;
  return {
    id: row.id,
    name: row.name,
    type: "provider",
    avatar: row.avatarId,
    is_online: isOnline(row.seenAt, viewpoint),
    headline: row.headline,
    is_verified_identity: row.verification === "verified",
    rating: shownRating(row.rating, row.reviewsCount, viewpoint),
    reviews_count: row.reviewsCount,
    jobs_done: row.jobsDone,
    response_minutes: row.medianResponse,
    starting_price: row.startingPrice === null ? null : { amount: row.startingPrice, currency },
    warranty_days: row.warrantyDays,
    cities: row.cities.map((city) => namedIn(viewpoint.locale, city)),
    services: row.services.map((service) => ({ ...namedIn(viewpoint.locale, service), icon: service.icon })),
    is_taking_jobs: row.isTakingJobs,
  };
}
