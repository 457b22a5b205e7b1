import type { ServiceGroup } from "~/contract/catalogue";
import type { TechnicianCard } from "~/contract/technicians";
import { nameList } from "../lists/name-list.server";
import type { Page } from "../page.server";

const shownCities = 3;
const shownServices = 2;

type Services = TechnicianCard["services"];

/** What a technician does, the main trade first: the group of which the most is offered. */
export type Trade = { group: ServiceGroup | undefined; services: Services };

/**
 * Says of which trade somebody is.
 * @param wanted the service that is looked for: it comes first
 */
export function tradeBy(groups: readonly ServiceGroup[], wanted?: string) {
  const groupOf = new Map(groups.flatMap((group) => group.services.map(({ id }) => [id, group])));
  return (offered: Services): Trade => {
    const weight = ({ id }: Services[number]) =>
      id === wanted
        ? offered.length
        : offered.filter((one) => groupOf.get(one.id) === groupOf.get(id)).length;
    const services = offered.toSorted((one, other) => weight(other) - weight(one));
    return { group: groupOf.get(services[0]?.id ?? ""), services };
  };
}

/** Those whose trade the service belongs to before those who offer it beside another; else as they stand. */
export function byTrade<Card extends { services: Services }>(
  cards: readonly Card[],
  groups: readonly ServiceGroup[],
  service: string,
): Card[] {
  const trade = tradeBy(groups);
  const isTheirs = (card: Card) =>
    trade(card.services).group?.services.some(({ id }) => id === service) ?? false;
  return cards.toSorted((one, other) => Number(isTheirs(other)) - Number(isTheirs(one)));
}

/** A technician as `components/technicians/technician-row` draws one: what the row shows, and nothing else. */
export function technicianRow({ locale }: Pick<Page, "locale">, card: TechnicianCard, trade: Trade) {
  const { services, group } = trade;
  const cities = card.cities.slice(0, shownCities).map(({ name }) => name);
  return {
    id: card.id,
    name: card.name,
    avatar: card.avatar,
    isOnline: card.is_online,
    isVerified: card.is_verified_identity,
    isTakingJobs: card.is_taking_jobs,
    headline: card.headline,
    places: nameList(locale, cities),
    rating: card.rating,
    reviews: card.reviews_count,
    jobs: card.jobs_done,
    minutes: card.response_minutes,
    services: services.slice(0, shownServices).map(({ name }) => name),
    moreServices: Math.max(0, services.length - shownServices),
    from: card.starting_price,
    trade: group?.icon ?? "",
  };
}
