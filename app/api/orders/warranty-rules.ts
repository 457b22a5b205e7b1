const day = 86_400_000;

type Done = { completedAt: Date | null; warrantyDays: number };

/**
 * Until when a visit under warranty may be asked for: its days from the completion, and where one was set and not made, for some days after
 * that, since its claim was in time.
 * @param missed when that visit was to begin
 * @param settings seconds
 * @returns null without a warranty, and before the job is done
 */
export function warrantyUntil(
  { completedAt, warrantyDays }: Done,
  missed: Date | null,
  { warrantyVisitWithin }: { warrantyVisitWithin: number },
): Date | null {
  if (!completedAt || warrantyDays === 0) return null;
  const again = missed ? missed.getTime() + warrantyVisitWithin * 1000 : 0;
  return new Date(Math.max(completedAt.getTime() + warrantyDays * day, again));
}

/** Until when another visit may be asked for after one that was not made; null where none was missed, or that time is over. */
export function visitAgainUntil(
  { waits, ...done }: Done & { waits: { missedVisit: string | null } },
  now: Date,
  within: Parameters<typeof warrantyUntil>[2],
): Date | null {
  const missed = waits.missedVisit && new Date(waits.missedVisit);
  const until = missed ? warrantyUntil(done, missed, within) : null;
  return until && until > now ? until : null;
}
