import { noBreak } from "./no-break";

const arabic = /\p{Script=Arabic}/u;
/** Words that make one name with the word after them. */
const leads = /^(عبد|أبو|ابو|أبي|أم|آل|ابن|بن|abd|abdel|abdul|abu|bin|ibn|al|el|de|van)$/iu;
/** Words that make one name with the word before them: نور الدين، عبد الله، سيف الإسلام. */
const tails = /^(الدين|الله|الإسلام|الاسلام|الحق|eldin|aldin|ud-din)$/iu;
/** The article before a family name: its letter would be the same for everyone. */
const article = /^(?:ال(?=\p{L}{2})|(?:al|el)[- ](?=\p{L}))/iu;

/** The parts of a full name; compounds stay whole: "عبد الرحمن محمد" → ["عبد الرحمن", "محمد"]. */
function parts(name: string): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const word of name.normalize("NFC").trim().split(/\s+/).filter(Boolean)) {
    if (found.length > 0 && (isOpen || tails.test(word))) found.push(`${found.pop()} ${word}`);
    else found.push(word);
    isOpen = leads.test(word);
  }
  return found;
}

/** «ه» alone looks like a nought or a five: the tatweel gives it the shape it has at the beginning of a word. */
const initialHeh = "ه\u0640";

/** The first letter of a part, without vowel marks and without the article; capital in Latin. */
function letter(part: string): string {
  const bare = part.replace(/[\u064B-\u065F\u0670\u0640]/g, "").replace(article, "");
  const [found = ""] = bare.match(/\p{L}/u) ?? [];
  return found === "ه" ? initialHeh : found.toUpperCase();
}

/** The first part of a name, as one speaks to a person: "Mahmoud Sherif" → "Mahmoud", «عبد الرحمن محمد» → «عبد الرحمن». */
export function firstName(name: string): string {
  return parts(name)[0] ?? "";
}

/**
 * A name as strangers see it, first part and first letter of the last: "Nadia Samir" → "Nadia S.", "نادية سمير" →
 * "نادية س.", "عبد الرحمن الشريف" → "عبد الرحمن ش.". One part stays as it is.
 */
export function shortName(name: string): string {
  const [first = "", ...rest] = parts(name);
  const initial = letter(rest.at(-1) ?? "");
  return initial ? `${first}${noBreak}${initial}.` : first;
}

/** The letters on an avatar: two in Latin ("NS"), one in Arabic («ن», «هـ»), because two would join into a word. */
export function initials(name: string): string {
  const all = parts(name);
  const first = letter(all[0] ?? "");
  return arabic.test(first) || all.length < 2 ? first : first + letter(all.at(-1) ?? "");
}
