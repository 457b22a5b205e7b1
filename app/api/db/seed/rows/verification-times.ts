import { type Clock, later } from "../clock";
import type { Provider } from "../people/technicians";
import { random } from "../random";

const day = 24 * 60;

/** When a technician handed in documents, and when staff decided on them: null for what did not happen. */
export function verificationTimes(
  { id, verification, joined }: Provider,
  { ago }: Clock,
): { submitted: Date | null; decided: Date | null } {
  if (verification === "none") return { submitted: null, decided: null };
  const source = random(`documents of ${id}`);
  if (verification === "submitted") return { submitted: ago(source.between(150, 5 * day)), decided: null };
  const submitted = later(ago(joined * day), source.between(20, 300));
  return { submitted, decided: later(submitted, source.between(60, 2 * day)) };
}
