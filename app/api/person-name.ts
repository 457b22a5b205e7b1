const invisible = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A name keeps its letters and single spaces; nothing invisible that could turn or hide the text around it. */
export const tidyName = (name: string): string =>
  name.normalize("NFC").replace(/\s+/gu, " ").replace(invisible, "").trim();

/** A name has two letters at least, and is no way to pass on a phone number or an address. */
export const isName = (name: string): boolean =>
  (name.match(/\p{L}/gu) ?? []).length >= 2 && !/\p{N}{4}|@|:\/\//u.test(name);
