import type { WalletAccount, WalletEntry } from "~/contract/wallet";
import type { AccountKind, JournalKind } from "../db/ledger-kinds";

/** Kinds of accounts that a technician reads. */
const shown: ReadonlySet<AccountKind> = new Set(["available", "pending", "in_payout", "held", "debt"]);

/** A kind of account as a technician reads it. @throws Error for one that is nobody's own */
export function walletAccountOf(kind: AccountKind): WalletAccount {
  if (!shown.has(kind)) throw new Error(`Not a technician's account: ${kind}`);
  return kind as WalletAccount;
}

/**
 * What was booked, as a technician reads it: what only the house books never stands on a technician's account.
 * @param sum on the technician's accounts, minor units, debits above zero: what was written off is owed again by a debit
 * @param isVisitFee released for a visit alone, of a job that was called off
 * @param isCancelled of a payout that the technician cancelled; it moved between the own accounts alone, so that no statement knows it
 */
export function walletEntryOf(
  kind: JournalKind,
  sum: number,
  { isVisitFee, isCancelled = false }: { isVisitFee: boolean; isCancelled?: boolean },
): WalletEntry {
  if (isVisitFee) return "visit_fee";
  if (isCancelled) return "payout_cancelled";
  return kind === "write_off" && sum > 0 ? "owed_again" : (kind as WalletEntry);
}

const two = (figure: number) => String(figure).padStart(2, "0");
const dayOf = (at: Date) => `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
const utc = (day: string) => new Date(`${day}T00:00Z`);

/** The first day of the week that a day is in. @param weekStart from 0 (Sunday) */
export function weekOf(day: string, weekStart: number): string {
  const at = utc(day);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() - weekStart + 7) % 7));
  return dayOf(at);
}

/** "2026-11-24" → "2026-11-01". */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The month after one: "2026-12" → "2027-01". */
export function nextMonth(month: string): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return dayOf(new Date(Date.UTC(year, of, 1))).slice(0, 7);
}

/** A month that is in the calendar and not ahead of the one that a day is in; else that one. */
export const monthUpTo = (month: string | undefined, today: string): string =>
  month && month <= today.slice(0, 7) ? month : today.slice(0, 7);

/** The first days of the last so many weeks or months, the oldest first. */
export function spansUpTo(today: string, by: "weeks" | "months", count: number, weekStart: number): string[] {
  const last = utc(by === "weeks" ? weekOf(today, weekStart) : monthOf(today));
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const at = new Date(last);
    if (by === "weeks") at.setUTCDate(at.getUTCDate() - 7 * back);
    else at.setUTCMonth(at.getUTCMonth() - back);
    return dayOf(at);
  });
}

/** Sums of days put into the spans that they are in. @param starts the oldest first */
export function sumsOf(
  days: readonly { day: string; amount: number }[],
  starts: readonly string[],
): number[] {
  const sums = starts.map(() => 0);
  for (const { day, amount } of days) {
    const index = starts.findLastIndex((start) => start <= day);
    if (index >= 0) sums[index] = (sums[index] ?? 0) + amount;
  }
  return sums;
}
