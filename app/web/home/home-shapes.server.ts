import type { ServiceGroup } from "~/contract/catalogue";
import type { Money } from "~/contract/endpoint";
import type { RequestCard } from "~/contract/request-fields";
import type { Review } from "~/contract/review-fields";
import type { HomeSection } from "~/contract/site";
import type { TechnicianCard } from "~/contract/technicians";
import type { Locale } from "~/i18n/locale";
import { placeText } from "~/i18n/place";
import { languageOf } from "~/i18n/script";
import { tradeBy } from "../technicians/technician-row.server";
import type { Writing } from "../writing.server";

const price = ({ f }: Writing, { amount, currency }: Money) => f.money(amount, currency);

/** A section without what it leaves empty. */
export const filled = ({ kind, title, text, items, action }: HomeSection) => ({
  kind,
  title,
  ...(text && { text }),
  ...(items.length > 0 && { items }),
  ...(action && { action }),
});

/** What the home page draws of a service group. */
export const tile = (writing: Writing, { id, icon, name, starting_price }: ServiceGroup) => ({
  id,
  icon,
  name,
  from: price(writing, starting_price),
});

/** What it draws of the group in the lead. */
export const leadTile = (writing: Writing, group: ServiceGroup) => ({
  ...tile(writing, group),
  description: group.description,
  technicians: writing.t("counts:technicians", { count: group.providers_count }),
});

/** What it draws of an open request. */
export function requestLine({ f, t }: Writing, card: RequestCard) {
  const { budget, offers_count } = card;
  const at = card.published_at ?? card.updated_at;
  const isOpen = !budget || (budget.min === null && budget.max === null);
  return {
    id: card.id,
    icon: card.service?.icon ?? "",
    title: card.title,
    place: placeText(t, card),
    budget: isOpen ? null : f.moneyRange(budget.min, budget.max, budget.currency),
    offers: offers_count === 0 ? null : t("counts:offers", { count: offers_count }),
    ago: f.relative(at),
  };
}

/** What it draws of a technician in the list. */
export function ranked(card: TechnicianCard) {
  const { id, name, avatar, is_online, headline, rating, reviews_count } = card;
  return { id, name, avatar, is_online, headline, rating, reviews_count };
}

/** What it draws of the technician at large. */
export function featured({ t }: Writing, card: TechnicianCard, groups: ServiceGroup[]) {
  const { is_verified_identity, jobs_done, cities, services } = card;
  return {
    ...ranked(card),
    place: cities[0]?.name ?? null,
    is_verified_identity,
    jobs: t("counts:jobsDone", { count: jobs_done }),
    trade: tradeBy(groups)(services).group?.icon,
  };
}

/** What it draws of a review; its language where it is not the reader's. */
export function voice(locale: Locale, { author, stars, text, service }: Review) {
  const lang = languageOf(text);
  return { author, stars, text, service: service.name, ...(lang !== locale && { lang }) };
}

/** Reviews that say something, those in the reader's language first, each kind in the order given. */
export function spoken(reviews: Review[], locale: Locale): Review[] {
  const said = reviews.filter(({ text }) => text.trim() !== "");
  const isReaders = ({ text }: Review) => languageOf(text) === locale;
  return [...said.filter(isReaders), ...said.filter((review) => !isReaders(review))];
}

const mostStars = 5;

/** What may stand beside a technician: of what was said in the reader's language the praise first. */
export function quotable(said: Review[], locale: Locale): Review[] {
  const readers = said.filter(({ text }) => text.trim() !== "" && languageOf(text) === locale);
  const isPraise = ({ stars }: Review) => stars === mostStars;
  return [...readers.filter(isPraise), ...readers.filter((review) => !isPraise(review))];
}

/**
 * The best ranked technician whose name and headline are in the reader's language, if there is one, preferably one of whom
 * somebody has lately spoken in it, and with five stars; with what was said. Else the best ranked of whom was spoken.
 */
export function foremost(cards: TechnicianCard[], said: Review[], locale: Locale) {
  const own = cards.filter((card) => [card.name, card.headline].every((one) => languageOf(one) === locale));
  const some = own.length > 0 ? own : cards;
  const readers = quotable(said, locale);
  const praise = readers.filter(({ stars }) => stars === mostStars);
  for (const reviews of [praise, readers, ...(own.length > 0 ? [] : [said])]) {
    const about = ({ id }: TechnicianCard) => reviews.find(({ provider }) => provider.id === id);
    const card = some.find(about);
    if (card) return { card, said: about(card) ?? null };
  }
  const [card] = some;
  return card ? { card, said: null } : null;
}
