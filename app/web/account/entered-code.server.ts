import type { SignedIn } from "~/contract/people";

/** What a right code answered, and what was said with it. */
type Entered = { signed: SignedIn; said: string | undefined };

const keptFor = 60_000;
/** In the order in which they were entered. */
const entered = new Map<string, { until: number; answer: Promise<Entered> }>();

/**
 * Enters a code once: a repeat with the same token and code, at the same moment or within a minute, is answered as the first was,
 * whose token is used up by then. What was refused may be entered again.
 */
export function enterOnce(
  { otpToken, code }: { otpToken: string | null; code: string },
  enter: () => Promise<Entered>,
): Promise<Entered> {
  const key = JSON.stringify([otpToken, code]);
  const now = Date.now();
  for (const [name, { until }] of entered) {
    if (until > now) break;
    entered.delete(name);
  }
  const known = entered.get(key);
  if (known) return known.answer;
  const answer = enter();
  entered.set(key, { until: now + keptFor, answer });
  answer.catch(() => entered.delete(key));
  return answer;
}
