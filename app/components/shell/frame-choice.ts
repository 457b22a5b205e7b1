import { useLocation, useMatches } from "@remix-run/react";
import { withoutLocale } from "~/i18n/locale";
import { useSite } from "./site";

/**
 * Which frame a page stands in: its own (`handle = { frame: "bare" }`), the technician area's for a provider in that area,
 * else the site's.
 */
export function useFrameChoice(): "bare" | "area" | "site" {
  const matches = useMatches();
  const { pathname } = useLocation();
  const { viewer } = useSite();
  if (matches.some(({ handle }) => (handle as { frame?: string } | undefined)?.frame === "bare"))
    return "bare";
  const isInArea = /^\/technician(\/|$)/.test(withoutLocale(pathname));
  return isInArea && viewer?.type === "provider" ? "area" : "site";
}
