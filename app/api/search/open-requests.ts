import type { SQL } from "drizzle-orm";
import type { Context } from "../context";
import type { RequestCardRow } from "../db/request-cards";
import { requests } from "../db/schema";
import { type List, page } from "../page";
import { listOpen } from "../requests/open-store";
import { type Facets, hitKey, searchOpen } from "../requests/search-store";
import { understand } from "./understand";

type Asked = {
  /** As it was typed. */
  words: string | undefined;
  /** Null when nothing can fit. */
  facets: Facets | null;
  others: SQL | undefined;
};

type Place = Pick<List, "name" | "filters" | "cursor" | "parts" | "perPage">;

/** One page of the open public requests that fit: newest first; with words, those that answer to them best. */
export async function findOpen({ db, now }: Context, place: Place, { words, facets, others }: Asked) {
  const asked = await understand(db, "request", words);
  if (!asked)
    return page<RequestCardRow>(
      { ...place, key: requests.publishedAt, id: requests.id },
      async (window) => (facets ? listOpen(db, facets, others, window) : []),
      ({ publishedAt, id }) => ({ key: publishedAt ?? now, id }),
    );
  return page(
    { ...place, ...hitKey },
    async (window) => (facets && asked.length > 0 ? searchOpen(db, asked, facets, others, window) : []),
    ({ rank, id }) => ({ key: rank, id }),
  );
}
