import { useMatches } from "@remix-run/react";
import type { IconName } from "~/components/ui/icon-name";
import type { Path } from "~/i18n/link";
import type { Viewer } from "./site";

/** A page in a navigation; `label` is a key of `common`. */
export type SitePage = { to: Path; label: string; icon: IconName };

const open: SitePage[] = [
  { to: "/services", label: "nav.services", icon: "layout-grid" },
  { to: "/technicians", label: "nav.technicians", icon: "users" },
  { to: "/all-requests", label: "nav.openRequests", icon: "clipboard-list" },
];

const howToUse: SitePage = { to: "/howToUse", label: "nav.howToUse", icon: "circle-question-mark" };
const myRequests: SitePage = { to: "/requests", label: "nav.myRequests", icon: "file-text" };
const today: SitePage = { to: "/technician", label: "nav.today", icon: "layout-dashboard" };
const myProfile: SitePage = {
  to: "/technician/user-profile",
  label: "nav.myProfile",
  icon: "user-round-pen",
};
const payments: SitePage = { to: "/payment", label: "nav.payments", icon: "receipt-text" };
const earnings: SitePage = { to: "/technician/wallet", label: "nav.earnings", icon: "wallet" };
const settings: SitePage = { to: "/profile", label: "nav.settings", icon: "settings" };
const staffArea: SitePage = { to: "/admin", label: "nav.staffArea", icon: "layout-dashboard" };
const complaints: SitePage = { to: "/complaints", label: "nav.complaints", icon: "flag" };

/** The pages in the header, for a guest or by the viewer's type. An inactive account has none. */
export function headerPages(viewer: Viewer | null): SitePage[] {
  if (viewer && !viewer.isActive) return [];
  if (viewer?.type === "provider") return [today, ...open];
  if (viewer?.type === "staff") return [staffArea, ...open];
  return [...open, viewer ? myRequests : howToUse];
}

/** The pages in the account menu. An inactive account has one page. */
export function accountPages(viewer: Viewer): SitePage[] {
  if (!viewer.isActive) return [complaints];
  if (viewer.type === "provider") return [today, myProfile, earnings, settings, complaints];
  if (viewer.type === "staff") return [staffArea, settings];
  return [myRequests, payments, settings, complaints];
}

/** The page of the navigations below which the open one stands, where its loader says so (`under`): its address may say another. */
export function useUnder(): Path | null {
  const data = useMatches().at(-1)?.data as { under?: Path | null } | null | undefined;
  return data?.under ?? null;
}
