import type { Endpoint, Input } from "~/contract/endpoint";
import { fieldsOf } from "~/contract/fields";
import { decimalsOf } from "~/i18n/currency";
import { hasMoreDecimals } from "~/i18n/digits";
import type { Path } from "~/i18n/link";
import { country } from "../country.server";
import { readInput } from "../forms/form-input.server";
import type { Page } from "../page.server";
import { addressWith, placeFields } from "./list-part.server";

/** A filter that is on: its name and value, and the page without it. */
export type Filter = { name: string; value: string; without: Path };

/** An endpoint's input out of the page's address. What was written there by hand and cannot be is left out. */
export function readFilters<E extends Endpoint>(endpoint: E, page: Page): Input<E> {
  const typed = readInput(endpoint, page.url.searchParams, country().currency);
  const { error } = endpoint.input.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(typed as object).filter(([name]) => !wrong.has(name))) as Input<E>;
}

type Choices = Partial<Record<"service" | "group" | "city", readonly { id: string }[]>>;

/** What is asked for without the services, groups and cities that there are none of: they are left out like what cannot be. */
export function knownFilters<A extends { [K in keyof Choices]?: string | undefined }>(
  asked: A,
  choices: Choices,
): A {
  const isKnown = ([name, value]: [string, unknown]) =>
    choices[name as keyof Choices]?.some(({ id }) => id === value) ?? true;
  return Object.fromEntries(Object.entries(asked).filter(isKnown)) as A;
}

export type WrongAmount = { typed: string; error: string };

function wrongAmount(t: Page["t"], typed: string): string {
  const { currency } = country();
  return hasMoreDecimals(typed, currency)
    ? t("validation:decimals", { count: decimalsOf(currency) })
    : t("validation:notAmount");
}

/** Amounts in the page's address that nothing can be searched by, and why: for the filter to come back with. */
export function wrongAmounts(endpoint: Endpoint, { url, t }: Page): Record<string, WrongAmount> {
  const { error } = endpoint.input.safeParse(readInput(endpoint, url.searchParams, country().currency));
  const known = fieldsOf(endpoint.input);
  const wrong = (error?.issues ?? []).filter(({ path }) => known[String(path[0])]?.isMoney);
  return Object.fromEntries(
    wrong.map(({ path }) => {
      const name = String(path[0]);
      const typed = url.searchParams.get(name) ?? "";
      return [name, { typed, error: wrongAmount(t, typed) }];
    }),
  );
}

/**
 * The filters that are on, in the order of `values`: those that have one. Several names may stand together: "budget_min
 * budget_max".
 */
export function filtersOn(page: Page, values: Record<string, string | null | undefined>): Filter[] {
  return Object.entries(values).flatMap(([names, value]) => {
    if (!value) return [];
    const gone = Object.fromEntries(names.split(" ").map((name) => [name, null]));
    return [{ name: names, value, without: addressWith(page, gone) }];
  });
}

/** What stands in the address besides `names`, for a form that asks for those: it keeps the rest. */
export function keptFields(page: Page, names: readonly string[]): Record<string, string> {
  const own = [...placeFields, "_routes", "index", ...names];
  return Object.fromEntries(
    [...page.url.searchParams].filter(([name, value]) => value.trim() !== "" && !own.includes(name)),
  );
}

/** So that an empty page asks little more of the database than a full one. */
const mostTries = 2;

/**
 * The way out of a list that came out empty: a filter without which it does not. Null when no single one stands in the way.
 * @param find the list that is left when these fields are
 */
export async function wayOut<I extends object>(
  asked: I,
  filters: readonly Filter[],
  find: (asked: I) => Promise<{ content: unknown[] }>,
): Promise<Filter | null> {
  for (const filter of filters.slice(0, mostTries)) {
    const gone = filter.name.split(" ");
    const fewer = Object.fromEntries(Object.entries(asked).filter(([name]) => !gone.includes(name))) as I;
    const { content } = await find(fewer);
    if (content.length > 0) return filter;
  }
  return null;
}
