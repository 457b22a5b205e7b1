import type { Locale } from "./locale";

/** The language of what somebody has written, by its letters. */
export const languageOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? "ar" : "en");
