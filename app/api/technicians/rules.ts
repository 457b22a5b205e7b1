/** A share as whole per cent; null until there are enough cases to say anything. */
export const percentOf = (part: number, whole: number, least: number): number | null =>
  whole >= least ? Math.round((100 * part) / whole) : null;

/** A mean to one decimal. */
export const meanOf = (sum: number, count: number): number => Math.round((10 * sum) / count) / 10;

/** "4.5 and up" means what people see: a mean that is shown as 4.5. */
export const leastMean = (tenths: number): number => (tenths - 0.5) / 10;
