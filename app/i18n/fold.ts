import { toLatinDigits } from "./digits";

const letters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ؤ: "و",
  ئ: "ي",
  ة: "ه",
};

/**
 * A text as search compares it (spec/arabic.md 19, in its order): NFKC; tatweel and vowel marks away; أإآٱ→ا, ى→ي, ؤ→و,
 * ئ→ي, ة→ه; digits; then, for Latin, small letters without accents. Never shown: the original is.
 * NFKC must come first: in NFD أ is a letter and a mark, and the mark would be lost with the vowels.
 */
export function fold(text: string): string {
  const arabic = text
    .normalize("NFKC")
    .replace(/[\u0640\u064B-\u065F\u0670]/g, "")
    .replace(/[أإآٱىؤئة]/g, (letter) => letters[letter] ?? letter);
  return toLatinDigits(arabic)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase();
}

/** A folded word without the article, where two letters or more are left: "السباكه" → "سباكه"; else as it is. */
export function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2})/u, "");
}

/** The distinct folded words of a text, each that begins with ال also without it: what search stores and looks up. */
export function words(text: string): string[] {
  const found = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(found.flatMap((word) => [word, withoutArticle(word)]))];
}
