import { contract } from "~/contract/contract";
import { country } from "./country.server";
import type { Page } from "./enter.server";
import { filtersOn, keptFields, readFilters, wayOut } from "./filters.server";
import { listPart, openedParts } from "./list-part.server";
import { requestRow } from "./request-row.server";

const { open: endpoint } = contract.requests;
const fields = ["service", "group", "city", "budget_min", "budget_max", "age", "no_offers"];

type Named = { id: string; name: string };
type Asked = ReturnType<typeof readAsked>;

const readAsked = (page: Page) => readFilters(endpoint, page);
const option = ({ id, name }: Named) => ({ value: id, label: name });
const nameOf = (list: Named[], id: string | undefined) =>
  id && (list.find((one) => one.id === id)?.name ?? id);

/** "300-500" in minor units, either end may lack. */
const budgetOf = ({ budget_min, budget_max }: Asked) =>
  budget_min || budget_max ? `${budget_min ?? ""}-${budget_max ?? ""}` : null;

/** Open requests as the filters leave them: rows, choices, what is on, and the way out when none is left. */
export async function openRequests(page: Page) {
  const { api, viewer } = page;
  const { cursor, parts: _, ...asked } = readAsked(page);
  const [answer, { groups }, { cities }] = await Promise.all([
    api.requests.open({ ...asked, cursor, parts: openedParts(page) }),
    api.catalogue.services(),
    api.catalogue.places(),
  ]);
  const city = nameOf(cities, asked.city);
  const on = filtersOn(page, {
    q: asked.q,
    no_offers: asked.no_offers ? "on" : null,
    age: asked.age?.toString(),
    "budget_min budget_max": budgetOf(asked),
    service: nameOf(
      groups.flatMap(({ services }) => services),
      asked.service,
    ),
    group: nameOf(groups, asked.group),
    city,
  });
  return {
    list: listPart(page, answer, (card) => requestRow(page, card)),
    on,
    out: answer.content.length > 0 ? null : await wayOut(asked, on, (fewer) => api.requests.open(fewer)),
    isWhole: on.length === 0 && !cursor,
    asked,
    city: city ?? null,
    choices: {
      services: groups.map(({ name, services }) => ({ label: name, options: services.map(option) })),
      cities: cities.map(option),
    },
    kept: { search: keptFields(page, ["q"]), filters: keptFields(page, fields) },
    currency: country().currency,
    isProvider: viewer?.type === "provider",
  };
}
