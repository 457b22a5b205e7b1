import { contract } from "~/contract/contract";
import { type TechnicianCard, technicianSort } from "~/contract/technicians";
import { constraintsOf } from "../forms/constraints.server";
import { facetsOf } from "../lists/facets.server";
import { filtersOn, keptFields, readFilters, wayOut } from "../lists/filters.server";
import { addressWith, listPart, openedParts } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { technicianRow, tradeBy } from "./technician-row.server";

const { list: endpoint } = contract.technicians;
const fields = ["service", "group", "city", "rating", "verified", "online", "warranty"];

const onOff = (isOn: boolean | undefined) => (isOn ? "on" : null);

const readAsked = (page: Page) => readFilters(endpoint, page);

/** The directory as its filters leave it: rows, choices, what is on, and the way out when nobody is left. */
export async function technicianDirectory(page: Page) {
  const { cursor, parts: _, ...typed } = readAsked(page);
  const { asked, groups, names, choices } = await facetsOf(page, typed);
  const answer = await page.api.technicians.list({ ...asked, cursor, parts: openedParts(page) });
  // Those that empty a list most often come first.
  const on = filtersOn(page, {
    q: asked.q,
    online: onOff(asked.online),
    rating: asked.rating?.toString(),
    warranty: onOff(asked.warranty),
    verified: onOff(asked.verified),
    ...names,
  });
  const trade = tradeBy(groups, asked.service);
  return {
    list: listPart(page, answer, (card: TechnicianCard) => technicianRow(page, card, trade(card.services))),
    on,
    out:
      answer.content.length > 0 ? null : await wayOut(asked, on, (fewer) => page.api.technicians.list(fewer)),
    isWhole: on.length === 0 && !cursor && !asked.sort,
    asked,
    search: constraintsOf(endpoint).q ?? {},
    city: names.city ?? null,
    choices,
    kept: { search: keptFields(page, ["q"]), filters: keptFields(page, fields) },
    sorts: technicianSort.options.map((sort) => ({
      sort,
      to: addressWith(page, { sort: sort === "rank" ? null : sort }),
      isCurrent: sort === (asked.sort ?? "rank"),
    })),
  };
}
