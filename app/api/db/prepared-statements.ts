import type { PGlite, PGliteInterface } from "@electric-sql/pglite";
import { KeptStatements, type Options, type Values } from "./kept-statements";

type Query = PGliteInterface["query"];

/** Not what is asked once, or cannot be prepared: a transaction's bounds, a schema's changes, rows by the thousand. */
const isAskedAgain = (text: string) =>
  text.length < 20_000 && /^\s*(?:select|insert|update|delete|with)\b/.test(text);

/**
 * The embedded database takes in each statement once, as each connection to a server does: to read it is a third of the work of asking.
 * Whose turn it is stays the library's to say.
 */
export function prepareStatements(client: PGlite): void {
  const statements = new KeptStatements(client);

  /** What Drizzle says of how a query is read is the same each time. Said with a query, it would have the library copy all its readers. */
  const prepares =
    (query: Query, inTurn: <T>(work: () => Promise<T>) => Promise<T>): Query =>
    <T>(text: string, values: Values = [], { parsers, ...options }: Options = {}) => {
      Object.assign(client.parsers, parsers);
      // With no values there is nothing to make a plan for each time: the first would stay.
      if (values.length === 0 || !isAskedAgain(text)) return query<T>(text, values, options);
      return inTurn(() => statements.ask<T>(text, values, options));
    };

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const query = prepares(tx.query, async (ask) => {
        if (tx.closed) throw new Error("The transaction is over");
        return client.runExclusive(ask);
      });
      return work(Object.assign(tx, { query }));
    });
  client.query = prepares(client.query.bind(client), async (ask) => {
    await client._checkReady();
    return client._runExclusiveTransaction(async () => {
      const result = await client.runExclusive(ask);
      await client.syncToFs();
      return result;
    });
  });
}
