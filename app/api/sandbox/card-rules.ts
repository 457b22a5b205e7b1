import type { SandboxCard, SandboxPress } from "~/contract/sandbox";

type Fault = string | { key: string; params: { count: number } };

const figures = 16;

/** Numbers that are nobody's, each with what comes of paying by it. No other is taken: a real card does not belong here. */
export const testCards: { number: string; press: SandboxPress }[] = [
  { number: "4242424242424242", press: "pay" },
  { number: "4000000000000002", press: "decline" },
  { number: "4000002500003155", press: "ask" },
  { number: "4000000000000119", press: "abandon" },
];

/** The last figure of a number proves the others: every second one doubled, the sum of all figures ends in nought (ISO/IEC 7812). */
export function isProved(number: string): boolean {
  const sum = [...number].reverse().reduce((total, letter, place) => {
    const figure = Number(letter) * (place % 2 === 0 ? 1 : 2);
    return total + (figure > 9 ? figure - 9 : figure);
  }, 0);
  return sum % 10 === 0;
}

function numberFault(number: string): Fault[] {
  if (number === "") return ["validation:required"];
  if (!/^\d+$/.test(number)) return ["sandbox:card.notNumber"];
  const missing = figures - number.length;
  if (missing > 0) return [{ key: "sandbox:card.short", params: { count: missing } }];
  if (missing < 0) return [{ key: "sandbox:card.long", params: { count: -missing } }];
  if (!isProved(number)) return ["sandbox:card.wrong"];
  return testCards.some((card) => card.number === number) ? [] : ["sandbox:card.notTest"];
}

/** "12/34", "12 / 34", "1234" or "12/2034": good until that month ends. */
function expiryFault(expiry: string, now: Date): Fault[] {
  if (expiry === "") return ["validation:required"];
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])[/.-]?((?:20)?\d\d)$/.exec(expiry) ?? [];
  if (month === "") return ["sandbox:card.notExpiry"];
  const ends = Date.UTC(2000 + (Number(year) % 100), Number(month), 1);
  return ends > now.getTime() ? [] : ["sandbox:card.expired"];
}

function codeFault(code: string): Fault[] {
  if (code === "") return ["validation:required"];
  return /^\d{3}$/.test(code) ? [] : ["sandbox:card.notCode"];
}

/** A name as a card has it: letters, and no figures. */
function holderFault(holder: string): Fault[] {
  if (holder === "") return ["validation:required"];
  return /\p{L}.*\p{L}/u.test(holder) && !/\p{N}/u.test(holder) ? [] : ["sandbox:card.notHolder"];
}

/** What is wrong with a card, by its fields; nothing where it may be paid by. Figures are Latin, without blanks between them. Pure. */
export function cardFaults(
  { card_number, expiry, code, holder }: SandboxCard,
  now: Date,
): Record<string, Fault[]> {
  const faults = {
    card_number: numberFault(card_number),
    expiry: expiryFault(expiry, now),
    code: codeFault(code),
    holder: holderFault(holder),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, said]) => said.length > 0));
}

/** What comes of paying by a card without faults. Pure. */
export const outcomeOf = ({ card_number }: SandboxCard): SandboxPress =>
  testCards.find(({ number }) => number === card_number)?.press ?? "decline";
