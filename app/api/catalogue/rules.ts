/** Words of a service by where they stand. */
type Words = { name: readonly string[]; group: readonly string[] };

/**
 * How well a service answers to what was typed: for each word 3 when its name has it, 2 when its group's has, else 1; and 1 more
 * for the very word than for one that it was taken for.
 * @param asked for each typed word the forms that count for it, the most likely first
 */
export function answerScore(asked: readonly (readonly string[])[], { name, group }: Words): number {
  const has = (words: readonly string[], forms: readonly string[]) =>
    forms.some((form) => words.includes(form));
  let score = 0;
  for (const forms of asked) {
    const exact = forms.slice(0, 1);
    score += has(name, forms) ? 3 : has(group, forms) ? 2 : 1;
    if (has(name, exact) || has(group, exact)) score += 1;
  }
  return score;
}
