import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import type { Announcement } from "~/components/ui/announce";
import { keepInSession, keptInSession } from "~/components/ui/browser-session";

/** A message of the server; `once` names the entry of the browser's session storage that says it was shown. */
export type Said = Announcement & { once?: string; isShown?: boolean };

/** A loader's data that names calls which failed without failing the page. */
type Failing = { failures?: string[] } | null | undefined;

type Root = { toast: Said | null; viewer: { isActive: boolean } | null } | null | undefined;

/** What the last answers want said over the page: the flash, and the calls that failed without failing the page. */
export function useSaid(): Said[] {
  const root = useRouteLoaderData("root") as Root;
  const matches = useMatches();
  const toast = root?.toast ?? null;
  return useMemo(() => {
    const failed = matches.flatMap(({ data }) => failuresIn(data as Failing));
    // When nothing can be reached, each call of a page fails with the same words.
    const once = new Map(failed.map((said) => [said.message, said])).values();
    return toast ? [toast, ...once] : [...once];
  }, [toast, matches]);
}

/** One object for each failure of an answer, however often it is looked at: it is said once. */
const known = new WeakMap<string[], Said[]>();

function failuresIn(data: Failing): Said[] {
  const failures = data?.failures;
  if (!failures) return [];
  const said = known.get(failures) ?? failures.map((message): Said => ({ type: "error", message }));
  known.set(failures, said);
  return said;
}

/** Whether a message is still to be shown in this session of the browser; asked once, since it takes note. */
export function isDue({ once }: Said): boolean {
  if (!once) return true;
  if (keptInSession(once)) return false;
  keepInSession(once, "1");
  return true;
}

/** When an active user moves on, an inactive account's warning may be shown again some day. */
export function useWarningForgotten() {
  const isActive = (useRouteLoaderData("root") as Root)?.viewer?.isActive === true;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the move
  useEffect(() => {
    if (isActive) keepInSession("inactive_warning_shown", null);
  }, [isActive, key]);
}
