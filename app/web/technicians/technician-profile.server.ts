import { contract } from "~/contract/contract";
import type { TechnicianProfile } from "~/contract/technicians";
import { readFilters } from "../lists/filters.server";
import { listPart, openedParts } from "../lists/list-part.server";
import { nameList } from "../lists/name-list.server";
import type { Page } from "../page.server";
import { reviewRow } from "../reviews/review-row.server";
import { daySpans, weekdays } from "../technician-area/week.server";
import { tradeBy } from "./technician-row.server";

/** Who reads a profile decides what there is to do on it. */
function askState({ viewer }: Page, { id, is_taking_jobs }: TechnicianProfile) {
  if (viewer?.id === id) return "own" as const;
  if (viewer && viewer.type !== "customer") return "watching" as const;
  return is_taking_jobs ? ("open" as const) : ("paused" as const);
}

function head({ t }: Page, { name, headline }: TechnicianProfile, places: string) {
  const title = headline ? "technicians:profile.title" : "technicians:profile.titleAlone";
  const description = places ? "technicians:profile.description" : "technicians:profile.description.alone";
  return { title: t(title, { name, headline }), description: t(description, { name, places }) };
}

/** What is drawn of a profile; `order` are the services as they are to stand. */
const technician = (profile: TechnicianProfile, places: string, order: string[]) => ({
  ...{ id: profile.id, places, name: profile.name, avatar: profile.avatar, headline: profile.headline },
  ...{ bio: profile.bio, years: profile.years, rating: profile.rating, reviews: profile.reviews_count },
  isOnline: profile.is_online,
  isVerified: profile.is_verified_identity,
  minutes: profile.response_minutes,
  jobs: profile.jobs_done,
  onTime: profile.on_time_percent,
  completion: profile.completion_percent,
  warranty: profile.warranty_days,
  from: profile.starting_price,
  stars: profile.star_counts.toReversed(),
  scores: profile.sub_scores,
  services: profile.priced_services
    .map(({ id, name, from_price, typical_duration }) => ({
      ...{ id, name, from: from_price, minutes: typical_duration },
    }))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
  week: daySpans(profile.hours, weekdays()),
});

/** A public profile, with its reviews from where the address says. */
export async function technicianProfile(page: Page, id: string) {
  const { cursor } = readFilters(contract.technicians.reviews, page);
  const [profile, reviews, { groups }, choices] = await Promise.all([
    page.api.technicians.get({ id }),
    page.api.technicians.reviews({ id, cursor, parts: openedParts(page) }),
    page.api.catalogue.services(),
    page.viewer?.type === "customer" ? page.api.complaints.choices() : null,
  ]);
  const { group, services } = tradeBy(groups)(profile.services);
  const places = nameList(
    page.locale,
    profile.cities.map(({ name }) => name),
  );
  return {
    head: { ...head(page, profile, places), isPrivate: cursor !== undefined },
    list: listPart(page, reviews, reviewRow),
    trade: group ? { id: group.id, name: group.name } : null,
    askState: askState(page, profile),
    mayComplain: choices?.people.some((person) => person.id === id) ?? false,
    technician: technician(
      profile,
      places,
      services.map((service) => service.id),
    ),
  };
}
