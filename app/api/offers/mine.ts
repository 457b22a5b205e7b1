import type { OfferTab, offersContract } from "~/contract/offers";
import { offerTab } from "~/contract/offers";
import { offers } from "../db/schema";
import type { Operations } from "../operation";
import { page } from "../page";
import { sentOffer } from "../sent-offer";
import { listSent, readCounters } from "./sent-store";
import { answeredCounter, offerCounter } from "./steps";

/** The tabs' totals and the share of answered offers that were accepted, in per cent. */
async function countsOf(ctx: Parameters<Operations<typeof offersContract>["mine"]>[1]) {
  const me = ctx.user.id;
  const names = offerTab.options.map((tab) => [tab, offerCounter(me, tab)] as const);
  const totals = await readCounters(ctx.db, [...names.map(([, name]) => name), answeredCounter(me)]);
  const total = (name: string) => totals[name] ?? 0;
  const counts = Object.fromEntries(names.map(([tab, name]) => [tab, total(name)])) as Record<
    OfferTab,
    number
  >;
  const answered = total(answeredCounter(me));
  return { counts, win_rate: answered > 0 ? Math.round((100 * counts.accepted) / answered) : null };
}

/** Offers that the provider sent, newest first, by tab. */
export const mine: Operations<typeof offersContract>["mine"] = async ({ tab = "live", cursor }, ctx) => {
  const list = {
    ...{ name: "offers", filters: { tab, of: ctx.user.id }, cursor, perPage: ctx.settings.perPage },
    ...{ key: offers.createdAt, id: offers.id },
  };
  const { content, meta } = await page(
    list,
    (window) => listSent(ctx.db, ctx.user.id, tab, window),
    ({ offer }) => ({ key: offer.createdAt, id: offer.id }),
  );
  return { content: content.map((row) => sentOffer(row, ctx)), meta, ...(await countsOf(ctx)) };
};
