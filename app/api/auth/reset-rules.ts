type Terms = { createdAt: Date; verifiedAt: Date | null; usedAt: Date | null };

/** How long a reset waits for its code, and then for the new password; seconds. */
type Spans = { resetLifetime: number; resetWithin: number };

const isWithin = (since: Date, seconds: number, now: Date) =>
  now.getTime() - since.getTime() < seconds * 1000;

/**
 * `code`: waits for its code. `password`: the code was right, and a new password may be chosen. `over`: one was chosen, or it took
 * too long.
 */
export function standingOf(reset: Terms, spans: Spans, now: Date): "code" | "password" | "over" {
  if (reset.usedAt) return "over";
  if (reset.verifiedAt) return isWithin(reset.verifiedAt, spans.resetWithin, now) ? "password" : "over";
  return isWithin(reset.createdAt, spans.resetLifetime, now) ? "code" : "over";
}
