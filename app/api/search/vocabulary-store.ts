import { and, asc, eq, gt, inArray, like, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { textArray } from "../db/matching";
import { providerProfiles, requests, requestTerms, searchWords } from "../db/schema";

export type Scope = (typeof searchWords.scope.enumValues)[number];

/** Forms of one typed word that are looked for at most: each costs the search. */
const formsOfWord = 8;
const nearWords = 30;

/** Any number, the same in every process: whoever learns words shares it, whoever forgets them has it alone. */
const lockKey = 7_311_553;

/** In one order, so that writers never wait in a ring. */
async function learn(tx: Db, scope: Scope, source: SQL): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockKey})`);
  await tx
    .insert(searchWords)
    .select(
      sql`select ${scope}, word from ${source} where not exists (
        select 1 from ${searchWords} known where known.scope = ${scope} and known.word = word.word) order by word`,
    )
    .onConflictDoNothing();
}

/** Adds a record's words to those that typing errors are resolved against. */
export const learnWords = (tx: Db, scope: Scope, words: readonly string[]) =>
  learn(tx, scope, sql`unnest(${textArray(words)}) as word`);

/** Adds the words of a request that stands among the open ones from now on. */
export const learnRequest = (tx: Db, id: string) =>
  learn(tx, "request", sql`(select unnest(words) as word from requests where id = ${id}) as word`);

/** By the indexes that search has. Explicitly the database's own order of letters: that of the indexes. */
const word = sql`array[${searchWords.word} collate "default"]`;
const holders = {
  request: sql`select 1 from ${requests}
    where ${requests.status} = 'open' and ${requests.visibility} = 'public' and ${requestTerms(requests)} @> ${word}`,
  provider: sql`select 1 from ${providerProfiles} where ${providerProfiles.words} @> ${word}`,
};

/**
 * Of the next `most` words after `after`, forgets those that no record has that can be found. Nothing while somebody learns.
 * @returns the last word that was looked at; "" after the last of all
 */
export async function forgetWords(
  tx: Db,
  scope: keyof typeof holders,
  after: string,
  most: number,
): Promise<string> {
  const [lock] = await tx
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${lockKey})` })
    .from(sql`(values (1)) one`);
  if (!lock?.isFree) return after;
  const next = await tx
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.scope, scope), gt(searchWords.word, after)))
    .orderBy(asc(searchWords.word))
    .limit(most);
  const words = next.map((row) => row.word);
  if (words.length === 0) return "";
  // Of a word that it does not know the planner expects many rows, and would read a whole table for one that has none. By bitmap
  // it can only ask the index of words.
  await tx.execute(sql`select set_config(name, 'off', true) from (values
    ('enable_seqscan'), ('enable_indexscan'), ('enable_indexonlyscan')) setting(name)`);
  await tx
    .delete(searchWords)
    .where(
      and(
        eq(searchWords.scope, scope),
        inArray(searchWords.word, words),
        sql`not exists (${holders[scope]})`,
      ),
    );
  return words.length < most ? "" : (words.at(-1) ?? "");
}

/** Those of `words` that some record has, and the shortest that begin with the last of them. Folded: letters and digits alone. */
export async function storedWords(db: Db, scope: Scope, words: readonly string[]): Promise<string[]> {
  const inScope = eq(searchWords.scope, scope);
  const beginnings = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(inScope, like(searchWords.word, `${words.at(-1)}%`)))
    .orderBy(sql`length(${searchWords.word})`, asc(searchWords.word))
    .limit(formsOfWord);
  const known = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(inScope, inArray(searchWords.word, [...words])));
  const rows = await union(known, beginnings);
  return rows.map(({ word }) => word).sort((a, b) => a.length - b.length);
}

/** For each word the stored ones whose letters are most alike, nearest first. */
export async function wordsLike(
  db: Db,
  scope: Scope,
  words: readonly string[],
): Promise<{ typed: string; word: string }[]> {
  const near = sql`(select word, similarity(word, typed.word) as likeness from ${searchWords}
    where scope = ${scope} and word % typed.word order by likeness desc, word limit ${nearWords})`;
  return db
    .select({ typed: sql<string>`typed.word`, word: sql<string>`near.word` })
    .from(sql`unnest(${textArray(words)}) as typed(word) cross join lateral ${near} as near`)
    .orderBy(sql`near.likeness desc`);
}
