import { type OfferTab, type offersContract, offerTab } from "~/contract/offers";
import type { ContextFor } from "../context";
import { offers } from "../db/schema";
import type { Operations } from "../operation";
import { page } from "../page";
import { findPassing, listAwaiting, listSent } from "./sent-store";
import { sentOffer } from "./sent-view";
import { answeredCounter, offerCounter, tabs } from "./steps";
import { statusAt } from "./terms-rules";

type Step = { id: string; from: OfferTab; to: OfferTab };

/** The stored totals of the tabs, what time has moved since, and the share of answered offers that were accepted, in per cent. */
async function readTabs({ db, user, now }: ContextFor<"provider">) {
  const names = [...offerTab.options.map((tab) => offerCounter(user.id, tab)), answeredCounter(user.id)];
  const { totals, calledOff, passing } = await findPassing(db, user.id, names);
  const steps: Step[] = passing
    .map((offer) => ({ id: offer.id, from: tabs[offer.status], to: tabs[statusAt(offer, now)] }))
    .filter(({ from, to }) => from !== to);
  const countOf = (side: "from" | "to", tab: OfferTab) => steps.filter((step) => step[side] === tab).length;
  const counts = Object.fromEntries(
    offerTab.options.map((tab) => [
      tab,
      (totals[offerCounter(user.id, tab)] ?? 0) + countOf("to", tab) - countOf("from", tab),
    ]),
  ) as Record<OfferTab, number>;
  // A payment that lapsed takes its answer back.
  const answered = (totals[answeredCounter(user.id)] ?? 0) - countOf("from", "accepted");
  const won = counts.accepted + calledOff;
  return { steps, counts, win_rate: answered > 0 ? Math.round((100 * won) / answered) : null };
}

/** Offers that the provider sent, newest first, by tab, in the state that time has given them. */
export const mine: Operations<typeof offersContract>["mine"] = async (input, ctx) => {
  const { tab = "live", to_confirm = false, cursor, parts } = input;
  const list = {
    name: "offers",
    filters: { tab, to_confirm, of: ctx.user.id },
    ...{ cursor, parts },
    perPage: ctx.settings.perPage,
    ...{ key: offers.createdAt, id: offers.id },
  };
  const { steps, ...figures } = await readTabs(ctx);
  const idsOf = (side: "from" | "to") => steps.filter((step) => step[side] === tab).map(({ id }) => id);
  const moved = { into: idsOf("to"), outOf: idsOf("from") };
  const { content, meta } = await page(
    list,
    (window) =>
      to_confirm
        ? listAwaiting(ctx.db, ctx.user.id, "stale", ctx.now, window)
        : listSent(ctx.db, ctx.user.id, tab, moved, window),
    ({ offer }) => ({ key: offer.createdAt, id: offer.id }),
  );
  return { content: content.map((row) => sentOffer(row, ctx)), meta, ...figures };
};
