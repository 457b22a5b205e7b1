import { useLocation, useMatches } from "@remix-run/react";
import { useRef, useState } from "react";
import { type Path, useHref } from "~/i18n/link";
import { loaderData } from "./loader-data";

/** A part of a list as its page's loader answers it under the name `list`. */
export type Part<Row> = { rows: Row[]; older: Path | null; newer: Path | null };

/** A page that says itself why its list could not be had has none. */
type Answer<Row> = { list: Part<Row> } | { list: null; failure: string };

/** A part that could not be had, for the reason that its page says. */
export class PartFailure extends Error {}

type Identified = { id: string };

/** Where a list stands: a history entry, and the address whose list it is, however far it is opened. */
type Entry = { key: string; address: string };

/** Lists grown in this document, by the history entry that shows them: the back button finds them as they were left. */
const grown = new Map<string, { address: string; list: Part<Identified> }>();
const mostKept = 30;

function keep({ key, address }: Entry, list: Part<Identified>) {
  grown.delete(key);
  grown.set(key, { address, list });
  for (const oldest of grown.keys()) {
    if (grown.size <= mostKept) return;
    grown.delete(oldest);
  }
}

/** What was grown for an entry. The first of a document and all that the browser made itself have one key, so the address counts too. */
function keptFor<Row>({ key, address }: Entry): Part<Row> | undefined {
  const kept = grown.get(key);
  return kept?.address === address ? (kept.list as unknown as Part<Row>) : undefined;
}

function addressOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("parts");
  return `${pathname}?${query}`;
}

/** The entry whose list stands here. A move to a place within the page is no other, though the browser gives it no key. */
function useEntry(): Entry {
  const { key, pathname, search, hash } = useLocation();
  const address = addressOf(pathname, search);
  const [entry, setEntry] = useState({ key, address, hash });
  const isOther = address !== entry.address || (key !== entry.key && hash === entry.hash);
  if (!isOther && hash === entry.hash) return entry;
  const next = { key: isOther ? key : entry.key, address, hash };
  setEntry(next);
  return next;
}

/** What stood there, then what came; rows that moved on to the next part meanwhile are not shown twice. */
function join<Row extends Identified>(list: Part<Row>, more: Part<Row>): Part<Row> {
  const known = new Set(list.rows.map(({ id }) => id));
  return {
    rows: [...list.rows, ...more.rows.filter(({ id }) => !known.has(id))],
    older: more.older,
    newer: list.newer,
  };
}

/** One part more stands there: the address says so, for a reload, and for the way back from a document that came between. */
function rememberPart(key: string) {
  // A page that the reader has gone on to meanwhile has an address of its own.
  if ((history.state?.key ?? "default") !== key) return;
  const address = new URL(location.href);
  const parts = Number(address.searchParams.get("parts")) || 1;
  address.searchParams.set("parts", String(parts + 1));
  history.replaceState(history.state, "", address);
}

/** The list as far as it was opened, and the way to open its next part in place, which fails where that does not come. */
export function useEndless<Row extends Identified>(part: Part<Row>) {
  const entry = useEntry();
  const { key, address } = entry;
  const href = useHref();
  const route = useMatches().at(-1)?.id ?? "";
  const [longer, setLonger] = useState<{ of: Entry; list: Part<Row> } | null>(null);
  const [loading, setLoading] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const isOwn = longer?.of.key === key && longer.of.address === address;
  const list = (isOwn ? longer.list : keptFor<Row>(entry)) ?? part;

  async function loadMore(): Promise<void> {
    if (!list.older || asked.current === key) return;
    asked.current = key;
    setLoading(key);
    try {
      const more = await loaderData<Answer<Row>>(route, href(list.older));
      if (!more.list) throw new PartFailure(more.failure);
      const joined = join(list, more.list);
      keep(entry, joined);
      rememberPart(key);
      setLonger({ of: entry, list: joined });
    } finally {
      if (asked.current === key) asked.current = null;
      setLoading(null);
    }
  }

  return { list, address, loadMore, isLoading: loading === key };
}
