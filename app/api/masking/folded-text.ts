/** A text as it reads, whatever it is written with; each UTF-16 unit of it knows the stretch of the original that it stands for. */
export type Folded = { text: string; starts: number[]; ends: number[] };

/** Drawn on top of another character, or not drawn at all. */
const unseen = /[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u0640]/u;
/** Marks of direction are unseen too, but turn the text around them. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const usual = /[\u0020-\u007E\u0621-\u063A\u0641-\u064A]/;
/** Full stops of East Asia, which every browser takes for the dot of a domain. */
const dots = /[\u3002\uFF61]/;
/** Where the digits 1 to 10 begin that stand in circles and that no normal form resolves. */
const circled = [0x24f5, 0x2776, 0x2780, 0x278a];
const zeros = /[\u24FF\u{1F10B}\u{1F10C}]/u;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The Latin figure of a decimal digit of any script: each has its ten in a row. */
function figure(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

function plain(character: string): string {
  if (usual.test(character)) return character;
  if (unseen.test(character)) return "";
  if (dots.test(character)) return ".";
  if (zeros.test(character)) return "0";
  const code = character.codePointAt(0) ?? 0;
  const circle = circled.find((first) => code >= first && code < first + 10);
  if (circle !== undefined) return String(code - circle + 1);
  return character.normalize("NFKC").replace(/\p{Nd}/gu, figure);
}

/** Compatibility forms resolved, digits of every script as 0 to 9, what nobody sees left out. */
export function foldText(original: string): Folded {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const next = at + character.length;
    const folded = plain(character);
    text += folded;
    for (let n = 0; n < folded.length; n++) {
      starts.push(at);
      ends.push(next);
    }
    at = next;
  }
  return { text, starts, ends };
}

/** The stretch of the original that `from` to `to` of the folded text stand for, with what is drawn on top of it. */
export function originalOf(original: string, folded: Folded, from: number, to: number): [number, number] {
  let [start, end] = [folded.starts[from] ?? 0, folded.ends[to - 1] ?? 0];
  const isCovered = (character: string | undefined) =>
    character !== undefined && unseen.test(character) && !turning.test(character);
  while (isCovered(original[start - 1])) start--;
  while (isCovered(original[end])) end++;
  return [start, end];
}
