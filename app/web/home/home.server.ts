import type { ServiceGroup } from "~/contract/catalogue";
import { contract } from "~/contract/contract";
import { pack } from "~/i18n/packed";
import { country } from "../country.server";
import { constraintsOf } from "../forms/constraints.server";
import type { Page } from "../page.server";
import { writingOf } from "../writing.server";
import { sectionsOf } from "./home-sections.server";
import {
  featured,
  filled,
  foremost,
  leadTile,
  quotable,
  ranked,
  requestLine,
  spoken,
  tile,
  voice,
} from "./home-shapes.server";

/** Prices of the example beside the steps, in minor units. */
const examplePrices = [42_000, 45_000, 39_000];

/** How much of each the home page shows. */
const shown = { asked: 4, groups: 8, open: 5, ranking: 4, voices: 3 };

/**
 * Everything the home page shows, cut to what is drawn: it travels twice.
 * @param failures takes the message of a structure that could not be loaded
 */
export async function homeData(page: Page, failures: string[]) {
  const writing = writingOf(page);
  const [sections, { groups }, { cities }, open, technicians, reviews, counts] = await read(page, failures);
  const busiest = [...groups].sort((a, b) => b.open_requests_count - a.open_requests_count);
  const [lead = null] = busiest;
  const said = spoken(reviews.content, page.locale);
  const first = await quoted(page, foremost(technicians.content, said, page.locale));
  return {
    sections: sections.map(filled),
    asked: busiest.slice(0, shown.asked).flatMap(mostAsked),
    title: { maxLength: constraintsOf(contract.requests.save).title?.maxLength },
    cities: pack(Object.fromEntries(cities.map(({ id, name }) => [id, name]))),
    lead: lead && leadTile(writing, lead),
    groups: groups
      .filter((group) => group !== lead)
      .slice(0, shown.groups)
      .map((group) => tile(writing, group)),
    open: open.content.slice(0, shown.open).map((card) => requestLine(writing, card)),
    waiting: writing.t("home:open.waiting", { count: counts.open_requests }),
    featured: first && {
      technician: featured(writing, first.card, groups),
      voice: first.said && voice(page.locale, first.said),
    },
    example: examplePrices.map((minor) => writing.f.money(minor, country().currency)),
    ranking: technicians.content
      .filter((card) => card !== first?.card)
      .slice(0, shown.ranking)
      .map(ranked),
    voices: said
      .filter((review) => review !== first?.said)
      .slice(0, shown.voices)
      .map((review) => voice(page.locale, review)),
  };
}

const read = (page: Page, failures: string[]) =>
  Promise.all([
    sectionsOf(page, failures),
    page.api.catalogue.services(),
    page.api.catalogue.places(),
    page.api.requests.open(),
    page.api.technicians.list({ sort: "rank" }),
    page.api.technicians.recentReviews(),
    page.api.technicians.counts(),
  ]);

/** Of whom nobody has spoken lately, somebody may have spoken before. */
async function quoted(page: Page, first: ReturnType<typeof foremost>) {
  if (!first || first.said) return first;
  const { content } = await page.api.technicians.reviews({ id: first.card.id });
  const given = content.flatMap((one) => (one.stars === null ? [] : [{ ...one, stars: one.stars }]));
  return { ...first, said: quotable(given, page.locale)[0] ?? null };
}

/** Services of a group come most asked first. */
const mostAsked = ({ services: [first] }: ServiceGroup) =>
  first ? [{ id: first.id, name: first.name }] : [];
