import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import type { Settings } from "../settings";
import { type Author, Book } from "./record";

/** A change under way: its transaction, and what is to be written at its end. */
export type Act = { tx: Db; book: Book; settings: Settings };

/**
 * One transaction in which somebody changes something: the rows, and everything that `work` puts into the book.
 * @param at when it takes effect: for a step of time the moment when it was due, while `now` is when it is written down
 */
export function change<T>(
  { db, settings }: { db: Db; settings: Settings },
  author: Author,
  at: Date,
  work: (act: Act) => Promise<T>,
  now = at,
): Promise<T> {
  return transact(db, async (tx) => {
    const book = new Book(author, at, now);
    const result = await work({ tx, book, settings });
    await book.close(tx);
    return result;
  });
}

/** A change that a member of staff makes, who calls. */
export const changeAsStaff = <T>(
  ctx: { db: Db; settings: Settings; user: { id: string }; now: Date },
  work: (act: Act) => Promise<T>,
): Promise<T> => change(ctx, { actor: "staff", id: ctx.user.id }, ctx.now, work);

/** A part of a change that was somebody else's decision, and is written down as theirs. */
export const onBehalf = (act: Act, author: Author, work: (act: Act) => Promise<void>): Promise<void> =>
  work({ ...act, book: act.book.by(author) });
