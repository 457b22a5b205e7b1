const day = 86_400_000;

type Done = { completedAt: Date | null; warrantyDays: number; released: number | null };

/** Nothing of what was paid stayed with the technician, who owes no more work for it. */
export const isReturned = ({ released }: Pick<Done, "released">): boolean => released === 0;

/**
 * Until when a visit under warranty may be asked for: its days from the completion, and where one was set and not made, for some days after
 * that, since its claim was in time.
 * @param missed when that visit was to begin
 * @param settings seconds
 * @returns null without a warranty, before the job is done, and once all that was paid for it has gone back
 */
export function warrantyUntil(
  { completedAt, warrantyDays, released }: Done,
  missed: Date | null,
  { warrantyVisitWithin }: { warrantyVisitWithin: number },
): Date | null {
  if (!completedAt || warrantyDays === 0 || isReturned({ released })) return null;
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
