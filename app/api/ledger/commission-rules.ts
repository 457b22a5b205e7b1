/** Whole numbers: minor units and basis points (1000 = 10 %). */
export type Rates = {
  /** Of the price, VAT included. */
  commissionRate: number;
  commissionMinimum: number;
  vatRate: number;
  /** The platform owes the VAT on the price, as the deemed supplier. */
  isPlatformSupplier: boolean;
};

/** How a released amount is shared: `payout + priceVat + commission` is the price, to the minor unit. */
export type Share = {
  /** What the provider gets. */
  payout: number;
  /** Usta's commission, VAT included. */
  commission: number;
  /** VAT within the commission. */
  commissionVat: number;
  /** VAT within the price that the platform owes; 0 when the provider owes it. */
  priceVat: number;
};

/** Basis points in one per cent. */
export const pointsPerCent = 100;

const whole = 100 * pointsPerCent;

/** `a × b ÷ c`, half up. Exact: the largest price times the largest rate stays far below 2⁵³. */
const proportion = (a: number, b: number, c: number) => Math.floor((2 * a * b + c) / (2 * c));

/**
 * The VAT that an amount holds, half up.
 * @param amount minor units, VAT included
 * @param vatRate basis points
 */
export const vatWithin = (amount: number, vatRate: number): number =>
  proportion(amount, vatRate, whole + vatRate);

/**
 * Commission is the rate of the price or the minimum, whichever is more, but never more than the price leaves after the
 * VAT that the platform owes on it; it is rounded half up, once.
 * @param price minor units, VAT included
 */
export function shareOf(price: number, rates: Rates): Share {
  const priceVat = rates.isPlatformSupplier ? vatWithin(price, rates.vatRate) : 0;
  const asked = Math.max(rates.commissionMinimum, proportion(price, rates.commissionRate, whole));
  const commission = Math.min(price - priceVat, asked);
  return {
    payout: price - priceVat - commission,
    commission,
    commissionVat: vatWithin(commission, rates.vatRate),
    priceVat,
  };
}

/**
 * Who invoices the customer: the platform where the law takes it for the supplier, else the technician, on whose behalf it is
 * written; and whether the invoice shows VAT, which only who is registered may charge.
 */
export const issuerOf = (order: {
  providerId: string;
  isPlatformSupplier: boolean;
  isProviderRegistered: boolean;
}): { issuer: string; hasVat: boolean } => ({
  issuer: order.isPlatformSupplier ? "platform" : order.providerId,
  hasVat: order.isPlatformSupplier || order.isProviderRegistered,
});
