import type { ReactNode } from "react";

/** A pulsing dot and the words for "online now", or a ring and when a person was last seen. */
export function Presence({ online, children }: { online: boolean; children: ReactNode }) {
  return (
    <span className={online ? "row gap-2 online2" : "row gap-2 muted"}>
      <span className={online ? "dot dot-live" : "dot dot-off"} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
