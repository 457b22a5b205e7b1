/** By a gateway's clock, which is not believed to be ahead of ours. */
export const notAhead = (told: Date, receivedAt: Date): Date =>
  new Date(Math.min(receivedAt.getTime(), told.getTime()));

/**
 * When something happened that a gateway tells of, where it is asked whether that was in time: what lies far back is not believed.
 * @param settings seconds
 */
export function happenedAt(
  told: Date,
  receivedAt: Date,
  { eventsBelievedFor }: { eventsBelievedFor: number },
): Date {
  const first = receivedAt.getTime() - eventsBelievedFor * 1000;
  return new Date(Math.max(first, notAhead(told, receivedAt).getTime()));
}
