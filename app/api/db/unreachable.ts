/** Of the network, of the driver, and of the server's own refusals (SQLSTATE classes 08 and 57P, 53300): not of a statement. */
const codes = /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)\w*|CONNECT(ION)?_\w+|08\w{3}|57P0[123]|53300)$/;

/** Whether a failure says that the database cannot be reached, went away in the middle, or takes nobody more just now. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && codes.test(String(error.code))) || isDatabaseUnreachable(error.cause));
