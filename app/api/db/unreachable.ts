/** Of the network, of the driver, and of a server or its pooler that ends or refuses a connection (SQLSTATE): not of a statement. */
const codes =
  /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)\w*|CONNECT(ION)?_\w+|08\w{3}|25P03|57P0[1-4]|53300)$/;

/** Whether a failure says that the database cannot be reached, went away in the middle, or takes nobody more just now. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && codes.test(String(error.code))) || isDatabaseUnreachable(error.cause));
