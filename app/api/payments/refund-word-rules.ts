const secondOf = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Whether a word on a refund is older than another one, told at `before`: then it says nothing. Of two of the same moment the failure
 * counts. Gateways count whole seconds, our own clock thousandths: within one second nobody can tell which came first.
 */
export function isOlderWord(word: { at: Date; isFailure: boolean }, before: Date): boolean {
  const [at, then] = [secondOf(word.at), secondOf(before)];
  return word.isFailure ? at < then : at <= then;
}
