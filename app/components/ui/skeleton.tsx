import type { ReactNode } from "react";

/** A grey shape where content will be; size by utilities: `w-[46%] h-4.5`. */
export function Skeleton({ octagon, className }: { octagon?: boolean; className?: string }) {
  return <span className={["sk", octagon && "sk-oct", className].filter(Boolean).join(" ")} />;
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
      <Skeleton octagon className="size-16 flex-none" />
      <span className="grow stack gap-2.5">
        <Skeleton className="w-[46%] h-4.5" />
        <Skeleton className="w-[78%]" />
        <Skeleton className="w-[60%]" />
      </span>
    </div>
  );
}
