import { id as idOf } from "~/contract/endpoint";
import { notFound } from "./not-found.server";

/** The id in a page's path. What cannot be one leads nowhere, like one that nobody has. */
export function pageId({ params }: { params: { id?: string } }): string {
  const { success, data } = idOf.safeParse(params.id);
  if (!success) throw notFound();
  return data;
}
