/** Letters and figures that are not taken for one another when they are read aloud or copied by hand. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * What the payer of a transfer writes on it: ten signs in two groups, made of the payment's random id, so that it cannot be counted.
 * @example referenceFor("7k3m…") // "US-9KQ2M-H7TDX"
 */
export function referenceFor(paymentId: string): string {
  const signs = [...paymentId].map((sign) => alphabet[sign.charCodeAt(0) % alphabet.length]);
  return `US-${signs.slice(0, 5).join("")}-${signs.slice(5, 10).join("")}`;
}
