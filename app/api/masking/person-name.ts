import { seenOf } from "../cleaned-input";
import { foldText } from "./folded-text";
import { maskContacts } from "./masking";

const invisible = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A name keeps its letters and single spaces; nothing invisible that could turn or hide the text around it. */
export const tidyName = (name: string): string =>
  name.replace(/\s+/gu, " ").replace(invisible, "").replace(/ +/g, " ").normalize("NFC").trim();

/** Two letters at least; it is no way to pass on a phone number, an address or a link, so there are three digits at most. */
export function nameFault(name: string): "notName" | "nameContact" | null {
  if ((seenOf(name).match(/\p{L}/gu) ?? []).length < 2) return "notName";
  const digits = foldText(name).text.match(/[0-9]/g) ?? [];
  return digits.length > 3 || /[@＠]|:\/\//u.test(name) || maskContacts(name).isMasked ? "nameContact" : null;
}
