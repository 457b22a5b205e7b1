import { mostParts } from "~/contract/endpoint";
import type { Path } from "~/i18n/link";
import type { Page } from "../page.server";

/** A page of a list as the API answers it. */
type Answer<T> = {
  content: T[];
  meta: { meta: { nextCursor: string | null; previousCursor: string | null } };
};

/** What an address says of the place in a list: where it begins, and how many parts stand there. */
export const placeFields = ["cursor", "parts"];

/** As many parts as the reader had opened when the page was left or loaded anew, as far as a list gives them at once. */
export function openedParts({ url }: Pick<Page, "url">): number {
  const opened = Math.trunc(Number(url.searchParams.get("parts"))) || 1;
  return Math.min(mostParts, Math.max(1, opened));
}

/**
 * The page's own address with some of its query changed, `null` taking a name away. The place in the list and blank fields go with
 * it, since another choice is another list.
 */
export function addressWith({ here }: Pick<Page, "here">, changes: Record<string, string | null>): Path {
  const [path = "/", query = ""] = here.split("?");
  const fields = [...new URLSearchParams(query)].filter(
    ([name, value]) => value.trim() !== "" && !placeFields.includes(name) && !(name in changes),
  );
  const changed = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null);
  const text = new URLSearchParams([...fields, ...changed]).toString();
  return (text ? `${path}?${text}` : path) as Path;
}

/**
 * What an own list shows: it grows at its own address, which names how many parts stand there, so that every row is as it is now
 * whatever was done on the page. When it is as long as a list is given at once, the next parts have a page of their own, and begin there.
 * @param chosen what is shown where the address does not say it, which it then goes on by
 * @param parts how many stand there, where that is not said by the address
 */
export function ownPart<T extends { id: string }>(
  page: Pick<Page, "here" | "url">,
  answer: Answer<T>,
  chosen: Record<string, string> = {},
  parts = openedParts(page),
) {
  const part = listPart(page, answer, (row) => row, chosen);
  if (!part.older || parts === mostParts) return { ...part, growsHere: false };
  const cursor = page.url.searchParams.get("cursor");
  return {
    ...part,
    growsHere: true,
    older: addressWith(page, { ...chosen, cursor, parts: String(parts + 1) }),
  };
}

/** What an endless list shows: the rows as the page draws them, and the addresses of the parts beside this one. */
export function listPart<T, Row extends { id: string }>(
  page: Pick<Page, "here">,
  { content, meta }: Answer<T>,
  row: (one: T) => Row,
  chosen: Record<string, string> = {},
) {
  const address = (cursor: string | null) => cursor && addressWith(page, { ...chosen, cursor });
  return {
    rows: content.map(row),
    older: address(meta.meta.nextCursor) as Path | null,
    newer: address(meta.meta.previousCursor) as Path | null,
  };
}
