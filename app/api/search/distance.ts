/** Edits that make one word of the other: letters added, left out, replaced, or two neighbours swapped. */
export function editDistance(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const editsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3);

/**
 * Whether a stored word may be what a typed one meant: a few edits away, the more the longer it is; or another form of it
 * (plumber, plumbing), which begins alike.
 */
export function isLikely(typed: string, stored: string): boolean {
  const beginning = sharedBeginning(typed, stored);
  if (beginning >= 4 && beginning >= typed.length * 0.6 && stored.length <= typed.length + 4) return true;
  return editDistance(typed, stored) <= editsAllowed(typed.length);
}
