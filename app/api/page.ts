import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Key, type Place, readCursor, type Sealed, writeCursor } from "./cursor";

/** A list that grows without bound: what it is sorted by (key and id in the same direction), and the place to read on from. */
export type List = Sealed & {
  cursor: string | undefined;
  /** So many pages as one, from the cursor on. */
  parts?: number | undefined;
  perPage: number;
  /** Never null in the rows that the list shows. */
  key: PgColumn | SQL;
  id: PgColumn | SQL;
  /** Else newest, highest or most first. */
  isAscending?: boolean;
};

/** What a store adds to its query; one row more than a page is read, to know whether there are others. */
export type Window = { after: SQL | undefined; orderBy: [SQL, SQL]; limit: number };

/** Parts go on from where they begin; the way back to newer rows leads page by page. */
const sizeOf = ({ perPage, parts = 1 }: List, place: Place | null) => perPage * (place?.isBack ? 1 : parts);

function windowOf(list: List, place: Place | null): Window {
  const isUp = (list.isAscending ?? false) !== (place?.isBack ?? false);
  const direction = isUp ? asc : desc;
  const orderBy: Window["orderBy"] = [direction(list.key), direction(list.id)];
  const limit = sizeOf(list, place) + 1;
  if (!place) return { after: undefined, orderBy, limit };
  const key = place.key instanceof Date ? sql`${place.key.toISOString()}::timestamptz` : sql`${place.key}`;
  return {
    after: sql`(${list.key}, ${list.id}) ${sql.raw(isUp ? ">" : "<")} (${key}, ${place.id})`,
    orderBy,
    limit,
  };
}

/**
 * One page of a list, at a cost that does not grow with it. Its index holds key and id, both ascending.
 * @param read the store's query with the window's condition, order and limit
 * @param keyOf a row's values of `list.key` and `list.id`
 */
export async function page<R>(list: List, read: (window: Window) => Promise<R[]>, keyOf: (row: R) => Key) {
  const place = readCursor(list, list.cursor);
  const isBack = place?.isBack ?? false;
  const rows = await read(windowOf(list, place));
  const size = sizeOf(list, place);
  const hasMore = rows.length > size;
  // Back at the newest rows: a whole first page instead of what is left of it.
  if (isBack && !hasMore) return firstPage(list, read, keyOf);
  const content = rows.slice(0, size);
  if (isBack) content.reverse();
  const cursorAt = (row: R | undefined, towardsNewer: boolean) =>
    row ? writeCursor(list, { ...keyOf(row), isBack: towardsNewer }) : null;
  const nextCursor = isBack || hasMore ? cursorAt(content.at(-1), false) : null;
  const previousCursor = place ? cursorAt(content[0], true) : null;
  return { content, meta: { meta: { nextCursor, previousCursor, perPage: list.perPage } } };
}

type Pages<R> = {
  content: R[];
  meta: { meta: { nextCursor: string | null; previousCursor: string | null; perPage: number } };
};

const firstPage = <R>(
  list: List,
  read: (window: Window) => Promise<R[]>,
  keyOf: (row: R) => Key,
): Promise<Pages<R>> => page({ ...list, cursor: undefined }, read, keyOf);
