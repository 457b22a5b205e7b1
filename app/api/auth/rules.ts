import { commonPasswords } from "./common-passwords";

/** What the account's owner is known by, as typed or stored. */
export type Owner = { name: string; phone: string; email: string | null };

/** An e-mail address in small ASCII letters: something, an @, and a domain with a dot. */
export const isEmail = (email: string): boolean =>
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(
    email,
  );

const rows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
];
const lines = [...rows, ...rows.map((row) => [...row].reverse().join(""))];

/** One character over and over, a pair repeated, or a stretch of the keyboard or alphabet. */
const isRun = (text: string): boolean =>
  /^(.{1,3})\1+.?$/u.test(text) || lines.some((line) => line.includes(text));

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");
const holds = (text: string, part: string, least: number) => part.length >= least && text.includes(part);

function isPersonal(text: string, { name, phone, email }: Owner): boolean {
  const letters = text.replace(/\p{N}+/gu, "");
  const mailbox = bare(email?.split("@")[0] ?? "");
  return (
    holds(text, phone.slice(-8), 8) ||
    holds(text, mailbox, 4) ||
    holds(text, bare(name), 5) ||
    name.split(" ").some((part) => bare(part).length >= 3 && bare(part) === letters)
  );
}

/**
 * Why a password may not be used, or null. Length is the contract's: eight characters and more.
 * @param folded the password in small letters with Latin digits; `owner` likewise
 */
export function passwordFault(folded: string, owner: Owner): "passwordCommon" | "passwordPersonal" | null {
  const text = bare(folded);
  if (isPersonal(text, owner)) return "passwordPersonal";
  if (commonPasswords.has(folded) || commonPasswords.has(text) || isRun(text) || text === "")
    return "passwordCommon";
  return null;
}

/** A code as typed: spaces and dashes fall away; anything but six digits is null. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]+/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

type CodeTerms = { tries: number; expiresAt: Date };

/** How many tries a code still takes: none once it has expired, or is not there. */
export const triesLeft = (code: CodeTerms | null, most: number, now: Date): number =>
  code && code.expiresAt > now ? Math.max(0, most - code.tries) : 0;
