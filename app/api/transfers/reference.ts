import { toLatinDigits } from "~/i18n/digits";

/**
 * A reference as it is kept, however it was copied: small letters, other figures, spaces, without its dashes.
 * @example referenceIn("us 9kq2m h7tdx") // "US-9KQ2M-H7TDX"
 */
export function referenceIn(typed: string): string {
  const signs = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    // Its own signs are such that none of them is a U.
    .replace(/^US/, "");
  return `US-${signs.slice(0, 5)}-${signs.slice(5)}`;
}
