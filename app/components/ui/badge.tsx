import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

/**
 * blue open · solid committed · amber somebody must act · orange work goes on · green done · red dispute or removal ·
 * grey closed · outline draft, on hold, withdrawn
 */
export type BadgeTone = "blue" | "solid" | "amber" | "orange" | "green" | "red" | "grey" | "outline";

export function Badge({
  tone = "grey",
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}) {
  const classes = { grey: "badge", outline: "badge b-line" } as Partial<Record<BadgeTone, string>>;
  return (
    <span className={classes[tone] ?? `badge b-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** A figure in a small solid pill, beside a word; the words that say what it counts stand beside it too. */
export function Pill({ children }: { children: ReactNode }) {
  return (
    <span className="pill" aria-hidden="true">
      <bdi className="num">{children}</bdi>
    </span>
  );
}

/** The figure on the corner of an icon button; the button's own name says it in words. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className="count" aria-hidden="true">
      {children}
    </span>
  );
}
