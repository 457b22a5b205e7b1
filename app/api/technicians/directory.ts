import type { Parsed } from "~/contract/endpoint";
import type { techniciansContract } from "~/contract/technicians";
import { ago } from "../ago";
import type { Context } from "../context";
import { readTotals } from "../db/counters";
import type { Operation } from "../operation";
import { page } from "../page";
import { understand } from "../search/understand";
import { technicianCard } from "./card-view";
import { bestMatch, directoryId, type Filters, listTechnicians, sortKey } from "./directory-store";
import { countOnline } from "./review-store";
import { leastMean } from "./rules";

type Asked = Parsed<typeof techniciansContract.list>;

const onlineSince = ({ now, settings }: Context) => ago(now, settings.onlineWithin);

const filtersOf = (asked: Asked, ctx: Context): Filters => ({
  service: asked.service,
  group: asked.group,
  city: asked.city,
  rating: asked.rating
    ? { least: leastMean(asked.rating), reviews: ctx.settings.reviewsForRating }
    : undefined,
  isVerified: asked.verified,
  seenSince: asked.online ? onlineSince(ctx) : undefined,
  hasWarranty: asked.warranty,
});

export const list: Operation<typeof techniciansContract.list> = async ({ cursor, parts, ...asked }, ctx) => {
  const { db, settings } = ctx;
  const words = await understand(db, "provider", asked.q);
  const filters = filtersOf(asked, ctx);
  const { key, isAscending } =
    words && !asked.sort ? bestMatch(words, filters) : sortKey(asked.sort ?? "rank", filters);
  const found = await page(
    {
      name: "technicians",
      filters: asked,
      cursor,
      parts,
      perPage: settings.perPage,
      key,
      id: directoryId,
      isAscending,
    },
    (window) =>
      words?.length === 0 ? Promise.resolve([]) : listTechnicians(db, filters, words, key, window),
    (row) => ({ key: row.key, id: row.id }),
  );
  return { ...found, content: found.content.map((row) => technicianCard(row, ctx)) };
};

export const counts: Operation<typeof techniciansContract.counts> = async (_, ctx) => {
  const totals = await readTotals(ctx.db, ["technicians", "open_requests", "reviews"]);
  return {
    technicians: totals.technicians ?? 0,
    online: await countOnline(ctx.db, onlineSince(ctx)),
    open_requests: totals.open_requests ?? 0,
    reviews: totals.reviews ?? 0,
  };
};
