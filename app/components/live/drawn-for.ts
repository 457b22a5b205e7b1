/** In an entry of the history: its page was asked for again. Once is enough where a browser names its documents otherwise. */
type Visit = { isAskedAgain?: boolean } | null;

let isAnswer = false;
let hasMoved = false;
let leaving: Promise<never> | undefined;

function hold(move: PopStateEvent): void {
  move.stopImmediatePropagation();
  hasMoved = true;
}

/**
 * A reader may go back, or on, before the page is alive: within a document that the router opened several pages in, only the address
 * changes then. From here until `letMove` the router hears nothing of it, which could not follow them yet.
 */
export function holdMoves(): void {
  const { isAskedAgain = false, ...visit } = (history.state as Visit) ?? {};
  isAnswer = isAskedAgain;
  if (isAskedAgain) history.replaceState(visit, "");
  addEventListener("popstate", hold);
}

/**
 * What to wait for in vain where the reader has left the page that stands here: theirs is asked for. The router begins at the address
 * of the moment, and would take this page's data for that page's.
 */
export function documentLeft(): Promise<never> | undefined {
  const document = performance.getEntriesByType("navigation")[0]?.name ?? "";
  const isOther = !isAnswer && URL.canParse(document) && pageOf(document) !== pageOf(location.href);
  if (isOther && !leaving) {
    leaving = new Promise(() => {});
    history.replaceState({ ...(history.state as Visit), isAskedAgain: true }, "");
    location.reload();
  }
  return leaving;
}

function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The page is alive: the router follows its reader, also to where they went meanwhile. */
export function letMove(): void {
  removeEventListener("popstate", hold);
  if (hasMoved) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  hasMoved = false;
}
