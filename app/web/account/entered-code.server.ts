import type { Exchange } from "../calls/exchange.server";

/** What a call answered, and what was said with it. */
type Entered = { answer: unknown; said: string | undefined };

const keptFor = 60_000;
/** In the order in which they were entered. */
const entered = new Map<string, { until: number; entering: Promise<Entered> }>();

function enteredOnce(key: string, enter: () => Promise<Entered>): Promise<Entered> {
  const now = Date.now();
  for (const [name, { until }] of entered) {
    if (until > now) break;
    entered.delete(name);
  }
  const known = entered.get(key);
  if (known) return known.entering;
  const entering = enter();
  entered.set(key, { until: now + keptFor, entering });
  entering.catch(() => entered.delete(key));
  return entering;
}

/** What makes a call the same as another: something that only this visitor has, and what they typed. */
type Same = { secret: string | null; typed: string };

/**
 * Makes a call once: a repeat with the same secret and words, at the same moment or within a minute, is answered as the first was, message
 * and all; what opened it is used up by then. What was refused may be tried again.
 */
export async function enterOnce<T>(
  { exchange }: { exchange: Pick<Exchange, "messages"> },
  { secret, typed }: Same,
  call: () => Promise<T>,
): Promise<T> {
  const { answer, said } = await enteredOnce(JSON.stringify([secret, typed]), async () => ({
    answer: await call(),
    said: exchange.messages.at(-1),
  }));
  if (said && exchange.messages.at(-1) !== said) exchange.messages.push(said);
  return answer as T;
}
