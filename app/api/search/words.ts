import { fold, withoutArticle, words } from "~/i18n/fold";

/** Bounds of what one record stores and one query asks. */
const wordsOfRecord = 300;
const wordsOfQuery = 6;
const [shortest, longest] = [2, 30];

/** Words that say nothing about what is looked for, folded. */
const empty = new Set(
  "a an and at by for from in is it my no not of on or the to with في من الي عن مع او ان لا ما هذا هذه لي عند".split(
    " ",
  ),
);

/** "And" and prepositions written onto an Arabic word, with its article: والسباكه، بالمعادي، للمطبخ، وتنظيف. */
const attached = /^(?:[وف]?(?:ال|بال|كال|لل)(?=\p{L}{3})|و(?=\p{L}{3}))/u;

/** A folded word without what is written onto it. A word that only looks so loses letters in records and queries alike. */
const bare = (word: string): string => {
  const rest = word.replace(attached, "");
  return rest === word ? withoutArticle(word) : rest;
};

const isKept = (word: string) => word.length >= shortest && word.length <= longest;

/**
 * The distinct folded words of a record, in the order of its texts: what matters most comes first.
 * @example wordsOf("Fix the tap", "The kitchen tap drips") // ["fix", "the", "tap", "kitchen", "drips"]
 */
export function wordsOf(...texts: string[]): string[] {
  const all = texts.flatMap((text) => words(text).flatMap((word) => [word, bare(word)]));
  return [...new Set(all)].filter(isKept).slice(0, wordsOfRecord);
}

/**
 * The folded words of a typed text, at most six, without articles and words that say nothing. Where it has nothing else, those stay.
 */
export function typedWords(text: string): string[] {
  const all = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(bare)
    .filter(isKept);
  const telling = all.filter((word) => !empty.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, wordsOfQuery);
}
