import { formatLocale, type Locale } from "~/i18n/locale";

const lists: Partial<Record<Locale, Intl.ListFormat>> = {};

/** Names as one reads them out: "Cairo, Giza and Tanta", «القاهرة والجيزة وطنطا». On the server only: browsers' data may differ. */
export function nameList(locale: Locale, names: readonly string[]): string {
  lists[locale] ??= new Intl.ListFormat(formatLocale(locale), { type: "conjunction" });
  return lists[locale].format(names);
}
