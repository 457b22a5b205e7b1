import { contract } from "~/contract/contract";
import { type TechnicianCard, technicianSort } from "~/contract/technicians";
import { constraintsOf } from "../forms/constraints.server";
import { filtersOn, keptFields, knownFilters, readFilters, wayOut } from "../lists/filters.server";
import { addressWith, listPart, openedParts } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { technicianRow, tradeBy } from "./technician-row.server";

const { list: endpoint } = contract.technicians;
const fields = ["service", "group", "city", "rating", "verified", "online", "warranty"];

type Named = { id: string; name: string };

const option = ({ id, name }: Named) => ({ value: id, label: name });
const nameOf = (list: Named[], id: string | undefined) => list.find((one) => one.id === id)?.name;
const onOff = (isOn: boolean | undefined) => (isOn ? "on" : null);

/** The filters that are on; those that empty a list most often come first. */
function directoryFilters(page: Page, asked: ReturnType<typeof readAsked>, names: Record<string, Named[]>) {
  return filtersOn(page, {
    q: asked.q,
    online: onOff(asked.online),
    rating: asked.rating?.toString(),
    warranty: onOff(asked.warranty),
    verified: onOff(asked.verified),
    service: nameOf(names.services ?? [], asked.service),
    group: nameOf(names.groups ?? [], asked.group),
    city: nameOf(names.cities ?? [], asked.city),
  });
}

const readAsked = (page: Page) => readFilters(endpoint, page);

/** The directory as its filters leave it: rows, choices, what is on, and the way out when nobody is left. */
export async function technicianDirectory(page: Page) {
  const { cursor, parts: _, ...typed } = readAsked(page);
  const [{ groups }, { cities }] = await Promise.all([
    page.api.catalogue.services(),
    page.api.catalogue.places(),
  ]);
  const services = groups.flatMap((group) => group.services);
  const asked = knownFilters(typed, { service: services, group: groups, city: cities });
  const answer = await page.api.technicians.list({ ...asked, cursor, parts: openedParts(page) });
  const on = directoryFilters(page, asked, { services, groups, cities });
  const trade = tradeBy(groups, asked.service);
  return {
    list: listPart(page, answer, (card: TechnicianCard) => technicianRow(page, card, trade(card.services))),
    on,
    out:
      answer.content.length > 0 ? null : await wayOut(asked, on, (fewer) => page.api.technicians.list(fewer)),
    isWhole: on.length === 0 && !cursor && !asked.sort,
    asked,
    search: constraintsOf(endpoint).q ?? {},
    city: nameOf(cities, asked.city) ?? null,
    choices: {
      services: groups.map((group) => ({ label: group.name, options: group.services.map(option) })),
      cities: cities.map(option),
    },
    kept: { search: keptFields(page, ["q"]), filters: keptFields(page, fields) },
    sorts: technicianSort.options.map((sort) => ({
      sort,
      to: addressWith(page, { sort: sort === "rank" ? null : sort }),
      isCurrent: sort === (asked.sort ?? "rank"),
    })),
  };
}
