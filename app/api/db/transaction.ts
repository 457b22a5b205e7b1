import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "./client";
import { hasCode } from "./unreachable";

const open = new AsyncLocalStorage<true>();
const watched = new WeakSet<Db>();

export const insideTransaction = () => open.getStore() === true;

/** Lets `insideTransaction` know of this handle's transactions, which makes every promise of the process dearer. */
export const watchTransactions = (db: Db) => watched.add(db);

const tries = 3;
/** Two transactions waited for each other, and the database ended this one: nothing of it is kept. */
const isDeadlock = (error: unknown): boolean => hasCode(error, /^40P01$/);

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. Nothing outside the database may be called in it, so that
 * it can run again after a deadlock.
 * @param work gets the transaction's handle, which everything in it must use.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const run = (tx: Db) => (watched.has(db) ? open.run(true, work, tx) : work(tx));
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => run(tx as unknown as Db));
    } catch (error) {
      if (attempt === tries || !isDeadlock(error)) throw error;
    }
  }
}
