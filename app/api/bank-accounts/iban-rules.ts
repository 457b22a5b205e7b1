/** How an account is written after the two check digits (ISO 13616): what names its bank, and all the rest. */
type Form = { length: number; bank: RegExp; rest: RegExp };

const forms = {
  EG: { length: 29, bank: /^\d{4}/, rest: /^\d{21}$/ },
  SA: { length: 24, bank: /^\d{2}/, rest: /^[A-Z0-9]{18}$/ },
  AE: { length: 23, bank: /^\d{3}/, rest: /^\d{16}$/ },
  KW: { length: 30, bank: /^[A-Z]{4}/, rest: /^[A-Z0-9]{22}$/ },
  QA: { length: 29, bank: /^[A-Z]{4}/, rest: /^[A-Z0-9]{21}$/ },
  BH: { length: 22, bank: /^[A-Z]{4}/, rest: /^[A-Z0-9]{14}$/ },
  OM: { length: 23, bank: /^\d{3}/, rest: /^[A-Z0-9]{16}$/ },
  JO: { length: 30, bank: /^[A-Z]{4}/, rest: /^\d{4}[A-Z0-9]{18}$/ },
} as const satisfies Record<string, Form>;

export type IbanCountry = keyof typeof forms;

/** Countries to whose banks a payout can go. */
export const ibanCountries = Object.keys(forms) as IbanCountry[];

/** An account that can be: without spaces, in capitals. `bank` is the country's code of the bank. */
export type Iban = { iban: string; country: IbanCountry; bank: string };

/** Another country, or none; too short or too long for its country; letters where figures belong; mistyped. */
export type IbanFault =
  | { fault: "country" | "form" | "checksum" }
  | { fault: "length"; country: IbanCountry; length: number };

/** From ٠ and from ۰. */
const latin = (digit: string) => String((digit.codePointAt(0) ?? 0) & 15);

/** As it is kept: «iban: eg٣٨ 0019-…» → "EG380019…". Whatever else is in it stays, and is found to be wrong. */
export const normaliseIban = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, latin)
    .replace(/[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF\u2010-\u2015.-]/g, "")
    .toUpperCase()
    .replace(/^IBAN:?/, "");

/** ISO 7064 mod 97-10: the country and check digits go to the end, each letter counts as 10 to 35, and 1 must be left. */
function hasChecksum(iban: string): boolean {
  const check = Number(iban.slice(2, 4));
  let left = 0;
  for (const letter of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    left = (left * (value > 9 ? 100 : 10) + value) % 97;
  }
  return left === 1 && check >= 2 && check <= 98;
}

/**
 * Reads what somebody typed as the number of a bank account. Pure; whether there is such an account only its bank knows.
 * @param text with spaces, small letters and figures of either script
 */
export function readIban(text: string): Iban | IbanFault {
  const iban = normaliseIban(text);
  const country = ibanCountries.find((code) => iban.startsWith(code));
  if (!country) return { fault: "country" };
  const { length, bank, rest } = forms[country];
  if (iban.length !== length) return { fault: "length", country, length };
  const account = iban.slice(4);
  const [code = ""] = bank.exec(account) ?? [];
  if (!/^\d{2}$/.test(iban.slice(2, 4)) || !code || !rest.test(account.slice(code.length)))
    return { fault: "form" };
  return hasChecksum(iban) ? { iban, country, bank: code } : { fault: "checksum" };
}

/** An account as it is shown, its owner's too: "EG•• •••• … 1234". Always from left to right. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• … ${iban.slice(-4)}`;

/** The most that a bank's file takes. */
const longestName = 70;

/**
 * The holder's name, as the bank has it: two letters at least and 70 characters at most; besides letters what stands in names of
 * people and companies; a letter first, so that no file of payouts takes it for a formula.
 * @param name without what nobody sees, in single spaces
 */
export function holderFault(name: string): "short" | "long" | "form" | null {
  if ((name.match(/\p{L}/gu) ?? []).length < 2) return "short";
  if ([...name].length > longestName) return "long";
  return /^\p{L}[\p{L}\p{M}\p{Nd} .,'’&()-]*$/u.test(name) ? null : "form";
}
