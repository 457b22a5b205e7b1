import { symbolOf } from "./currency";
import {
  type DateOptions,
  formatDate,
  formatDateTime,
  formatDay,
  formatHijri,
  formatLimit,
  formatMonth,
  formatTime,
  formatWhen,
  type Reading,
} from "./dates";
import { formatMoney, formatMoneyRange, type MoneyOptions, writeAmount } from "./money";
import { initials, shortName } from "./names";
import { type Figure, formatNumber, formatPercent, formatRating } from "./number";
import { formatPhone } from "./phone";
import { formatCountdown, formatDuration, formatFileSize, formatRelative } from "./spans";

/**
 * Every formatter of the product, bound to one reader: the same strings on the server, in the browser, in e-mails.
 * Money is in integer minor units, times are ISO 8601, durations minutes, sizes bytes, phones E.164.
 */
export function formatter(reading: Reading) {
  const { locale, digits, t } = reading;
  return {
    money: (minor: number, currency: string, options?: MoneyOptions) =>
      formatMoney(locale, digits, minor, currency, options),
    moneyRange: (least: number | null, most: number | null, currency: string) =>
      formatMoneyRange(reading, least, most, currency),
    amount: (minor: number, currency: string) => writeAmount(minor, currency),
    symbol: (currency: string) => symbolOf(currency, locale),
    number: (value: number, figure?: Figure) => formatNumber(value, digits, figure),
    percent: (share: number, isSigned?: boolean) => formatPercent(reading, share, isSigned),
    rating: (value: number) => formatRating(value, digits),
    date: (iso: string, options?: DateOptions) => formatDate(reading, iso, options),
    month: (month: string) => formatMonth(reading, month),
    time: (iso: string, options?: DateOptions) => formatTime(reading, iso, options),
    dateTime: (iso: string, options?: DateOptions) => formatDateTime(reading, iso, options),
    day: (iso: string, options?: DateOptions) => formatDay(reading, iso, options),
    when: (iso: string, options?: DateOptions) => formatWhen(reading, iso, options),
    limit: (iso: string) => formatLimit(reading, iso),
    hijri: (iso: string) => formatHijri(reading, iso),
    relative: (iso: string, options?: DateOptions) => formatRelative(reading, iso, options),
    duration: (minutes: number) => formatDuration(t, minutes),
    countdown: (seconds: number) => formatCountdown(seconds, digits),
    fileSize: (bytes: number) => formatFileSize(reading, bytes),
    phone: (e164: string) => formatPhone(e164),
    shortName,
    initials,
  };
}

export type Format = ReturnType<typeof formatter>;
