import { type Format, formatter } from "~/i18n/format";
import { digitsIn } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { Translate } from "~/i18n/translate";
import { country } from "./country.server";
import type { Page } from "./page.server";

/** How figures and sentences read. */
export type Writing = { f: Format; t: Translate };

/** The formatters in the reader's digits, for a loader that writes figures so that its page carries no formatters. */
export function writingOf({ locale, viewer }: Page): Writing {
  const digits = digitsIn(locale, viewer?.digits ?? "latn");
  const t = fixedT(locale, digits);
  const { timeZone } = country();
  return { t, f: formatter({ locale, digits, t, timeZone, now: new Date().toISOString() }) };
}
