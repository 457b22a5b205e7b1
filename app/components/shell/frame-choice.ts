import { useLocation, useMatches } from "@remix-run/react";
import { isInTechnicianArea, withoutLocale } from "~/i18n/locale";
import { useSite } from "./site";

/**
 * Which frame a page stands in: its own (`handle = { frame: "bare" }`), the technician area's for a provider in that area, the
 * staff area's for staff in theirs, else the site's.
 */
export function useFrameChoice(): "bare" | "area" | "staff" | "site" {
  const matches = useMatches();
  const { pathname } = useLocation();
  const { viewer } = useSite();
  if (matches.some(({ handle }) => (handle as { frame?: string } | undefined)?.frame === "bare"))
    return "bare";
  if (viewer?.type === "staff" && /^\/admin(\/|$)/.test(withoutLocale(pathname))) return "staff";
  return isInTechnicianArea(pathname) && viewer?.type === "provider" ? "area" : "site";
}
