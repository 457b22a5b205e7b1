/** Statements that break one rule, done in one transaction, and what the database says of them. */
export type Attempt = { steps: string[]; says: RegExp };

export const violates = (name: string, ...steps: string[]): Attempt[] => [
  { steps, says: new RegExp(`violates check constraint "${name}"`) },
];
export const each = (says: RegExp, ...steps: string[]): Attempt[] =>
  steps.map((step) => ({ steps: [step], says }));

/** What is written a second time where it may stand once. */
export const repeats = (name: string, ...steps: string[]): Attempt[] => [
  { steps, says: new RegExp(`violates unique constraint "${name}"`) },
];

/** A copy of one row of a table, changed. */
export const copied = (table: string, changes: object, where = "true") =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || '${JSON.stringify(changes)}')).*
   from ${table} t where ${where} limit 1`;
