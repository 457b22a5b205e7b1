const longest = 160;

/** The beginning of a long text, for a line that leads to all of it. */
export const excerptOf = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
