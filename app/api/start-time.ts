import type { Context } from "./context";
import type { Sentence } from "./errors";
import { dateIn, instantOf } from "./zone";

type Reader = Pick<Context, "now" | "settings">;

/** The last day on which work may be said to begin, by the operator's calendar: "YYYY-MM-DD". */
export const furthestDay = ({ now, settings }: Reader): string =>
  dateIn(new Date(now.getTime() + settings.startWithin * 1000), settings.country.timeZone);

/**
 * When work is to begin. It lies ahead, and no further than people plan.
 * @param typed "YYYY-MM-DDTHH:MM" by the operator's clocks
 * @returns a sentence for the field where it cannot be
 */
export function startOf(typed: string, reader: Reader): Date | Sentence {
  const { timeZone } = reader.settings.country;
  const start = instantOf(typed, timeZone);
  if (!start) return "validation:notDate";
  if (start <= reader.now) return "validation:timePast";
  const day = furthestDay(reader);
  return dateIn(start, timeZone) > day ? { key: "validation:dateFar", params: { date: { day } } } : start;
}
