/** Statements that break one rule, done in one transaction, and what the database says of them. */
export type Attempt = { steps: string[]; says: RegExp };

export const violates = (name: string, ...steps: string[]): Attempt[] => [
  { steps, says: new RegExp(`violates check constraint "${name}"`) },
];
export const each = (says: RegExp, ...steps: string[]): Attempt[] =>
  steps.map((step) => ({ steps: [step], says }));
