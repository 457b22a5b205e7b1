/** In an entry of the history: its page was asked for again. Once is enough where a browser names its documents otherwise. */
type Visit = { isAskedAgain?: boolean } | null;

/**
 * Whether the reader has gone back, or on, before the scripts came: within a document that the router opened several pages in, only the
 * address changes then, and what stands here is still the page that the document came with.
 */
export function isOfAnotherAddress(): boolean {
  const document = performance.getEntriesByType("navigation")[0]?.name ?? "";
  const { isAskedAgain = false, ...visit } = (history.state as Visit) ?? {};
  const isOther = URL.canParse(document) && pageOf(document) !== pageOf(location.href) && !isAskedAgain;
  if (isOther || isAskedAgain) history.replaceState({ ...visit, ...(isOther && { isAskedAgain: true }) }, "");
  return isOther;
}

function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
