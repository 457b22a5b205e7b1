import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { OfferStatus } from "~/contract/offer-fields";
import { oneOf } from "./one-of";
import { offers, requests, reviews } from "./schema";
import { shownReview, unsettled } from "./states";

/** Offers in a state that asks their provider for an answer, while it is in time. */
export const awaitsProvider = (
  status: Extract<OfferStatus, "discount_requested" | "stale">,
  now: Date,
): SQL | undefined =>
  and(
    oneOf(offers.status, [status]),
    gt(offers.validUntil, now),
    eq(requests.status, "open"),
    gt(requests.expiresAt, now),
  );

/**
 * Open requests to one technician alone that have neither been declined nor have an offer that stands, of which that one has lost no job,
 * and whose customer is there.
 */
export const awaitsAnswer = (now: Date): SQL | undefined =>
  and(
    eq(requests.status, "open"),
    eq(requests.visibility, "direct"),
    requests.isOwnerActive,
    isNull(requests.directDeclinedAt),
    gt(requests.expiresAt, now),
    sql`not exists (select 1 from offers own where own.request_id = ${requests.id}
      and own.provider_id = ${requests.directProviderId} and own.valid_until > ${now.toISOString()}::timestamptz
      and ${oneOf(sql`own.status`, unsettled)})`,
    sql`not exists (select 1 from request_exclusions e where e.request_id = ${requests.id}
      and e.provider_id = ${requests.directProviderId})`,
  );

/** Reviews that readers see, without a reply, and published after a moment: since then a reply is in time. */
export const awaitsReply = (since: Date): SQL | undefined =>
  and(oneOf(reviews.status, shownReview), gt(reviews.publishedAt, since), isNull(reviews.reply));
