const earlier = (one: Date, other: Date) => new Date(Math.min(one.getTime(), other.getTime()));

/** Milliseconds that a gateway's clock may be ahead of ours: its signatures are good for as long. */
const clockAhead = 300_000;

/**
 * When one of several words was said: these are put in order by the gateway's own clock, however long ago that was, and although it may be
 * ahead of ours. Further ahead it is not believed, or a newer word would be one of before.
 */
export const saidAt = (told: Date, receivedAt: Date): Date =>
  earlier(told, new Date(receivedAt.getTime() + clockAhead));

/**
 * When something happened that a gateway tells of, where it is asked whether that was in time: what lies far back, or ahead of us, is not
 * believed.
 * @param settings seconds
 */
export function happenedAt(
  told: Date,
  receivedAt: Date,
  { eventsBelievedFor }: { eventsBelievedFor: number },
): Date {
  const first = receivedAt.getTime() - eventsBelievedFor * 1000;
  return new Date(Math.max(first, earlier(told, receivedAt).getTime()));
}
