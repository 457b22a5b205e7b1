const secondOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** Gateways count whole seconds, our own clock thousandths: within one second nobody can tell which came first. */
export const isSaidBefore = (at: Date, before: Date) => secondOf(at) < secondOf(before);

/**
 * Whether a word on a refund is older than another one, told at `before`: then it says nothing. Of two of the same
 * moment the failure counts.
 */
export function isOlderWord(word: { at: Date; isFailure: boolean }, before: Date): boolean {
  return word.isFailure ? isSaidBefore(word.at, before) : !isSaidBefore(before, word.at);
}
