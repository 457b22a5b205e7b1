/** What stands in the place of a contact. */
const mask = "•••";

/** Latin, Arabic-Indic, Persian and full-width digits. */
const digit = "[0-9٠-٩۰-۹０-９]";
/** What people write between the digits of a phone number, marks of direction included. */
const between = "[\\s().\\-–—_/*·•,،\\u200E\\u200F\\u061C\\u2066-\\u2069]{0,3}";

const date = new RegExp(
  `(?<!${digit})(?:${digit}{1,2}[-./]${digit}{1,2}[-./]${digit}{4}|${digit}{4}[-./]${digit}{1,2}[-./]${digit}{1,2})(?!${digit})`,
  "g",
);
/** Amounts with grouped thousands: "12,500,000", «١٢٬٥٠٠٬٠٠٠». */
const amount = new RegExp(
  `(?<!${digit})${digit}{1,3}(?:[,٬]${digit}{3}){2,}(?:[.٫]${digit}+)?(?!${digit})`,
  "g",
);

const plus = new RegExp(`[+＋]${between}(?:${digit}${between}){6,}${digit}`, "g");
const zero = new RegExp(`(?<!${digit})[0٠۰０]${between}(?:${digit}${between}){5,}${digit}`, "g");
const long = new RegExp(`(?<!${digit})(?:${digit}${between}){7,}${digit}`, "g");

const name = "(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+";
const host = "[\\p{L}\\p{N}-]+";
const at = "\\s?(?:@|＠|\\(\\s?at\\s?\\)|\\[\\s?at\\s?\\])\\s?";
const dot = "\\s?(?:\\.|\\(\\s?dot\\s?\\)|\\[\\s?dot\\s?\\]|\\s+dot\\s+)\\s?";
/** A plain "at" is a word like any other: with a dot and a space after it a sentence ended ("at most. The price …"). */
const spelt = `\\s+at\\s+${host}(?:(?:\\.|\\s+dot\\s+)\\p{L}{2,})+`;
const email = new RegExp(`${name}(?:${at}${host}(?:${dot}\\p{L}{2,})+|${spelt})`, "giu");

const endings =
  "com|net|org|info|biz|me|io|co|app|dev|shop|store|site|online|link|page|ly|gl|gg|xyz|eg|sa|ae|uk|us|de|fr|in|tv|مصر|السعودية|امارات|موقع|شبكة";
const schemed = /(?:https?|hxxps?|ftp|tel|mailto|whatsapp|tg):\S+/giu;
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}@]\\.?)(?:www\\.)?[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${endings})(?![\\p{L}\\p{N}])(?:[/?#]\\S*)?`,
  "giu",
);

/** Dates and amounts are no phones: they are set aside while phones are looked for. */
function phonesMasked(text: string): string {
  const aside: string[] = [];
  const keep = (found: string) => `\uE000${String.fromCharCode(0xe001 + aside.push(found) - 1)}`;
  const rest = text.replace(date, keep).replace(amount, keep);
  const masked = rest.replace(plus, mask).replace(zero, mask).replace(long, mask);
  return masked.replace(
    /\uE000([\uE001-\uF8FF])/g,
    (_, key: string) => aside[key.charCodeAt(0) - 0xe001] ?? "",
  );
}

/**
 * Replaces phone numbers, e-mail addresses and links, in Latin and Arabic-Indic digits alike, before a text is stored: until
 * an order is paid the two sides have each other's contacts through the product alone.
 * @returns the text to store, and whether anything was replaced, so that the sender is told
 */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
  const plain = text.replace(/[\uE000-\uF8FF]/g, "");
  const masked = phonesMasked(plain.replace(schemed, mask).replace(email, mask).replace(bare, mask));
  return { text: masked, isMasked: masked !== plain };
}
