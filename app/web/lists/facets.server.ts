import { choicesOf } from "../forms/choices.server";
import type { Page } from "../page.server";
import { knownFilters } from "./filters.server";

type Named = { id: string; name: string };

/** What a record may be narrowed by of the catalogue and the places, by their ids. */
type Asked = { service?: string | undefined; group?: string | undefined; city?: string | undefined };

const nameOf = (list: readonly Named[], id: string | undefined) => list.find((one) => one.id === id)?.name;

/** What of `typed` there is, its names in the reader's language, and the choices that a list's filters offer. */
export async function facetsOf<A extends Asked>(page: Page, typed: A) {
  const [{ groups }, { cities }] = await Promise.all([
    page.api.catalogue.services(),
    page.api.catalogue.places(),
  ]);
  const services = groups.flatMap((group) => group.services);
  const asked = knownFilters(typed, { service: services, group: groups, city: cities });
  return {
    asked,
    groups,
    names: {
      service: nameOf(services, asked.service),
      group: nameOf(groups, asked.group),
      city: nameOf(cities, asked.city),
    },
    choices: {
      services: groups.map((group) => ({ label: group.name, options: choicesOf(group.services) })),
      cities: choicesOf(cities),
    },
  };
}
