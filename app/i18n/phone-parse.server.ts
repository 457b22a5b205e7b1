import parsePhoneNumber, { type CountryCode } from "libphonenumber-js/mobile";
import { toLatinDigits } from "./digits";

/**
 * A mobile number as people type it, in E.164, or null. Takes 05…, 00966…, +966…, spaces, dashes and all three sets of
 * digits. The country is always given, because 0501234567 is valid in Saudi Arabia and in the Emirates; a number that
 * names its own country keeps it.
 */
export function parsePhone(text: string, country: CountryCode): string | null {
  const typed = toLatinDigits(text).trim().replace(/^00/, "+");
  const phone = parsePhoneNumber(typed, { defaultCountry: country, extract: false });
  return phone?.isValid() ? phone.number : null;
}
