import type { Sql, TransactionSql } from "postgres";

/** What is asked for once the line is lost fails as what was under way did. */
class LineLost extends Error {
  readonly code = "CONNECTION_CLOSED";
}

/** Waits until the driver has told of a lost line to everything that hears of it. */
const told = () => new Promise((resolve) => setImmediate(resolve));

/** Never settles: the transaction has failed already. */
const nothing = new Promise<never>(() => {});

/**
 * Ends a transaction with its line. The driver fails it then, but goes on sending what it still asks for, its rollback too: into nothing,
 * which ends the process, or over the same line once that serves another caller.
 */
export function endWithLine(client: Sql): void {
  const begin = client.begin.bind(client) as (work: (tx: TransactionSql) => unknown) => Promise<unknown>;
  const guarded = async (work: (tx: TransactionSql) => unknown): Promise<unknown> => {
    let isLost = false;
    const run = begin(async (tx) => {
      const unsafe = tx.unsafe.bind(tx);
      tx.unsafe = (...asked) => {
        if (isLost) throw new LineLost("The line of this transaction is lost");
        return unsafe(...asked);
      };
      try {
        const result = await work(tx);
        return isLost ? nothing : result;
      } catch (error) {
        await told();
        if (isLost) return nothing;
        throw error;
      }
    });
    return run.catch((error: unknown) => {
      isLost = true;
      throw error;
    });
  };
  client.begin = guarded as typeof client.begin;
}
