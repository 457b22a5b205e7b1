/**
 * Until when nothing is paid to an account that was named: the first one is not held. Of another the session alone says that it is its
 * owner's, who is told on every channel and has this long to object. @param seconds how long
 */
export const heldUntil = (hasOther: boolean, now: Date, seconds: number): Date | null =>
  hasOther ? new Date(now.getTime() + seconds * 1000) : null;

/** What still holds; null once it is over. */
export const stillHeld = (until: Date | null, now: Date): Date | null =>
  until && until > now ? until : null;
