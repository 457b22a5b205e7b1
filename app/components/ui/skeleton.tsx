import type { ReactNode } from "react";

/** A grey shape where content will be: a title, a line, a short line, an octagon. Its page links `skeleton.css`. */
export function Skeleton({ as }: { as: "title" | "line" | "short" | "oct" }) {
  return <span className={`sk sk-${as}`} />;
}

/** Shapes of what is on its way; they appear after 300 ms, so that a quick answer shows none. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className="sk-wait">
      {children}
    </div>
  );
}

/** A row of a list on its way: octagon, title, two lines. */
export function SkeletonRow() {
  return (
    <div className="row nowrap items-start pad" aria-hidden="true">
      <Skeleton as="oct" />
      <span className="grow stack gap-2.5">
        <Skeleton as="title" />
        <Skeleton as="line" />
        <Skeleton as="short" />
      </span>
    </div>
  );
}
