import { id as idOf } from "~/contract/endpoint";
import type { Page } from "./enter.server";
import { notFound } from "./not-found.server";

/** The id in a page's path. What cannot be one leads nowhere, like one that nobody has. */
export function pageId({ params }: { params: { id?: string } }): string {
  const { success, data } = idOf.safeParse(params.id);
  if (!success) throw notFound();
  return data;
}

/** An id that a page's address names beside its path; null for none, and for what cannot be one. */
export const queryId = ({ url }: Pick<Page, "url">, name: string): string | null =>
  idOf.safeParse(url.searchParams.get(name)).data ?? null;
