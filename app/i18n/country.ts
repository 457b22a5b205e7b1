/** What a country decides. Weekdays count from 0 (Sunday). */
export type Country = {
  /** ISO 3166 code; also the region in which phone numbers without a country are read. */
  code: "EG" | "SA" | "AE";
  /** Calling code without "+". */
  callingCode: string;
  /** ISO 4217 code of the prices. */
  currency: string;
  /** IANA zone in which appointments are shown. */
  timeZone: string;
  weekStart: number;
  weekend: readonly [number, number];
  /** Per cent of VAT on a price. */
  vatRate: number;
  /** How a VAT registration number is written, without spaces: a pattern of the whole. */
  vatNumber: string;
  /** The law takes the platform for the supplier of what technicians sell through it: it owes the VAT on the price. */
  isPlatformSupplier: boolean;
};

const [sunday, monday, friday, saturday] = [0, 1, 5, 6];

/** The countries that the product knows. Egypt is the demonstration's. */
export const countries: Readonly<Record<Country["code"], Country>> = {
  EG: {
    code: "EG",
    callingCode: "20",
    currency: "EGP",
    timeZone: "Africa/Cairo",
    weekStart: saturday,
    weekend: [friday, saturday],
    vatRate: 14,
    vatNumber: "\\d{9}",
    isPlatformSupplier: false,
  },
  SA: {
    code: "SA",
    callingCode: "966",
    currency: "SAR",
    timeZone: "Asia/Riyadh",
    weekStart: sunday,
    weekend: [friday, saturday],
    vatRate: 15,
    vatNumber: "3\\d{13}3",
    isPlatformSupplier: false,
  },
  AE: {
    code: "AE",
    callingCode: "971",
    currency: "AED",
    timeZone: "Asia/Dubai",
    weekStart: monday,
    weekend: [saturday, sunday],
    vatRate: 5,
    vatNumber: "100\\d{12}",
    isPlatformSupplier: false,
  },
};

/** The seven weekdays in a country's order: Egypt [6, 0, 1, 2, 3, 4, 5]. */
export function weekdaysOf(country: Country): number[] {
  return Array.from({ length: 7 }, (_, offset) => (country.weekStart + offset) % 7);
}

/** Whether a weekday is a working day in a country. */
export function isWorkday(country: Country, weekday: number): boolean {
  return !country.weekend.includes(weekday);
}
