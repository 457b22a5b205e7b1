import type { Country } from "~/i18n/country";

/** What a job costs in a country for each Egyptian pound that it costs in Egypt, in the country's own currency. */
const level: Record<Country["code"], number> = { EG: 1, SA: 0.4, AE: 0.4 };
const step = 500;

/**
 * A price of the catalogue, which is written for Egypt, as it is begun with elsewhere: in steps of five, at least one of them.
 * @param piastres the price in Egypt
 * @returns minor units of the country's currency
 */
export const priceIn = (country: Country["code"], piastres: number): number =>
  country === "EG" ? piastres : Math.max(step, Math.round((piastres * level[country]) / step) * step);
