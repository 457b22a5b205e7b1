import { useMemo } from "react";
import type { Reading } from "./dates";
import { useSetting } from "./use-setting";
import { useT } from "./use-t";

/** How the page is read, for one formatter alone: the kit names those that it needs, so that a page carries no others. */
export function useReading(): Reading {
  const { locale, digits, now, timeZone } = useSetting();
  const t = useT();
  return useMemo(() => ({ locale, digits, now, timeZone, t }), [locale, digits, now, timeZone, t]);
}
