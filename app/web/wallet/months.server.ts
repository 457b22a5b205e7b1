import { dateValue } from "~/i18n/field-values";
import { country } from "../country.server";
import type { Page } from "../page.server";

/** "2026-11" → "November 2026", "نوفمبر 2026". */
export function monthName({ t }: Page, month: string): string {
  const [year = "", of = ""] = month.split("-");
  return t("wallet:statement.month", { month: t(`month.${Number(of)}`), year });
}

const shifted = (month: string, by: number) => {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
};

/** The months before and after one; none after the present. */
export function monthsBeside(month: string): { previous: string; next: string | null } {
  const present = dateValue(new Date().toISOString(), country().timeZone).slice(0, 7);
  return { previous: shifted(month, -1), next: month < present ? shifted(month, 1) : null };
}
