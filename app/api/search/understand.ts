import type { Db } from "../db/client";
import type { Forms } from "../db/matching";
import { isLikely } from "./distance";
import { lookUp, type Scope } from "./vocabulary-store";
import { typedWords } from "./words";

/** Words of fewer letters have too many neighbours to guess from. */
const shortestGuess = 4;
const mostGuesses = 6;
/** So few letters begin too much to stand for more than themselves, where they are a word: "AC", not "acid". */
const shortestBeginning = 3;
/** Each word that is guessed costs the search. */
const wordsGuessed = 3;

type Known = Awaited<ReturnType<typeof lookUp>>;

/** For each word that is no record's the stored words that it is likely meant for, nearest first. */
function guesses(known: Known): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { typed, word } of known.toSorted((a, b) => b.likeness - a.likeness)) {
    if (typed === null || !isLikely(typed, word)) continue;
    const forms = found.get(typed) ?? [];
    if (forms.length < mostGuesses) found.set(typed, [...forms, word]);
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
  const guessable = typed.filter((word) => word.length >= shortestGuess);
  const known = await lookUp(db, scope, typed, { guessable, most: wordsGuessed });
  const stored = known.flatMap((one) => (one.typed === null ? [one.word] : []));
  stored.sort((a, b) => a.length - b.length);
  const begins = (word: string) =>
    word === last && (word.length >= shortestBeginning || !stored.includes(word));
  const formsOf = (word: string) =>
    stored.filter((other) => other === word || (begins(word) && other.startsWith(word)));
  const guessed = guesses(known);
  return typed.map((word) => guessed.get(word) ?? formsOf(word)).filter((forms) => forms.length > 0);
}
