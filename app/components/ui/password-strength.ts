/** How hard a password is to guess: 0 nothing typed, 1 weak to 4 strong. Advice only; the server decides. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Length counts most; each kind of character adds; a repeated character or a run (abcd, 1234) adds nothing. */
export function strengthOf(password: string): Strength {
  if (password === "") return 0;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const characters = [...password];
  const steps = characters.filter((character, i) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[i - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  }).length;
  if (characters.length < 8 || steps < 5) return 1;
  if (steps >= 14) return 4;
  const score = kinds + (characters.length >= 12 ? 1 : 0);
  return score >= 4 ? 4 : score >= 3 ? 3 : 2;
}
