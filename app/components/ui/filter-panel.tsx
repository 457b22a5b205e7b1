import type { ReactNode } from "react";
import { Tag } from "./badge";
import { buttonClass } from "./button";
import { Icon } from "./icon";
import { Num } from "./num";

type Props = {
  label: string;
  /** How many are on. */
  count: number;
  /** The button's name with that count in words. */
  countLabel: string;
  /** Something in it has to be mended. */
  isOpen?: boolean;
  /** Drawn twice, once for each place; `place` keeps their ids apart. */
  children: (place: "fold" | "side") => ReactNode;
};

/** The filters of a list: folded above it below md, a column at its side from there on. The first child of `.split.aside-first`. */
export function FilterPanel({ label, count, countLabel, isOpen, children }: Props) {
  return (
    <>
      <details className="mfilter" open={isOpen}>
        <summary
          className={buttonClass({ variant: "line", block: true })}
          aria-label={count > 0 ? countLabel : undefined}
        >
          <Icon name="sliders-horizontal" size="m" />
          {label}
          {count > 0 ? (
            <Tag>
              <Num>{count}</Num>
            </Tag>
          ) : null}
        </summary>
        <div className="pad">{children("fold")}</div>
      </details>
      <aside className="dfilter sticky" aria-label={label}>
        {children("side")}
      </aside>
    </>
  );
}
