import type { techniciansContract } from "~/contract/technicians";
import { notFound } from "../errors";
import type { Operation } from "../operation";
import { namedIn, type Viewpoint } from "../reading";
import { readCurrent } from "../time/current";
import { technicianCard } from "./card-view";
import { listPrices, type ProfileRow, selectProfile } from "./profile-store";
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
  const asked = { profile: selectProfile(ctx.db, id), prices: listPrices(ctx.db, id) };
  const listed = ({ profile: [row] }: { profile: ProfileRow[] }) => {
    if (!row) throw notFound();
    return row;
  };
  const found = await readCurrent(ctx, { providerId: id }, ctx.now, asked, listed);
  const row = listed(found);
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
    priced_services: found.prices.map((price) => pricedService(price, ctx)),
    member_since: row.createdAt.toISOString(),
  };
};
