import type { Db } from "~/api/db/client";

/** A database whose first so many transactions fail before they begin. */
export function failingFirst(db: Db, times: number): Db {
  let left = times;
  const transaction: Db["transaction"] = (...of) => {
    left -= 1;
    return left < 0 ? db.transaction(...of) : Promise.reject(new Error("no"));
  };
  return Object.create(db, { transaction: { value: transaction } });
}
