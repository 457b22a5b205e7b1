import { ApiError } from "./errors";

/** More levels than any input of the contract has. */
const deepest = 8;

/** Controls that are no line or column, and what turns the text around it: U+202A to U+202E, U+2066 to U+2069. */
const control = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const kept = /[\n\r\t]/;

/** What draws nothing: joiners, fillers, marks of direction, soft hyphens, and the blank of Braille. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text as far as it can be seen. Inside a word what is not seen may matter: it joins letters, and parts them. */
export const seenOf = (text: string) => text.replace(unseen, "");

/** More marks on one letter than writing has, which would tower over the lines above; what is no mark may stand between them, and stays. */
const tower = /((?:\p{M}\p{Cf}*){8})((?:\p{M}\p{Cf}*)+)/gu;

/**
 * Without what no database keeps and no reader sees, and composed of what is left; half a surrogate pair becomes U+FFFD, other ends of
 * lines a line feed. Cleaned again, it is the same: what was read is compared with what is sent back.
 */
function cleanText(text: string): string {
  const clean = text
    .replace(control, (one) => (kept.test(one) ? one : ""))
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(tower, (_, few: string, over: string) => few + over.replace(/\p{M}/gu, ""));
  const seen = seenOf(clean);
  return seen !== clean && seen.trim() === "" ? "" : clean;
}

/** A text that stands in one line. */
export const oneLine = (text: string) => text.replace(/\s+/gu, " ");

/** An input with all its texts, and names of records, as they can be stored. @throws ApiError malformed, when it is nested without end */
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > deepest) throw new ApiError("malformed");
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [cleanText(name), cleaned(one, depth + 1)]),
  );
}
