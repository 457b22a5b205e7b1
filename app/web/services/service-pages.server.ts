import type { ServiceCard, ServiceGroup } from "~/contract/catalogue";
import type { TechnicianCard } from "~/contract/technicians";
import type { Page } from "../page.server";

/** So many of a group's services stand on the page of all groups. */
const most = 4;
const [mostTechnicians, mostReviews] = [5, 3];

const serviceRow = ({ id, icon, name, starting_price, ...counts }: ServiceCard) => ({
  ...{ id, icon, name },
  from: starting_price,
  technicians: counts.providers_count,
  open: counts.open_requests_count,
});

/** The groups as tiles, the one with the most open requests first. */
export function groupTiles(groups: readonly ServiceGroup[]) {
  const asked = groups.reduce((sum, one) => Math.max(sum, one.open_requests_count), 0);
  const lead = asked > 0 ? groups.find((one) => one.open_requests_count === asked) : undefined;
  const tiles = groups.toSorted((one, other) => Number(other === lead) - Number(one === lead));
  return tiles.map(({ id, icon, name, description, providers_count, services }) => ({
    ...{ id, icon, name, description },
    isLead: id === lead?.id,
    technicians: providers_count,
    count: services.length,
    services: services.slice(0, most).map(({ id: service, name: title, starting_price }) => ({
      ...{ id: service, name: title, from: starting_price },
    })),
  }));
}

/** The groups with all that they hold, as rows. */
export const groupRows = (groups: readonly ServiceGroup[]) =>
  groups.map(({ id, icon, name, services }) => ({ id, icon, name, services: services.map(serviceRow) }));

const topTechnician = (card: TechnicianCard) => ({
  ...{ id: card.id, name: card.name, avatar: card.avatar, headline: card.headline },
  isOnline: card.is_online,
  isVerified: card.is_verified_identity,
  rating: card.rating,
  reviews: card.reviews_count,
  jobs: card.jobs_done,
});

/** One service with who does it best and what customers said of it last. */
export async function servicePage(page: Page, id: string) {
  const [service, technicians, reviews] = await Promise.all([
    page.api.catalogue.service({ id }),
    page.api.technicians.list({ service: id }),
    page.api.technicians.recentReviews({ service: id }),
  ]);
  const { group } = service;
  return {
    service: {
      ...serviceRow(service),
      description: service.description,
      group,
      minutes: service.typical_duration,
      guide: service.price_guide,
      asks: service.questions.map(({ label }) => label),
    },
    technicians: technicians.content.slice(0, mostTechnicians).map(topTechnician),
    reviews: reviews.content.slice(0, mostReviews).map(({ id: review, author, stars, text, ...rest }) => ({
      ...{ id: review, author, stars, text },
      provider: { id: rest.provider.id, name: rest.provider.name },
      publishedAt: rest.published_at,
    })),
  };
}
