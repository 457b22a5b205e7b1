import { useLocation, useMatches } from "@remix-run/react";
import { useRef, useState } from "react";
import { type Path, useHref } from "~/i18n/link";
import { loaderData } from "./loader-data";

/** A part of a list as its page's loader answers it under the name `list`. */
export type Part<Row> = { rows: Row[]; older: Path | null; newer: Path | null };

type Identified = { id: string };

/** Lists grown in this document, by the history entry that shows them: the back button finds them as they were left. */
const grown = new Map<string, Part<Identified>>();
const mostKept = 30;

function keep(key: string, list: Part<Identified>) {
  grown.delete(key);
  grown.set(key, list);
  for (const oldest of grown.keys()) {
    if (grown.size <= mostKept) return;
    grown.delete(oldest);
  }
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
  const { key } = useLocation();
  const href = useHref();
  const route = useMatches().at(-1)?.id ?? "";
  const [longer, setLonger] = useState<{ key: string; list: Part<Row> } | null>(null);
  const [loading, setLoading] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const own = longer?.key === key ? longer.list : (grown.get(key) as Part<Row> | undefined);
  const list = own ?? part;

  async function loadMore(): Promise<void> {
    if (!list.older || asked.current === key) return;
    asked.current = key;
    setLoading(key);
    try {
      const more = await loaderData<{ list: Part<Row> }>(route, href(list.older));
      const joined = join(list, more.list);
      keep(key, joined);
      rememberPart(key);
      setLonger({ key, list: joined });
    } finally {
      if (asked.current === key) asked.current = null;
      setLoading(null);
    }
  }

  return { list, loadMore, isLoading: loading === key };
}
