import type { RequestCard, RequestStatus } from "~/contract/request-fields";
import type { RequestCardRow } from "../db/request-cards";
import { namedIn, type Viewpoint } from "../reading";
import { statusAt } from "./change-rules";

function budgetOf({ budgetMin, budgetMax, currency }: RequestCardRow): RequestCard["budget"] {
  return budgetMin === null && budgetMax === null ? null : { min: budgetMin, max: budgetMax, currency };
}

/** A request as lists show it: nothing private, and in the state that time has given it by now. */
export function requestCard(
  row: RequestCardRow,
  { locale, now }: Pick<Viewpoint, "locale" | "now">,
): RequestCard {
  const named = (place: RequestCardRow["city"]) => place && namedIn(locale, place);
  const status = statusAt(row, now);
  return {
    id: row.id,
    title: row.title,
    status,
    visibility: row.visibility,
    service: row.service && { ...namedIn(locale, row.service), icon: row.service.icon },
    city: named(row.city),
    district: named(row.district),
    budget: budgetOf(row),
    timing: row.timing,
    preferred_date: row.preferredDate,
    time_window: row.timeWindow,
    is_urgent: row.isUrgent,
    // Of an open request those that stand: what was taken back is no crowd. Of any other, those that it ever got.
    offers_count: status === "open" ? row.liveOffersCount : row.offersCount,
    photos: row.photos,
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Whether offers on a request can be decided on by now. */
export const isOpenAt = (status: RequestStatus, expiresAt: Date | null, now: Date): boolean =>
  statusAt({ status, expiresAt, paymentDueAt: null, approvalDueAt: null }, now) === "open";
