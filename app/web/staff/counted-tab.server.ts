import type { Page } from "../page.server";

/** What a tab of staff says of how much waits in it, of a kind that is a text of `staff:waits`; nothing of nothing. */
export const countedTab = (page: Pick<Page, "t">, kind: string, count: number | undefined) =>
  count ? { count, said: page.t(`staff:waits.${kind}`, { count }) } : {};
