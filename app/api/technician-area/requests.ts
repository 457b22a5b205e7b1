import type { technicianAreaContract } from "~/contract/technician-area";
import type { RequestCardRow } from "../db/request-cards";
import { requests as table } from "../db/schema";
import type { Operations } from "../operation";
import { page } from "../page";
import { requestCard } from "../requests/card-view";
import { listOpen } from "../requests/open-store";
import { type Facets, hitKey, searchOpen } from "../requests/search-store";
import { understand } from "../search/understand";
import { findField } from "./field-store";
import { findOwnStates, listDirect, takesOffers } from "./request-store";

type List = Operations<typeof technicianAreaContract>["requests"];
type Filters = Parameters<List>[0];
type Context = Parameters<List>[1];
type Meta = Awaited<ReturnType<List>>["meta"];
type Found = { rows: RequestCardRow[]; meta: Meta };

/** What the provider works in, narrowed by the filters; null when nothing is left. */
async function facetsOf(ctx: Context, { service, city }: Filters): Promise<Facets | null> {
  const field = await findField(ctx.db, ctx.user.id);
  const services = field.services.filter((id) => !service || id === service);
  const cities = field.cities.filter((id) => !city || id === city);
  return services.length > 0 && cities.length > 0 ? { services, cities } : null;
}

const listOf = (ctx: Context, filters: Filters) => ({
  ...{ name: "technician.requests", filters: { ...filters, of: ctx.user.id } },
  ...{ cursor: filters.cursor, perPage: ctx.settings.perPage },
});

const newest = { key: table.publishedAt, id: table.id };
const placeOf = (ctx: Context) => (row: RequestCardRow) => ({ key: row.publishedAt ?? ctx.now, id: row.id });

async function direct(ctx: Context, filters: Filters): Promise<Found> {
  const read = (window: Parameters<typeof listDirect>[3]) => listDirect(ctx.db, ctx.user.id, ctx.now, window);
  const { content, meta } = await page({ ...listOf(ctx, filters), ...newest }, read, placeOf(ctx));
  return { rows: content, meta };
}

/** In the provider's services and cities, newest first; with words, those that answer to them best. */
async function matching(ctx: Context, filters: Filters): Promise<Found> {
  const facets = await facetsOf(ctx, filters);
  const others = takesOffers(ctx.now, filters.no_offers);
  const asked = await understand(ctx.db, "request", filters.q);
  if (!asked) {
    const { content, meta } = await page(
      { ...listOf(ctx, filters), ...newest },
      async (window) => (facets ? listOpen(ctx.db, facets, others, window) : []),
      placeOf(ctx),
    );
    return { rows: content, meta };
  }
  const isHopeless = asked.length === 0 || !facets;
  const { content, meta } = await page(
    { ...listOf(ctx, filters), ...hitKey },
    async (window) => (isHopeless ? [] : searchOpen(ctx.db, asked, facets, others, window)),
    ({ rank, id }) => ({ key: rank, id }),
  );
  return { rows: content, meta };
}

/** Requests that a provider may offer on, with the state of the own offer where there is one. */
export const requests: List = async (filters, ctx) => {
  const { rows, meta } = await (filters.tab === "direct" ? direct : matching)(ctx, filters);
  const ids = rows.map(({ id }) => id);
  const own = await findOwnStates(ctx.db, ctx.user.id, ids);
  return {
    content: rows.map((row) => ({ ...requestCard(row, ctx), my_offer_status: own.get(row.id) ?? null })),
    meta,
  };
};
