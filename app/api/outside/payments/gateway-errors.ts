/** No answer, or none that says what happened: it may have been done or not. Asking again with the same id is safe. */
export class GatewayUnreachable extends Error {}

/** The answer was no, and asking again changes nothing. The reason is a code for the log, not a sentence for people. */
export class GatewayRefused extends Error {
  constructor(readonly reason: string) {
    super(`The payment gateway refused: ${reason}`);
  }
}

/** Not said by the gateway that it names, or so long ago that somebody may be playing it back. */
export class BadSignature extends Error {}

/** Said by the gateway, but not what an event is made of: said again, it would be the same. Names the fields alone, no values. */
export class MalformedEvent extends Error {
  constructor(fields: readonly string[] = []) {
    super(`The gateway's event is malformed: ${fields.join(" ") || "no JSON"}`);
  }
}
