import type { Parsed } from "~/contract/endpoint";
import type { requestsContract } from "~/contract/requests";
import type { Context } from "../context";
import type { Operation } from "../operation";
import { findOpen } from "../search/open-requests";
import { requestCard } from "./card-view";
import { listServicesOf, openConditions } from "./open-store";
import type { Facets } from "./search-store";

type Open = (typeof requestsContract)["open"];
type Filters = Parsed<Open>;

const hour = 3_600_000;

/** Null when nothing can fit: a group without services. */
async function facetsOf(ctx: Context, { service, group, city }: Filters): Promise<Facets | null> {
  const cities = city ? [city] : [];
  if (service || !group) return { services: service ? [service] : [], cities };
  const services = await listServicesOf(ctx.db, group);
  return services.length > 0 ? { services, cities } : null;
}

const conditionsOf = (ctx: Context, filters: Filters) =>
  openConditions(
    {
      budgetMin: filters.budget_min,
      budgetMax: filters.budget_max,
      publishedAfter: filters.age ? new Date(ctx.now.getTime() - filters.age * hour) : undefined,
      withoutOffers: filters.no_offers,
    },
    ctx.now,
  );

/** Open public requests: newest first; with words, those that answer to them best. */
export const open: Operation<Open> = async ({ cursor, parts, ...filters }, ctx) => {
  const list = { name: "requests.open", filters, cursor, parts, perPage: ctx.settings.perPage };
  const facets = await facetsOf(ctx, filters);
  const others = conditionsOf(ctx, filters);
  const { content, meta } = await findOpen(ctx, list, { words: filters.q, facets, others });
  return { content: content.map((row) => requestCard(row, ctx)), meta };
};
