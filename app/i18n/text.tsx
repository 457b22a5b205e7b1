import { Fragment, isValidElement, type ReactNode } from "react";
import { formatNumber } from "./number";
import { useReader } from "./reader";
import { endsInStop, findMessage, reportMissing } from "./translate";

type Slot = (children: ReactNode) => ReactNode;
type Value = string | number | ReactNode | Slot;
type Fill = (name: string) => ReactNode;

/** One level of a message: `{{name}}` or `<name>…</name>`; the same tag is never nested in itself. */
const part = /\{\{(\w+)\}\}(\.?)|<(\w+)>(.*?)<\/\3>/gs;

/** The words of a value, also where they stand in an element of their own: `<bdi>Nadia S.</bdi>`. */
const wordsOf = (value: ReactNode): unknown =>
  isValidElement<{ children?: ReactNode }>(value) ? wordsOf(value.props.children) : value;

function render(
  message: string,
  value: Fill,
  slot: (name: string, children: ReactNode) => ReactNode,
): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of message.matchAll(part)) {
    const [all, name, stop, tag, inner = ""] = match;
    if (match.index > end) nodes.push(message.slice(end, match.index));
    const node = tag ? slot(tag, render(inner, value, slot)) : value(name ?? "");
    nodes.push(<Fragment key={match.index}>{node}</Fragment>);
    if (stop && !endsInStop(wordsOf(node))) nodes.push(stop);
    end = match.index + all.length;
  }
  if (end < message.length) nodes.push(message.slice(end));
  return nodes;
}

/**
 * A whole sentence of the dictionary with nodes in it: `{{name}}` becomes the value of that name, isolated from the
 * sentence's direction; `<link>…</link>` becomes what the function of that name returns for the words inside. `count`
 * chooses the plural form. An unknown tag leaves its words, an unknown key is reported and shown.
 */
export function Text({
  k,
  values = {},
  count,
}: {
  k: string;
  values?: Record<string, Value>;
  count?: number;
}) {
  const { texts } = useReader();
  const message = findMessage(texts, k, count);
  if (message === undefined) {
    reportMissing(texts.locale, k);
    return k;
  }
  const value: Fill = (name) => {
    const given = name === "count" && count !== undefined ? count : values[name];
    if (typeof given === "function") return null;
    const shown = typeof given === "number" ? formatNumber(given, texts.digits) : given;
    return shown === undefined || shown === null || shown === "" ? null : <bdi>{shown}</bdi>;
  };
  const slot = (tag: string, children: ReactNode) => {
    const given = values[tag];
    return typeof given === "function" ? given(children) : children;
  };
  return <>{render(message, value, slot)}</>;
}
