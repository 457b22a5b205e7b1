import type { IconName } from "~/components/ui/icon-name";
import type { TechnicianCounts } from "~/contract/technician-area-fields";
import type { Path } from "~/i18n/link";

type Waits = (counts: TechnicianCounts) => number;

/** A page of the technician area. `label` is a key of `common`; an exact one is not current on the pages below it. */
export type AreaPage = {
  to: Path;
  label: string;
  icon: IconName;
  isExact?: boolean;
  /** How much waits there for the technician's answer; `inTabs` where the tab bar, which has fewer pages, counts more. */
  waits?: Waits;
  inTabs?: Waits;
};

/** The five of the tab bar, first in the sidebar too. */
export const tabs: AreaPage[] = [
  { to: "/technician", label: "nav.today", icon: "layout-dashboard", isExact: true },
  {
    to: "/technician/requests",
    label: "nav.requests",
    icon: "clipboard-list",
    waits: (counts) => counts.waiting + counts.direct_requests,
  },
  {
    to: "/technician/offers",
    label: "nav.offers",
    icon: "tag",
    waits: (counts) => counts.stale_offers,
    inTabs: (counts) => counts.stale_offers + counts.discount_requests,
  },
  { to: "/technician/chat", label: "nav.chat", icon: "message-circle" },
  { to: "/technician/wallet", label: "nav.earnings", icon: "wallet" },
];

/** What the sidebar holds besides; below lg the account menu does. */
export const others: AreaPage[] = [
  {
    to: "/technician/requests/discount-price",
    label: "nav.discounts",
    icon: "badge-percent",
    waits: (counts) => counts.discount_requests,
  },
  { to: "/technician/works", label: "nav.works", icon: "image" },
  { to: "/technician/articles", label: "nav.myArticles", icon: "newspaper" },
  { to: "/technician/questions", label: "nav.questions", icon: "messages-square" },
  { to: "/technician/reviews", label: "nav.reviews", icon: "star" },
  { to: "/technician/payment", label: "nav.payouts", icon: "landmark" },
  { to: "/technician/user-profile", label: "nav.myProfile", icon: "user-round-pen" },
];

/**
 * What is counted of the requests and jobs, by the list's tab, and the sentence that says so to who listens: what waits for the technician,
 * the jobs to start, which are paid and may lie ahead and wait for nobody, and those that wait for the customer's payment.
 */
const inTab: Record<string, { countOf: Waits; said: string } | undefined> = {
  direct: { countOf: (counts) => counts.direct_requests, said: "common:nav.waits" },
  waiting: { countOf: (counts) => counts.waiting, said: "common:nav.waits" },
  to_start: { countOf: (counts) => counts.to_start, said: "technicianArea:requests.paid" },
  to_pay: { countOf: (counts) => counts.to_be_paid, said: "technicianArea:needs.to_be_paid" },
};

/** How much is counted under a tab of the requests, and the key of its sentence; null where nothing is. */
export function countedIn(
  tab: string,
  counts: TechnicianCounts | null,
): { count: number; said: string } | null {
  const known = counts && inTab[tab];
  const count = known ? known.countOf(counts) : 0;
  return known && count > 0 ? { count, said: known.said } : null;
}
