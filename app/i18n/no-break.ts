/** A space at which no line breaks. */
export const noBreak = "\u00A0";

/** A text in which each figure stays in a line with the word that it counts or dates: "24 November", "3 أيام". */
export const bound = (text: string): string => text.replace(/(\p{Nd}) (?=\p{L})/gu, `$1${noBreak}`);
