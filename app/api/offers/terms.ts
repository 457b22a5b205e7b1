import type { OfferTerms } from "~/contract/offer-fields";
import type { Context } from "../context";
import { type Faults, invalid, type Sentence } from "../errors";
import { maskContacts } from "../masking/masking";
import { startOf } from "../start-time";
import { floorOf, validUntilOf, visitFeeOf } from "./terms-rules";

type Reader = Pick<Context, "now" | "settings">;

/** A sentence about a bound that an amount goes beyond. */
export const amountFault = (
  fault: "minAmount" | "maxAmount" | "notLower",
  amount: number,
  { settings }: Pick<Reader, "settings">,
): Sentence => ({
  key: `validation:${fault}`,
  params: { amount: { amount, currency: settings.country.currency } },
});

/**
 * What is wrong with those terms that are there: below the floor, a visit fee above the price, a start that has passed or is too
 * far off, a validity beyond the longest.
 * @param floor the service's, minor units
 */
export function termsFaults(
  { kind, price, visit_fee, starts_at, valid_hours = 0 }: Partial<OfferTerms>,
  floor: number,
  reader: Reader,
): Faults {
  const startsAt = starts_at === undefined ? null : startOf(starts_at, reader);
  const least = floorOf(kind ?? "inspection", floor, reader.settings);
  const isTooLow = price !== undefined && price < least;
  // Against a price that is wrong itself no fee can be right.
  const most = kind === "fixed" && !isTooLow ? (price ?? Infinity) : Infinity;
  const mostHours = reader.settings.offerLifetimeMost / 3600;
  return {
    ...(isTooLow && { price: [amountFault("minAmount", least, reader)] }),
    ...(visit_fee !== undefined &&
      visit_fee > most && { visit_fee: [amountFault("maxAmount", most, reader)] }),
    ...(valid_hours > mostHours && {
      valid_hours: [{ key: "validation:max", params: { value: mostHours } }],
    }),
    ...(startsAt && !(startsAt instanceof Date) && { starts_at: [startsAt] }),
  };
}

/**
 * The terms that a provider names, as they are stored: contacts masked, the start in UTC, the validity from now to the start.
 * @param floor the service's, minor units
 * @throws ApiError invalid, with a sentence at each wrong field
 */
export function readTerms(terms: OfferTerms, floor: number, reader: Reader) {
  const { kind, price } = terms;
  const startsAt = startOf(terms.starts_at, reader);
  const wrong = termsFaults(terms, floor, reader);
  if (Object.keys(wrong).length > 0 || !(startsAt instanceof Date)) throw invalid(wrong);
  const message = maskContacts(terms.message ?? "");
  const included = maskContacts(terms.included ?? "");
  const hours = terms.valid_hours ?? reader.settings.offerLifetime / 3600;
  return {
    isMasked: message.isMasked || included.isMasked,
    values: {
      kind,
      price,
      startsAt,
      arrivalMinutes: terms.arrival_minutes ?? 0,
      duration: terms.duration,
      warrantyDays: terms.warranty_days,
      visitFee: visitFeeOf(kind, price, terms.visit_fee),
      includesMaterials: terms.includes_materials ?? false,
      ...{ included: included.text, message: message.text },
      validUntil: validUntilOf(reader.now, hours, startsAt),
    },
  };
}
