import { fold, withoutArticle } from "./fold";

/** The words of a name as search compares them, without articles. */
const bare = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutArticle);

/** Whether two names may be one person's: the same words in any order, or all of at least two within a longer one. */
export function isSamePerson(one: string, other: string): boolean {
  const [short = [], long = []] = [bare(one), bare(other)].sort((a, b) => a.length - b.length);
  return (short.length > 1 || long.length === 1) && short.every((word) => long.includes(word));
}
