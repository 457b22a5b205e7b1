import { contract } from "~/contract/contract";
import { country } from "../country.server";
import { constraintsOf } from "../forms/constraints.server";
import { facetsOf } from "../lists/facets.server";
import {
  filtersOn,
  keptFields,
  readFilters,
  type WrongAmount,
  wayOut,
  wrongAmounts,
} from "../lists/filters.server";
import { listPart, openedParts } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { writingOf } from "../writing.server";
import { requestRow } from "./request-row.server";

const { open: endpoint } = contract.requests;
const fields = ["service", "group", "city", "budget_min", "budget_max", "age", "no_offers"];

type Asked = ReturnType<typeof readAsked>;

const readAsked = (page: Page) => readFilters(endpoint, page);

/** "300-500" in minor units, either end may lack; the smaller first, as it is searched. */
function budgetOf({ budget_min, budget_max }: Asked): string | null {
  if (!budget_min && !budget_max) return null;
  const [from = "", to = ""] = isTurned({ budget_min, budget_max })
    ? [budget_max, budget_min]
    : [budget_min, budget_max];
  return `${from}-${to}`;
}

const isTurned = ({ budget_min, budget_max }: Asked): boolean =>
  budget_min !== undefined && budget_max !== undefined && budget_min > budget_max;

/** What stands in the fields of the budget and is not searched so: with why, and with what is searched instead. */
function wrongBudget(page: Page, asked: Asked): Record<string, WrongAmount> {
  const wrong = wrongAmounts(endpoint, page);
  const { budget_min = 0, budget_max = 0 } = asked;
  if (!isTurned(asked)) return wrong;
  const { f, t } = writingOf(page);
  const money = (minor: number) => f.money(minor, country().currency);
  const error = t("openRequests:filter.budgetTurned", { from: money(budget_max), to: money(budget_min) });
  return { ...wrong, budget_max: { typed: page.url.searchParams.get("budget_max") ?? "", error } };
}

/** Open requests as the filters leave them: rows, choices, what is on, and the way out when none is left. */
export async function openRequests(page: Page) {
  const { api, viewer } = page;
  const { cursor, parts: _, ...typed } = readAsked(page);
  const { asked, names, choices } = await facetsOf(page, typed);
  const answer = await api.requests.open({ ...asked, cursor, parts: openedParts(page) });
  const on = filtersOn(page, {
    q: asked.q,
    no_offers: asked.no_offers ? "on" : null,
    age: asked.age?.toString(),
    "budget_min budget_max": budgetOf(asked),
    ...names,
  });
  return {
    list: listPart(page, answer, (card) => requestRow(page, card)),
    on,
    out: answer.content.length > 0 ? null : await wayOut(asked, on, (fewer) => api.requests.open(fewer)),
    isWhole: on.length === 0 && !cursor,
    asked,
    wrong: wrongBudget(page, asked),
    search: constraintsOf(endpoint).q ?? {},
    city: names.city ?? null,
    choices,
    kept: { search: keptFields(page, ["q"]), filters: keptFields(page, fields) },
    currency: country().currency,
    isProvider: viewer?.type === "provider",
  };
}
