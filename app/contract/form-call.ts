/**
 * The idempotency key of a call that a whole form makes: which form, and what it says. What a form says last takes the place of what it said
 * before, so that a change back is no repeat. @param form as `said` without a colon
 */
export const formCall = (form: string, said: string): string => `form:${form}:${said}`;

/** What the keys of the same form's calls begin with; null of a call that is no form's. */
export const formIn = (key: string): string | null => /^form:[\w-]+:/.exec(key)?.[0] ?? null;
