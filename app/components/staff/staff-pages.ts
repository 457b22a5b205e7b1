import type { IconName } from "~/components/ui/icon-name";
import type { Path } from "~/i18n/link";

/** A page of the staff area. `label` is a key of `common`; an exact one is not current on the pages below it. */
export type StaffPage = { to: Path; label: string; icon: IconName; isExact?: boolean };

/** The area's navigation, in its order. */
export const staffPages: StaffPage[] = [
  { to: "/admin", label: "nav.overview", icon: "layout-dashboard", isExact: true },
  { to: "/admin/users", label: "nav.users", icon: "users" },
  { to: "/admin/verifications", label: "nav.verifications", icon: "badge-check" },
  { to: "/admin/complaints", label: "nav.staffComplaints", icon: "scale" },
  { to: "/admin/reviews", label: "nav.staffReviews", icon: "star" },
  { to: "/admin/transfers", label: "nav.transfers", icon: "landmark" },
  { to: "/admin/payouts", label: "nav.payouts", icon: "banknote" },
  { to: "/admin/steps", label: "nav.steps", icon: "clock-alert" },
  { to: "/admin/audit", label: "nav.audit", icon: "history" },
];
