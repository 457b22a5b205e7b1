/** Entries with a key each, for a list that is drawn: of several that would have the same, the later ones are numbered. */
export function keyed<T>(entries: readonly T[], nameOf: (entry: T) => string): { key: string; entry: T }[] {
  const times = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return { key: before === 0 ? name : `${name} (${before})`, entry };
  });
}
