import { type Locale, locales } from "~/i18n/locale";

const all = locales.flatMap((language) =>
  [true, false].map((javaScriptEnabled) => ({ language, javaScriptEnabled })),
);

/**
 * The ways in which a story is walked: both languages, one of them with scripts and the other without; "straight" has scripts in
 * English, "crossed" in Arabic, and between them the stories go all four ways. `ALL_WAYS=1` walks each story in all four.
 */
export const ways = (kind: "straight" | "crossed") =>
  all.filter(
    ({ language, javaScriptEnabled }) =>
      process.env.ALL_WAYS || javaScriptEnabled === (language === (kind === "straight" ? "en" : "ar")),
  );

/**
 * The languages of a story that is about what scripts, lines and guards do, which is the same in both: one of them, this one here and
 * the other there. `ALL_WAYS=1` has both.
 */
export const inOne = (language: Locale): readonly Locale[] => (process.env.ALL_WAYS ? locales : [language]);

/**
 * The way of a story beside the journeys: one of the four, this one here and the others there, so that all together go all of them.
 * `ALL_WAYS=1` walks it in all four.
 */
export const oneWay = (language: Locale, scripts: "scripts on" | "scripts off") =>
  all.filter(
    (way) =>
      process.env.ALL_WAYS ||
      (way.language === language && way.javaScriptEnabled === (scripts === "scripts on")),
  );
