import { useRouteLoaderData } from "@remix-run/react";
import type { AccountType } from "~/contract/people";
import type { SiteInfo } from "~/contract/site";
import type { TechnicianCounts } from "~/contract/technician-area-fields";

/** The signed-in user as the shell shows one. */
export type Viewer = {
  id: string;
  name: string;
  type: AccountType;
  /** A file's id. */
  avatar: string | null;
  isActive: boolean;
  isCompleted: boolean;
  isTakingJobs: boolean;
  /** Notifications that wait to be read: as the bell shows their number, and in words. */
  unread: { shown: string | null; label: string };
};

/** What the root loader says of the site and of who reads it. */
type Site = {
  brand: string;
  isDemo: boolean;
  viewer: Viewer | null;
  frame: "site" | "area" | "staff";
  /** What waits for a provider, in the technician area. */
  counts: TechnicianCounts | null;
};

export type AppLink = { store: "app_store" | "google_play" | "app_gallery"; label: string; url: string };

/** What the layout's loader says of the operator. */
type Operator = {
  info: Pick<SiteInfo, "brand" | "slogan" | "phones" | "links" | "legal">;
  mobile: AppLink[];
};

/** The site and its visitor; after a failure of the root loader a nameless site and a guest. */
export function useSite(): Site {
  const root = useRouteLoaderData("root") as Site | null | undefined;
  return root ?? { brand: "", isDemo: false, viewer: null, frame: "site", counts: null };
}

/** The operator's details; after a failure of the layout's loader none, then its frame is not drawn. */
export function useOperator(): Operator | null {
  return (useRouteLoaderData("routes/($lang)") as Operator | undefined) ?? null;
}
