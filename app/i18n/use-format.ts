import { useMemo } from "react";
import { type Format, formatter } from "./format";
import { useReading } from "./use-reading";

/** The formatters of the page, bound to its language, digits, zone and time of answer. */
export function useFormat(): Format {
  const reading = useReading();
  return useMemo(() => formatter(reading), [reading]);
}
