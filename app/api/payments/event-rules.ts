/**
 * When something happened that a gateway tells of: by its clock, which is not believed to be ahead of ours, nor for what lies far back.
 * @param settings seconds
 */
export function happenedAt(
  told: Date,
  receivedAt: Date,
  { eventsBelievedFor }: { eventsBelievedFor: number },
): Date {
  const first = receivedAt.getTime() - eventsBelievedFor * 1000;
  return new Date(Math.min(receivedAt.getTime(), Math.max(first, told.getTime())));
}
