import type { City, catalogueContract, PriceGuide, ServiceCard, ServiceGroup } from "~/contract/catalogue";
import type { Money } from "~/contract/endpoint";
import type { Context } from "../context";
import type { Forms } from "../db/matching";
import { notFound } from "../errors";
import type { Operations } from "../operation";
import { namedIn, type Viewpoint } from "../reading";
import { understand } from "../search/understand";
import { wordsOf } from "../search/words";
import { answerScore } from "./rules";
import { findService, listPlaces, listServices, readPrices, type ServiceRow } from "./store";

const money = (amount: number, { settings }: Viewpoint): Money => ({
  amount,
  currency: settings.country.currency,
});

const card = (
  row: Omit<ServiceRow, "groupDescription" | "groupProviders">,
  viewpoint: Viewpoint,
): ServiceCard => ({
  ...namedIn(viewpoint.locale, row),
  group_id: row.group.id,
  icon: row.icon,
  starting_price: money(row.startingPrice, viewpoint),
  providers_count: row.providersCount,
  open_requests_count: row.openRequestsCount,
});

/** Rows of one group: what it starts from is its lowest service; its technicians are counted apart, for one may serve several. */
function group(rows: [ServiceRow, ...ServiceRow[]], viewpoint: Viewpoint): ServiceGroup {
  const [first] = rows;
  return {
    ...namedIn(viewpoint.locale, first.group),
    icon: first.group.icon,
    description: first.groupDescription[viewpoint.locale],
    starting_price: money(Math.min(...rows.map(({ startingPrice }) => startingPrice)), viewpoint),
    providers_count: first.groupProviders,
    open_requests_count: rows.reduce((sum, { openRequestsCount }) => sum + openRequestsCount, 0),
    services: rows.map((row) => card(row, viewpoint)),
  };
}

/** Groups in the order in which their first rows come. */
function groupsOf(rows: readonly ServiceRow[], viewpoint: Viewpoint): ServiceGroup[] {
  const byGroup = new Map<string, [ServiceRow, ...ServiceRow[]]>();
  for (const row of rows) {
    const others = byGroup.get(row.group.id);
    if (others) others.push(row);
    else byGroup.set(row.group.id, [row]);
  }
  return [...byGroup.values()].map((list) => group(list, viewpoint));
}

/** Best answers first; equal ones stay in the catalogue's order. */
function bestFirst(rows: readonly ServiceRow[], asked: readonly Forms[]): ServiceRow[] {
  const scored = rows.map((row) => {
    const words = { name: wordsOf(row.en, row.ar), group: wordsOf(row.group.en, row.group.ar) };
    return { row, score: answerScore(asked, words) };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ row }) => row);
}

async function priceGuide(serviceId: string, ctx: Context): Promise<PriceGuide> {
  const { cuts, count } = await readPrices(ctx.db, serviceId);
  const [low, median, high] = cuts ?? [];
  if (
    count < ctx.settings.offersForPriceGuide ||
    low === undefined ||
    median === undefined ||
    high === undefined
  )
    return null;
  return { low: money(low, ctx), median: money(median, ctx), high: money(high, ctx), count };
}

export const catalogue: Operations<typeof catalogueContract> = {
  services: async ({ q, group: groupId }, ctx) => {
    const asked = await understand(ctx.db, "service", q);
    const found = asked?.length === 0 ? [] : await listServices(ctx.db, groupId, asked);
    const rows = asked ? bestFirst(found, asked) : found;
    return { groups: groupsOf(rows, ctx), services_count: rows.length };
  },

  service: async ({ id }, ctx) => {
    const row = await findService(ctx.db, id);
    if (!row) throw notFound();
    const { locale } = ctx;
    return {
      ...card(row, ctx),
      description: row.description[locale],
      group: { ...namedIn(locale, row.group), icon: row.group.icon },
      typical_duration: row.typicalDuration,
      questions: row.questions.map(({ code, type, label, options }) => ({
        ...{ code, type, label: label[locale] },
        options: options.map((option) => ({ code: option.code, label: option.label[locale] })),
      })),
      price_guide: await priceGuide(id, ctx),
    };
  },

  places: async (_, { db, locale }) => {
    const found = new Map<string, City>();
    for (const { district, ...row } of await listPlaces(db)) {
      const city = found.get(row.id) ?? { ...namedIn(locale, row), districts: [] };
      if (district) city.districts.push(namedIn(locale, district));
      found.set(row.id, city);
    }
    return { cities: [...found.values()] };
  },
};
