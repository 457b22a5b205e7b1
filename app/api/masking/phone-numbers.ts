/** A stretch of a folded text. */
export type Stretch = { start: number; end: number };

/** What may stand between two digits of one number: anything but letters, and the sign of measures. */
const most = 6;
const parting = /[\p{L}×]/u;

/** The letter O, in the scripts that have it, in one word with digits or between two of them. */
const o = "oOοΟоО";
const likeDigits = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:[${o}]{0,9}[0-9][0-9${o}]*|(?<=[0-9${o}][^\\p{L}\\p{Nd}]{1,6})[${o}]{1,9}(?=[^\\p{L}\\p{Nd}]{1,6}[0-9${o}]))(?![\\p{L}\\p{Nd}])`,
  "gu",
);
const withZeros = (text: string) => text.replace(likeDigits, (token) => token.replace(/[^0-9]/g, "0"));

const [day, month, year] = ["(?:0?[1-9]|[12][0-9]|3[01])", "(?:0?[1-9]|1[0-2])", "(?:19|20)[0-9]{2}"];
const date = new RegExp(
  `(?<![0-9][-./]?|[+])(?:${day}[-./]${month}[-./]${year}|${month}[-./]${day}[-./]${year}|${year}[-./]${month}[-./]${day})(?![-./]?[0-9])`,
  "g",
);

/** Figures that say what they are: a time, an amount with grouped thousands and nine digits at most, a round sum, a year. */
const told = new RegExp(
  [
    "(?<![0-9:.,])(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?![0-9:])",
    "(?<![0-9.,٬]|[0-9][^\\S\\n]{1,6})[1-9][0-9]{0,2}(?:[,٬][0-9]{3}){1,2}(?:[.٫][0-9]{1,2})?(?![,٬]?[0-9]|[^\\S\\n]{1,6}[0-9])",
    "(?<![0-9.,:])[1-9][0-9]{0,3}[05]0(?![0-9:]|[.,][0-9])",
    `(?<![0-9])${year}(?![0-9])`,
  ].join("|"),
  "g",
);

const digitsIn = (text: string) => text.replace(/[^0-9]/g, "").length;

/** Digits with so little between them that they read as one number. */
function runsOf(text: string): Stretch[] {
  const runs: Stretch[] = [];
  for (const { 0: found, index } of text.matchAll(/[0-9]+/g)) {
    const last = runs.at(-1);
    const end = index + found.length;
    if (last && index - last.end <= most && !parting.test(text.slice(last.end, index))) last.end = end;
    else runs.push({ start: index, end });
  }
  return runs;
}

/** Two digits may be left over beside figures that say what they are ("10:30, 2"): more may be a number in disguise. */
const isTold = (run: string) => digitsIn(run.replace(told, "")) <= 2;

/** Where phone numbers stand in a folded text: from seven digits after a plus or a zero, else from eight. */
export function phonesIn(folded: string): Stretch[] {
  // A date parts what stands before it from what comes after.
  const text = withZeros(folded).replace(date, (found) => "×".repeat(found.length));
  return runsOf(text).flatMap(({ start, end }) => {
    const run = text.slice(start, end);
    const plus = /[+][^\p{L}\p{Nd}]{0,3}$/u.exec(text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
    const least = plus > 0 || /^0(?![.,٫])/.test(run) ? 7 : 8;
    const isPhone = digitsIn(run) >= least && (plus > 0 || !isTold(run));
    return isPhone ? [{ start: start - plus, end }] : [];
  });
}
