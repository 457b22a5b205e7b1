import { id as idOf } from "~/contract/endpoint";
import { notFound } from "./not-found.server";
import type { Page } from "./page.server";

/** The id in a page's path. What cannot be one leads nowhere, like one that nobody has. */
export function pageId({ params }: { params: { id?: string } }): string {
  const { success, data } = idOf.safeParse(params.id);
  if (!success) throw notFound();
  return data;
}

/** Like `pageId`, of a record that the address may name beside its path; null for none. */
export function namedId({ url }: Pick<Page, "url">, name: string): string | null {
  const id = url.searchParams.get(name);
  return id ? pageId({ params: { id } }) : null;
}

/** An id by which a page chooses what it shows; null for none, and for what cannot be one. */
export const queryId = ({ url }: Pick<Page, "url">, name: string): string | null =>
  idOf.safeParse(url.searchParams.get(name)).data ?? null;
