import { locales } from "~/i18n/locale";

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
