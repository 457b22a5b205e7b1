import { and, asc, eq, inArray, like, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../db/client";
import { textArray } from "../db/matching";
import { searchWords } from "../db/schema";

export type Scope = (typeof searchWords.scope.enumValues)[number];

/** Forms of one typed word that are looked for at most: each costs the search. */
const formsOfWord = 8;
const nearWords = 30;

/** Adds a record's words to those that typing errors are resolved against; in one order, so that writers never wait in a ring. */
export const learnWords = (tx: Db, scope: Scope, words: readonly string[]) =>
  tx
    .insert(searchWords)
    .select(
      sql`select ${scope}, word from unnest(${textArray(words)}) as word where not exists (
        select 1 from ${searchWords} known where known.scope = ${scope} and known.word = word.word) order by word`,
    )
    .onConflictDoNothing();

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
