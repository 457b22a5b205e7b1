import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  holderFault,
  type Iban,
  type IbanCountry,
  ibanCountries,
  maskIban,
  normaliseIban,
  readIban,
} from "~/api/bank-accounts/iban-rules";

/** The examples of the registry of ISO 13616, with the bank that they name. */
const examples: Record<IbanCountry, [iban: string, bank: string]> = {
  EG: ["EG380019000500000000263180002", "0019"],
  SA: ["SA0380000000608010167519", "80"],
  AE: ["AE070331234567890123456", "033"],
  KW: ["KW81CBKU0000000000001234560101", "CBKU"],
  QA: ["QA58DOHB00001234567890ABCDEFG", "DOHB"],
  BH: ["BH67BMAG00001299123456", "BMAG"],
  OM: ["OM810180000001299123456", "018"],
  JO: ["JO94CBJO0010000000000131000302", "CBJO"],
};
const egyptian = examples.EG[0];
const arabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
const persian = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");

/** By whole numbers, not as the rule does it: the check digits that belong to an account. */
function withChecksum(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((letter) => Number.parseInt(letter, 36)).join("");
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
const letters = fc.string({
  unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  minLength: 4,
  maxLength: 4,
});
/** Accounts of all countries: where an account may have letters, as banks give them, in figures. */
const accounts = fc.constantFrom(...ibanCountries).chain((country) => {
  const [iban, bank] = examples[country];
  const name = /[A-Z]/.test(bank) ? letters : digits(bank.length);
  return fc
    .tuple(name, digits(iban.length - 4 - bank.length))
    .map(([code, rest]) => ({ country, bank: code, iban: withChecksum(country, code + rest) }));
});

describe("The number of a bank account", () => {
  it.each(ibanCountries)("of %s is read with its bank", (country) => {
    const [iban, bank] = examples[country];
    expect(readIban(iban)).toEqual({ iban, country, bank });
  });

  it.each([
    egyptian.toLowerCase(),
    "EG38 0019 0005 0000 0000 2631 8000 2",
    "IBAN: EG38-0019-0005-0000-0000-2631-8000-2",
    " EG38\u00A00019\u00A00005 0000 0000 2631 80002\n",
    `\u200E${egyptian}\u200F`,
    arabic(egyptian),
    persian(egyptian),
    "ＥＧ３８００１９０００５００００００００２６３１８０００２",
  ])("is the same however it is typed: %s", (text) => {
    expect(readIban(text)).toMatchObject({ iban: egyptian });
  });

  it.each([
    ["", { fault: "country" }],
    ["GB33BUKB20201555555555", { fault: "country" }],
    ["263180002", { fault: "country" }],
    [egyptian.slice(0, -1), { fault: "length", country: "EG", length: 29 }],
    [`${egyptian}0`, { fault: "length", country: "EG", length: 29 }],
    ["EG38001900050000000026318000O", { fault: "form" }],
    ["EGXX0019000500000000263180002", { fault: "form" }],
    ["KW8112340000000000001234560101", { fault: "form" }],
    ["QA58DOHB0000123456789؟ABCDEFG", { fault: "form" }],
    ["EG380019000500000000263180003", { fault: "checksum" }],
  ])("%j is no account: %o", (text, fault) => {
    expect(readIban(text)).toEqual(fault);
  });

  it("with right check digits is read, whatever its country", () => {
    fc.assert(
      fc.property(accounts, (account: Iban) => {
        expect(readIban(account.iban)).toEqual(account);
      }),
    );
  });

  it("has one pair of check digits: no other of the hundred will do", () => {
    const pairs = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, "0"));
    for (let n = 0; n < 200; n += 1) {
      const account = `80${String(n).padStart(18, "0")}`;
      const right = pairs.filter((check) => "iban" in readIban(`SA${check}${account}`));
      expect(right.map((check) => `SA${check}${account}`)).toEqual([withChecksum("SA", account)]);
    }
  });

  it("with one figure mistyped is noticed", () => {
    const typed = fc.tuple(accounts, fc.nat(29), fc.constantFrom(..."0123456789"));
    fc.assert(
      fc.property(typed, ([{ iban }, place, digit]) => {
        const at = place % iban.length;
        const changed = iban.slice(0, at) + digit + iban.slice(at + 1);
        return changed === iban || "fault" in readIban(changed);
      }),
      { numRuns: 1000 },
    );
  });

  it("with two neighbours swapped is noticed", () => {
    fc.assert(
      fc.property(fc.tuple(accounts, fc.nat(28)), ([{ iban }, place]) => {
        const at = place % (iban.length - 1);
        const changed = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
        return changed === iban || "fault" in readIban(changed);
      }),
      { numRuns: 1000 },
    );
  });

  it("stays what it is when it is normalised again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readIban(normaliseIban(text))).toEqual(readIban(text));
      }),
    );
  });

  it("is shown by its country and its last four figures", () => {
    expect(maskIban(egyptian)).toBe("EG•• •••• … 0002");
  });
});

describe("The holder's name", () => {
  it.each([
    "Tarek Mansour",
    "منى عبد الرحمن",
    "Al-Nour 2000 (Trading) & Co.",
    "O’Neil",
    "É".repeat(70),
    "Bo",
  ])("may be %s", (name) => {
    expect(holderFault(name)).toBeNull();
  });

  it.each([
    ["", "short"],
    ["M", "short"],
    ["1234", "short"],
    ["م", "short"],
    ["A".repeat(71), "long"],
    ["=SUM(A1)", "form"],
    ["+Tarek", "form"],
    ["Tarek\u202EMansour", "form"],
    ["Tarek; Mansour", "form"],
    ["Tarek\nMansour", "form"],
  ])("may not be %j: %s", (name, fault) => {
    expect(holderFault(name)).toBe(fault);
  });
});
