/** Calling codes of the region and how their national numbers are grouped, by length. */
const groupings: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  "966": { 9: [2, 3, 4] },
  "971": { 9: [2, 3, 4], 8: [1, 3, 4] },
  "20": { 10: [3, 3, 4], 9: [1, 4, 4] },
  "965": { 8: [4, 4] },
  "974": { 8: [4, 4] },
  "973": { 8: [4, 4] },
  "968": { 8: [4, 4] },
};

/** Calling code and groups of an E.164 number: "+966501234567" → ["966", "50", "123", "4567"]. */
function groups(e164: string): string[] {
  const figures = e164.replace(/\D/g, "");
  const code = Object.keys(groupings).find((known) => figures.startsWith(known)) ?? "";
  const national = figures.slice(code.length);
  const sizes = groupings[code]?.[national.length];
  if (!sizes) return [code, ...(national.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [])].filter(Boolean);
  const pattern = new RegExp(sizes.map((size) => `(\\d{${size}})`).join(""));
  return [code, ...(pattern.exec(national)?.slice(1) ?? [])];
}

/**
 * A phone number for people, from E.164: "+966 50 123 4567". Always in 0-9, because groups of ٠-٩ would change places even
 * in a left-to-right line; show it with dir="ltr".
 */
export function formatPhone(e164: string): string {
  return `+${groups(e164).join(" ")}`;
}

/** The address that calls an E.164 number: "tel:+966501234567". */
export function phoneHref(e164: string): string {
  return `tel:${e164}`;
}
