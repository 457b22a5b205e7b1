import type { RequestCard } from "~/contract/request-fields";
import { placeText } from "~/i18n/place";
import type { Page } from "../page.server";

/** A request as `components/requests/request-row` draws it: what the row shows, and nothing else. */
export function requestRow({ t }: Pick<Page, "t">, card: RequestCard) {
  return {
    id: card.id,
    title: card.title,
    icon: card.service?.icon ?? "wrench",
    place: placeText(t, card),
    budget: card.budget && (card.budget.min !== null || card.budget.max !== null) ? card.budget : null,
    isUrgent: card.is_urgent,
    offers: card.offers_count,
    publishedAt: card.published_at,
  };
}
