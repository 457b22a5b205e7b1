import { isLocale, type Locale } from "./locale";

/**
 * The language that a reader likes best of those there are, by the header's weights: "fr, ar;q=0.9, en;q=0.8" is Arabic.
 * @returns null when the reader names none of them
 */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | null {
  const wishes = (acceptLanguage ?? "")
    .slice(0, 200)
    .split(",")
    .map((wish) => {
      const [tag = "", ...rest] = wish
        .trim()
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      const weight = Number(rest.find((one) => one.startsWith("q="))?.slice(2) ?? 1);
      return { language: tag.split("-", 1)[0] ?? "", weight: Number.isNaN(weight) ? 0 : weight };
    });
  const known = wishes.filter(({ language, weight }) => isLocale(language) && weight > 0);
  const [best] = known.sort((a, b) => b.weight - a.weight);
  return best && isLocale(best.language) ? best.language : null;
}
