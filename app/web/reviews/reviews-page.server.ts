import { contract } from "~/contract/contract";
import { facetsOf } from "../lists/facets.server";
import { filtersOn, keptFields, readFilters, wayOut } from "../lists/filters.server";
import { listPart, openedParts } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { reviewRow } from "./review-row.server";

/** Published reviews as the filters leave them: rows, choices, what is on, and the way out when none is left. */
export async function reviewsPage(page: Page) {
  const { api } = page;
  const { cursor, parts: _, ...typed } = readFilters(contract.technicians.recentReviews, page);
  const { asked, names, choices } = await facetsOf(page, typed);
  const answer = await api.technicians.recentReviews({ ...asked, cursor, parts: openedParts(page) });
  const on = filtersOn(page, { stars: asked.stars?.toString(), service: names.service });
  const isEmpty = answer.content.length === 0;
  return {
    list: listPart(page, answer, reviewRow),
    on,
    out: isEmpty ? await wayOut(asked, on, (fewer) => api.technicians.recentReviews(fewer)) : null,
    isWhole: on.length === 0 && !cursor,
    asked,
    services: choices.services,
    kept: keptFields(page, ["service", "stars"]),
  };
}
