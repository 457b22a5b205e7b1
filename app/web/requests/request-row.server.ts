import type { RequestCard } from "~/contract/request-fields";
import type { Page } from "../page.server";

/** A request as `components/requests/request-row` draws it: what the row shows, and nothing else. */
export function requestRow({ t }: Pick<Page, "t">, card: RequestCard) {
  const { city, district } = card;
  const place =
    city && district ? t("words:place", { district: district.name, city: city.name }) : (city?.name ?? "");
  return {
    id: card.id,
    title: card.title,
    icon: card.service?.icon ?? "wrench",
    place,
    budget: card.budget && (card.budget.min !== null || card.budget.max !== null) ? card.budget : null,
    isUrgent: card.is_urgent,
    offers: card.offers_count,
    publishedAt: card.published_at,
  };
}
