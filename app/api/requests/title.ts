import { titleLeast } from "~/contract/request-form";
import { oneLine } from "../cleaned-input";
import type { Sentence } from "../errors";
import { maskContacts } from "../masking/masking";

/** A title as it is stored: in one line, and without contacts. */
export const storedTitle = (typed = "") => maskContacts(oneLine(typed));

/** What is said of a title of which less would be stored than a title has; null of one that is good, or is not there. */
export function titleFault(typed: string | undefined): Sentence | null {
  const { text, isMasked } = storedTitle(typed);
  if (!typed || text.length >= titleLeast) return null;
  return isMasked
    ? "validation:contactInText"
    : { key: "validation:tooShort", params: { count: titleLeast } };
}
