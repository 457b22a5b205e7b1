import { foldText, originalOf } from "./folded-text";
import { phonesIn, type Stretch } from "./phone-numbers";

/** What stands in the place of a contact. */
const mask = "•••";

const name = "(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+";
const host = "[\\p{L}\\p{N}-]{1,63}";
const at = "\\s{0,3}(?:@|\\(\\s?at\\s?\\)|\\[\\s?at\\s?\\])\\s{0,3}";
const dot = "\\s{0,3}(?:\\.|\\(\\s?dot\\s?\\)|\\[\\s?dot\\s?\\]|(?<=\\s)dot(?=\\s))\\s{0,3}";
/** A plain "at" is a word like any other: with a dot and a space after it a sentence ended ("at most. The price …"). */
const spelt = `\\s{1,3}at\\s{1,3}${host}(?:(?:\\.|\\s{1,3}dot\\s{1,3})\\p{L}{2,63})+`;
const email = new RegExp(`${name}(?:${at}${host}(?:${dot}\\p{L}{2,63})+|${spelt})`, "giu");

const schemed =
  /(?:(?:https?|hxxps?|ftp)\s{0,3}:\s{0,3}\/\s{0,3}\/\s{0,3}|(?:https?|hxxps?|ftp|tel|mailto|whatsapp|tg):)\S+/giu;
/** Endings that are also words: capitalised after a full stop without a space, they begin a sentence. */
const words = "me|in|us|de|co|io|info|app|shop|store|site|online|link|page|tv";
const endings = `com|net|org|biz|dev|ly|gl|gg|xyz|eg|sa|ae|uk|fr|مصر|السعودية|امارات|موقع|شبكة|${words}`;
const start = "(?<![\\p{L}\\p{N}@]\\.?)[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}";
const bare = new RegExp(
  `${start}(?:\\.[\\p{L}\\p{N}-]{1,63})*\\.(${endings})(?![\\p{L}\\p{N}])([/?#]\\S*)?`,
  "giu",
);
/** With spaces around the dot, or the dot as a word: no sentence goes on like this. */
const spaced = new RegExp(
  `${start}(?:${dot}|\\s{1,3}دوت\\s{1,3})(?:com|net|org|كوم)(?![\\p{L}\\p{N}])`,
  "giu",
);
const sentence = new RegExp(`^(?:${words})$`, "i");

const isSentence = ([, ending = "", path]: RegExpExecArray) =>
  !path && sentence.test(ending) && /^\p{Lu}\p{Ll}+$/u.test(ending);

function contactsIn(folded: string): Stretch[] {
  const found = [schemed, email, spaced].flatMap((pattern) => [...folded.matchAll(pattern)]);
  const links = [...folded.matchAll(bare)].filter((link) => !isSentence(link));
  const stretches = [...found, ...links].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  return [...stretches, ...phonesIn(folded)].sort((a, b) => a.start - b.start);
}

function maskedOnce(text: string): string {
  const folded = foldText(text);
  let [masked, rest] = ["", 0];
  for (const { start: from, end: to } of contactsIn(folded.text)) {
    const [start, end] = originalOf(text, folded, from, to);
    if (start >= rest) masked += text.slice(rest, start) + mask;
    rest = Math.max(rest, end);
  }
  return masked + text.slice(rest);
}

/**
 * Replaces phone numbers, e-mail addresses and links before a text is stored, in the digits and letters of every script: until an
 * order is paid the two sides have each other's contacts through the product alone.
 * @returns the text to store, and whether anything was replaced, so that the sender is told
 */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
  let masked = text;
  // A contact that is gone may leave digits so close together that they read as a number.
  for (let next = maskedOnce(masked); next !== masked; next = maskedOnce(masked)) masked = next;
  return { text: masked, isMasked: masked !== text };
}

/** Whether a contact was taken out of a text that is stored. */
export const hasMask = (text: string): boolean => text.includes(mask);
