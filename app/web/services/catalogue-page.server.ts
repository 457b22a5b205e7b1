import { contract } from "~/contract/contract";
import { constraintsOf } from "../forms/constraints.server";
import { filtersOn, keptFields, knownFilters, readFilters, wayOut } from "../lists/filters.server";
import { addressWith } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { groupRows } from "./service-pages.server";

/** The whole catalogue, or what is left of it by search and group. */
export async function serviceCatalogue(page: Page) {
  const { t, api } = page;
  const whole = await api.catalogue.services();
  const asked = knownFilters(readFilters(contract.catalogue.services, page), { group: whole.groups });
  const find = async (some: typeof asked) => ({ content: (await api.catalogue.services(some)).groups });
  const { content } = await find(asked);
  const group = whole.groups.find(({ id }) => id === asked.group)?.name;
  const on = filtersOn(page, { q: asked.q, group });
  return {
    head: {
      title: group || t("services:allTitle"),
      description: t("services:allDescription"),
      isPrivate: on.length > 0,
    },
    groups: groupRows(content),
    groupLinks: [
      {
        ...{ id: null, icon: "layout-grid", name: t("services:everyGroup") },
        to: addressWith(page, { group: null }),
        isCurrent: !asked.group,
      },
      ...whole.groups.map(({ id, icon, name }) => ({
        ...{ id, icon, name },
        to: addressWith(page, { group: id }),
        isCurrent: id === asked.group,
      })),
    ],
    on,
    out: content.length > 0 ? null : await wayOut(asked, on, find),
    asked: { q: asked.q },
    search: constraintsOf(contract.catalogue.services).q ?? {},
    group: group || null,
    count: content.reduce((sum, { services }) => sum + services.length, 0),
    kept: keptFields(page, ["q"]),
  };
}
