import type { ReactNode } from "react";

/** A page with one thing to decide or to do: one narrow column, whatever the screen. */
export function TaskPage({ children }: { children: ReactNode }) {
  return (
    <div className="main-b">
      <div className="wrap stack gap-5 measure">{children}</div>
    </div>
  );
}
