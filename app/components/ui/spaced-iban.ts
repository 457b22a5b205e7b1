/** An IBAN in groups of four, as banks print it; they take it back with its spaces. */
export const spacedIban = (iban: string): string => iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
