import type { TechnicianCounts, TechnicianToday } from "~/contract/technician-area-fields";
import type { Path } from "~/i18n/link";
import type { Page } from "../page.server";

const ownPage: Path = "/technician";

/**
 * What needs the technician now: asked once for an answer, in which the page shows it and the navigation around it counts it; anew once
 * a call of the same request has changed something.
 */
export function todayOf({ exchange, api }: Page): Promise<TechnicianToday> {
  exchange.today ??= api.technicianArea.today();
  return exchange.today;
}

/** How much waits for the technician: on the day's own page that is known with the rest. */
export async function countsOf(page: Page): Promise<TechnicianCounts> {
  if (page.here.split("?")[0] !== ownPage) return page.api.technicianArea.counts();
  const { waiting, discount_requests, stale_offers, direct_requests, to_start, to_be_paid } =
    await todayOf(page);
  return { waiting, discount_requests, stale_offers, direct_requests, to_start, to_be_paid };
}
