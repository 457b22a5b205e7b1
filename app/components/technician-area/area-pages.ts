import type { IconName } from "~/components/ui/icon-name";
import type { Path } from "~/i18n/link";

/** A page of the technician area. `label` is a key of `common`; an exact one is not current on the pages below it. */
export type AreaPage = { to: Path; label: string; icon: IconName; isExact?: boolean };

/** The five of the tab bar, first in the sidebar too. */
export const tabs: AreaPage[] = [
  { to: "/technician", label: "nav.today", icon: "layout-dashboard", isExact: true },
  { to: "/technician/requests", label: "nav.requests", icon: "clipboard-list" },
  { to: "/technician/offers", label: "nav.offers", icon: "tag" },
  { to: "/technician/chat", label: "nav.chat", icon: "message-circle" },
  { to: "/technician/wallet", label: "nav.earnings", icon: "wallet" },
];

/** What the sidebar holds besides; below lg the account menu does. */
export const others: AreaPage[] = [
  { to: "/technician/requests/discount-price", label: "nav.discounts", icon: "badge-percent" },
  { to: "/technician/works", label: "nav.works", icon: "image" },
  { to: "/technician/articles", label: "nav.myArticles", icon: "newspaper" },
  { to: "/technician/questions", label: "nav.questions", icon: "messages-square" },
  { to: "/technician/reviews", label: "nav.reviews", icon: "star" },
  { to: "/technician/payment", label: "nav.payouts", icon: "landmark" },
  { to: "/technician/user-profile", label: "nav.myProfile", icon: "user-round-pen" },
];
