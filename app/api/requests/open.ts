import type { Parsed } from "~/contract/endpoint";
import type { requestsContract } from "~/contract/requests";
import type { Context } from "../context";
import { requests } from "../db/schema";
import type { Operation } from "../operation";
import { page } from "../page";
import { understand } from "../search/understand";
import { requestCard } from "./card-view";
import { listOpen, listServicesOf, openConditions } from "./open-store";
import { type Facets, hitKey, searchOpen } from "./search-store";

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
  const { db, settings } = ctx;
  const list = { name: "requests.open", filters, cursor, parts, perPage: settings.perPage };
  const facets = await facetsOf(ctx, filters);
  const asked = await understand(db, "request", filters.q);
  const others = conditionsOf(ctx, filters);
  if (asked) {
    const isHopeless = asked.length === 0 || !facets;
    const { content, meta } = await page(
      { ...list, ...hitKey },
      async (window) => (isHopeless ? [] : searchOpen(db, asked, facets, others, window)),
      ({ rank, id }) => ({ key: rank, id }),
    );
    return { content: content.map((row) => requestCard(row, ctx)), meta };
  }
  const { content, meta } = await page(
    { ...list, key: requests.publishedAt, id: requests.id },
    async (window) => (facets ? listOpen(db, facets, others, window) : []),
    ({ publishedAt, id }) => ({ key: publishedAt ?? ctx.now, id }),
  );
  return { content: content.map((row) => requestCard(row, ctx)), meta };
};
