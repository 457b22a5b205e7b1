import { ApiError } from "./errors";

/** More levels than any input of the contract has. */
const deepest = 8;

/** Without what no database keeps: U+0000 goes, half a surrogate pair becomes U+FFFD. */
const cleanText = (text: string) => text.replaceAll("\0", "").replace(/\p{Cs}/gu, "\ufffd");

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
