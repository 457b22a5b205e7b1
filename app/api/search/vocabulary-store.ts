import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
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

/** A stored word that a typed one may stand for; `typed` names the unknown one that it is like. */
type Known = { word: string; typed: string | null; likeness: number };

/**
 * In one query: those of `words` that some record has, the shortest that begin with the last of them, and for those of `guessable`
 * that stand for none of these, `most` of them at most, the words whose letters are most alike.
 * @param words folded: letters and digits alone
 */
export async function lookUp(
  db: Db,
  scope: Scope,
  words: readonly string[],
  { guessable, most }: { guessable: readonly string[]; most: number },
): Promise<Known[]> {
  const begun = `${words.at(-1)}%`;
  const inScope = sql`known.scope = ${scope}`;
  const stored = sql`select known.word from ${searchWords} known where ${inScope} and known.word = any(${textArray(words)})`;
  const beginnings = sql`select known.word from ${searchWords} known where ${inScope} and known.word like ${begun}
    order by length(known.word), known.word limit ${formsOfWord}`;
  const isUnknown = sql`not exists (select 1 from ${searchWords} known where ${inScope}
    and (known.word = typed.word or (typed.word = ${words.at(-1)} and known.word like ${begun})))`;
  const unknown = sql`select typed.word from unnest(${textArray(guessable)}) with ordinality typed(word, place)
    where ${isUnknown} order by typed.place limit ${most}`;
  const near = sql`select known.word, similarity(known.word, unknown.word) as likeness from ${searchWords} known
    where ${inScope} and known.word % unknown.word order by likeness desc, known.word limit ${nearWords}`;
  const found = sql`(
    select word, null as typed, 1 as likeness from ((${stored}) union (${beginnings})) stored
    union all select near.word, unknown.word, near.likeness
    from (${unknown}) unknown cross join lateral (${near}) near) found`;
  return db
    .select({
      word: sql<string>`found.word`,
      typed: sql<string | null>`found.typed`,
      likeness: sql`found.likeness`.mapWith(Number),
    })
    .from(found);
}
