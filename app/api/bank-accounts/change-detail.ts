import { maskIban } from "./iban-rules";

type Account<Text> = Record<"iban" | "holder", Text>;

/** What the audit log keeps of an account that was named: the number masked, and which of the two was another before; no name. */
export function changeDetail(now: Account<string>, before: Account<string | null> | null) {
  const isFirst = !before?.iban;
  const changed = before?.iban === now.iban ? "holder" : before?.holder === now.holder ? "iban" : "both";
  return { iban: maskIban(now.iban), ...(!isFirst && { changed }) };
}
