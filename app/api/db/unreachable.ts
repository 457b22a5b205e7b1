/** Of the network, of the driver, and of a server or its pooler that ends or refuses a connection (SQLSTATE): not of a statement. */
const codes =
  /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)\w*|CONNECT(ION)?_\w+|08\w{3}|25P03|57P0[1-4]|53300)$/;

/** Whether a failure, or what caused it, has such a code. */
export const hasCode = (error: unknown, known: RegExp): boolean =>
  error instanceof Error &&
  (("code" in error && known.test(String(error.code))) || hasCode(error.cause, known));

/** Whether a failure says that a row was held by somebody else for too long, or each waited for the other: nothing was done. */
export const isBusy = (error: unknown): boolean => hasCode(error, /^(55P03|40P01|40001)$/);

/** Whether a failure says that the database cannot be reached, went away in the middle, or takes nobody more just now. */
export const isDatabaseUnreachable = (error: unknown): boolean => hasCode(error, codes);
