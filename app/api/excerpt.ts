const longest = 160;
const words = new RegExp(`^.{1,${longest}}(?=\\s)`, "s");
const letters = new Intl.Segmenter();

/** The beginning of a long text, for a line that leads to all of it: whole words, or of one that is too long whole letters. */
export function excerptOf(text: string): string {
  if (text.length <= longest) return text;
  const within = () => [...letters.segment(text)].findLast(({ index }) => index <= longest)?.index;
  return `${(words.exec(text)?.[0] ?? text.slice(0, within())).trimEnd()}…`;
}
