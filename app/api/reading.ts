import type { Named } from "~/contract/people";
import type { Locale } from "~/i18n/locale";
import type { NamedRow } from "./db/named-row";
import type { Settings } from "./settings";

/** Who reads, and when. Every operation's context is one. */
export type Viewpoint = { locale: Locale; now: Date; settings: Settings };

export const namedIn = (locale: Locale, { id, en, ar }: NamedRow): Named => ({
  id,
  name: locale === "ar" ? ar : en,
});

/** Seen a moment ago: presence itself may be refused or full. */
export const isOnline = (seenAt: Date | null, { now, settings }: Viewpoint): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() <= settings.onlineWithin * 1000;
