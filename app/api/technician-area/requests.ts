import type { technicianAreaContract } from "~/contract/technician-area";
import type { RequestCardRow } from "../db/request-cards";
import { requests as table } from "../db/schema";
import type { Operations } from "../operation";
import { page } from "../page";
import { requestCard } from "../requests/card-view";
import type { Facets } from "../requests/search-store";
import { findOpen } from "../search/open-requests";
import { findField } from "./field-store";
import { findOwnStates, listDirect, takesOffersOf } from "./request-store";

type List = Operations<typeof technicianAreaContract>["requests"];
type Filters = Parameters<List>[0];
type Context = Parameters<List>[1];

/** What the provider works in, narrowed by the filters; null when nothing is left. */
async function facetsOf(ctx: Context, { service, city }: Filters): Promise<Facets | null> {
  const field = await findField(ctx.db, ctx.user.id);
  const services = field.services.filter((id) => !service || id === service);
  const cities = field.cities.filter((id) => !city || id === city);
  return services.length > 0 && cities.length > 0 ? { services, cities } : null;
}

const listOf = (ctx: Context, { cursor, parts, ...filters }: Filters) => ({
  ...{ name: "technician.requests", filters: { ...filters, of: ctx.user.id } },
  ...{ cursor, parts, perPage: ctx.settings.perPage },
});

async function direct(ctx: Context, filters: Filters) {
  const read = (window: Parameters<typeof listDirect>[3]) => listDirect(ctx.db, ctx.user.id, ctx.now, window);
  return page<RequestCardRow>(
    { ...listOf(ctx, filters), key: table.publishedAt, id: table.id },
    read,
    ({ publishedAt, id }) => ({ key: publishedAt ?? ctx.now, id }),
  );
}

/** In the provider's services and cities, but for those that go to others. */
async function matching(ctx: Context, filters: Filters) {
  const facets = await facetsOf(ctx, filters);
  const others = takesOffersOf(ctx.user.id, ctx.now, filters.no_offers);
  return findOpen(ctx, listOf(ctx, filters), { words: filters.q, facets, others });
}

/** Requests that a provider may offer on, with the state of the own offer where there is one. */
export const requests: List = async (filters, ctx) => {
  const { content: rows, meta } = await (filters.tab === "direct" ? direct : matching)(ctx, filters);
  const ids = rows.map(({ id }) => id);
  const own = await findOwnStates(ctx.db, ctx.user.id, ids);
  return {
    content: rows.map((row) => ({ ...requestCard(row, ctx), my_offer_status: own.get(row.id) ?? null })),
    meta,
  };
};
