import { type DateOptions, formatDate, type Reading } from "./dates";
import type { Digits } from "./locale";
import { bound } from "./no-break";
import { formatNumber, inDigits } from "./number";
import type { Translate } from "./translate";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/**
 * How long ago, or until when, in whole minutes, hours or days (cut, not rounded): "6 minutes ago", "in 2 hours", "Now"
 * within a minute ("just now" inside a sentence); from 30 days on the date.
 */
export function formatRelative(reading: Reading, iso: string, { isInside }: DateOptions = {}): string {
  const span = Date.parse(iso) - Date.parse(reading.now);
  const size = Math.abs(span);
  if (size >= 30 * day) return formatDate(reading, iso);
  if (isInside && size < minute) return reading.t("date.inside.now");
  const [unit, length] = size >= day ? ["days", day] : size >= hour ? ["hours", hour] : ["minutes", minute];
  const count = Math.floor(size / Number(length));
  return bound(reading.t(`${span > 0 ? "ahead" : "ago"}.${unit}`, { count }));
}

/** A length of time in its one or two largest units: 90 → "1 hour 30 minutes", "ساعة و30 دقيقة". `minutes` is cut to whole. */
export function formatDuration(t: Translate, minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const units = [
    ["days", Math.floor(whole / 1440)],
    ["hours", Math.floor((whole % 1440) / 60)],
    ["minutes", whole % 60],
  ] as const;
  const first = units.findIndex(([, count]) => count > 0);
  const texts = units
    .slice(Math.max(first, 0))
    .slice(0, 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(`duration.${unit}`, { count }));
  const [larger = t("duration.minutes", { count: 0 }), smaller] = texts;
  return bound(smaller ? t("duration.two", { larger, smaller }) : larger);
}

/** A countdown of seconds on a clock: 65 → "1:05". */
export function formatCountdown(seconds: number, digits: Digits): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return inDigits(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`, digits);
}

/** The size of a file, 1,024 bytes to the kilobyte, at most one decimal: "3.4 MB", "3.4 ميغابايت". */
export function formatFileSize({ t, digits }: Pick<Reading, "t" | "digits">, bytes: number): string {
  const [unit, length] = bytes >= 1024 ** 2 ? ["mb", 1024 ** 2] : ["kb", 1024];
  const size = formatNumber(Math.max(bytes / Number(length), 0.1), digits, { most: 1 });
  return t(`size.${unit}`, { size });
}
