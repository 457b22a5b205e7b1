import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "~/i18n/locale";
import { type Dictionary, type Translate, translator } from "~/i18n/translate";

const folder = new URL("../../app/i18n/", import.meta.url).pathname;

function bundle(locale: Locale): Record<string, Dictionary> {
  const files = readdirSync(join(folder, locale));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, locale, file), "utf8")),
    ]),
  );
}

const known: Partial<Record<Locale, Translate>> = {};

/** The product's own texts, for locators: `t("ar")("account:login.submit")`. */
export function t(locale: Locale): Translate {
  known[locale] ??= translator(locale, bundle(locale));
  return known[locale];
}

/** A sentence as it is drawn, where elements isolate the names in it. */
export const drawn = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
