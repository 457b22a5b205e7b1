import type { Db } from "../db/client";
import type { Forms } from "../db/matching";
import { isLikely } from "./distance";
import { type Scope, storedWords, wordsLike } from "./vocabulary-store";
import { typedWords } from "./words";

/** Words of fewer letters have too many neighbours to guess from. */
const shortestGuess = 4;
const guesses = 6;
/** So few letters begin too much to stand for more than themselves, where they are a word: "AC", not "acid". */
const shortestBeginning = 3;
/** Each word that is guessed costs the search. */
const wordsGuessed = 3;

async function guess(db: Db, scope: Scope, typed: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const long = typed.filter((word) => word.length >= shortestGuess).slice(0, wordsGuessed);
  if (long.length === 0) return found;
  for (const near of await wordsLike(db, scope, long)) {
    const forms = found.get(near.typed) ?? [];
    if (forms.length < guesses && isLikely(near.typed, near.word))
      found.set(near.typed, [...forms, near.word]);
  }
  return found;
}

/**
 * What a typed text asks for: for each of its words the stored words it may stand for. A word is taken as it is, the last one also
 * as a beginning; what no record has is taken for a typing error, the first three such words; what is like nothing is passed over while others are left.
 * @returns null when there is nothing to look for (no words); empty when nothing can match
 */
export async function understand(db: Db, scope: Scope, text: string | undefined): Promise<Forms[] | null> {
  const typed = typedWords(text ?? "");
  const last = typed.at(-1);
  if (!last) return null;
  const stored = await storedWords(db, scope, typed);
  const begins = (word: string) =>
    word === last && (word.length >= shortestBeginning || !stored.includes(word));
  const formsOf = (word: string) =>
    stored.filter((other) => other === word || (begins(word) && other.startsWith(word)));
  const exact = new Map(typed.map((word) => [word, formsOf(word)]));
  const unknown = typed.filter((word) => exact.get(word)?.length === 0);
  const guessed = await guess(db, scope, unknown);
  return typed.map((word) => guessed.get(word) ?? exact.get(word) ?? []).filter((forms) => forms.length > 0);
}
