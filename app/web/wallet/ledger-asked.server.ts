import { contract } from "~/contract/contract";
import { today } from "../country.server";
import { fileName } from "../lists/download.server";
import { readFilters } from "../lists/filters.server";
import type { Page } from "../page.server";
import { writingOf } from "../writing.server";

type Days = { from?: string | undefined; to?: string | undefined };

/** Days whose ends are the wrong way round are turned: what is shown lies between them. */
const inOrder = ({ from, to }: Days): Days =>
  from && to && to < from ? { from: to, to: from } : { from, to };

/** What the page's address asks of the ledger: as it was typed, and as it is read. */
export function ledgerAsked(page: Page) {
  const { account, kind, from, to } = readFilters(contract.wallet.csv, page);
  const typed = { kind, from, to };
  return { account, typed, asked: { kind, ...inOrder(typed) } };
}

type Asked = ReturnType<typeof ledgerAsked>;

/** What is to be told at the field of the last day, where it is before the first. */
export function wrongDays(page: Page, { typed, asked }: Asked): Record<string, string[]> {
  if (typed.to === asked.to) return {};
  const { f, t } = writingOf(page);
  const written = (day = "") => f.date(`${day}T12:00:00.000Z`, { hasYear: true });
  return { to: [t("wallet:filter.daysTurned", { from: written(asked.from), to: written(asked.to) })] };
}

/** What a file of those lines is called: "usta-wallet-pending-release-2026-11-01-to-2026-11-24.csv". */
export function ledgerFileName({ account, asked: { kind, from, to } }: Asked): string {
  return fileName("csv", "wallet", account ?? "all", kind, from, "to", to ?? today());
}
