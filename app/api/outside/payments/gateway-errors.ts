/** No answer, or none that says what happened: it may have been done or not. Asking again with the same id is safe. */
export class GatewayUnreachable extends Error {}

/** The answer was no, and asking again changes nothing. The reason is a code for the log, not a sentence for people. */
export class GatewayRefused extends Error {
  constructor(readonly reason: string) {
    super(`The payment gateway refused: ${reason}`);
  }
}

/** Not said by the gateway, or so long ago that somebody may be playing it back. */
export class BadSignature extends Error {}
