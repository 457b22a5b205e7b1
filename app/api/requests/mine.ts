import { type RequestTab, type requestsContract, requestTab } from "~/contract/requests";
import { requests } from "../db/schema";
import type { Operation } from "../operation";
import { page } from "../page";
import { countMine, listMine } from "./mine-store";
import { ownCard } from "./mine-view";
import { requestCounter } from "./totals";

type Counted = Awaited<ReturnType<typeof countMine>>;

/** The stored totals, moved on by what time has done since. */
function countsOf(
  customerId: string,
  { totals, expired, lapsed, released, approved }: Counted,
): Record<RequestTab, number> {
  const stored = (tab: RequestTab) => totals[requestCounter(customerId, tab)] ?? 0;
  return {
    open: stored("open") - expired + released,
    awarding: stored("awarding") - lapsed,
    assigned: stored("assigned") - approved,
    completed: stored("completed") + approved,
    closed: stored("closed") + expired + lapsed - released,
    draft: stored("draft"),
  };
}

/** The customer's own requests in one tab, with the totals of all tabs. */
export const mine: Operation<(typeof requestsContract)["mine"]> = async (
  { tab = "open", cursor, parts },
  ctx,
) => {
  const { db, now, user, settings } = ctx;
  const names = requestTab.options.map((name) => requestCounter(user.id, name));
  const counted = await countMine(db, user.id, names, now);
  const { content, meta } = await page(
    {
      ...{ name: "requests.mine", filters: { tab }, cursor, parts, perPage: settings.perPage },
      ...{ key: requests.updatedAt, id: requests.id },
    },
    (window) => listMine(db, user.id, tab, now, window),
    ({ updatedAt, id }) => ({ key: updatedAt, id }),
  );
  return { content: content.map((row) => ownCard(row, ctx)), meta, counts: countsOf(user.id, counted) };
};
