/**
 * One table of several.
 * @throws Error for a name that is given twice: of its two steps one would never be taken
 */
export function tableOf<T>(...tables: Record<string, T>[]): Record<string, T> {
  const table: Record<string, T> = {};
  for (const [name, step] of tables.flatMap((one) => Object.entries(one))) {
    if (name in table) throw new Error(`Two steps are called ${name}`);
    table[name] = step;
  }
  return table;
}
