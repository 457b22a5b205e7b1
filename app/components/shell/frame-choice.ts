import { useMatches } from "@remix-run/react";
import { useSite } from "./site";

/**
 * Which frame a page stands in: its own (`handle = { frame: "bare" }`), or the one that its path has for whoever reads it.
 */
export function useFrameChoice(): "bare" | "area" | "staff" | "site" {
  const matches = useMatches();
  const { frame } = useSite();
  return matches.some(({ handle }) => (handle as { frame?: string } | undefined)?.frame === "bare")
    ? "bare"
    : frame;
}
