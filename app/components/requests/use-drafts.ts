import { useState } from "react";

/** Of two things that change by turns, the one that changed last: the page's answer and that of a save beside it. */
export function useNewest<T>(page: T, beside: T | undefined): T {
  const [held, setHeld] = useState({ page, beside, newest: page });
  if (held.page === page && held.beside === beside) return held.newest;
  const newest = held.beside === beside || beside === undefined ? page : beside;
  setHeld({ page, beside, newest });
  return newest;
}

/** Rises when one draft gives way to another, or to none; a form that has just got its draft is still the same form. */
export function useTurn(draftId: string | undefined): number {
  const [held, setHeld] = useState({ draftId, turn: 0 });
  if (held.draftId !== draftId) setHeld({ draftId, turn: held.draftId ? held.turn + 1 : held.turn });
  return held.turn;
}
