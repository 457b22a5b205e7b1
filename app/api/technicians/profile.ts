import type { techniciansContract } from "~/contract/technicians";
import { notFound } from "../errors";
import type { Operation } from "../operation";
import { namedIn, type Viewpoint } from "../reading";
import { fireDueOfProvider } from "../time/current";
import { technicianCard } from "./card-view";
import { findProfile, listPrices } from "./profile-store";
import { percentOf } from "./rules";
import { subScores } from "./scores-view";

type PriceRow = Awaited<ReturnType<typeof listPrices>>[number];

const pricedService = (row: PriceRow, { locale, settings }: Viewpoint) => ({
  ...namedIn(locale, row),
  icon: row.icon,
  from_price: row.fromPrice === null ? null : { amount: row.fromPrice, currency: settings.country.currency },
  typical_duration: row.typicalDuration,
});

export const get: Operation<typeof techniciansContract.get> = async ({ id }, ctx) => {
  await fireDueOfProvider(ctx, id, ctx.now);
  const row = await findProfile(ctx.db, id);
  if (!row) throw notFound();
  const prices = await listPrices(ctx.db, id);
  const { ordersForRates } = ctx.settings;
  return {
    ...technicianCard(row, ctx),
    bio: row.bio,
    years: row.years,
    hours: row.hours,
    on_time_percent: percentOf(row.onTimeCount, row.jobsDone, ordersForRates),
    completion_percent: percentOf(row.jobsDone, row.ordersCount, ordersForRates),
    acceptance_percent: percentOf(row.acceptedCount, row.offersCount, ordersForRates),
    star_counts: row.starCounts,
    sub_scores: subScores(row, ctx),
    priced_services: prices.map((price) => pricedService(price, ctx)),
    member_since: row.createdAt.toISOString(),
  };
};
