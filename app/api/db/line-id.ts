import { type SQL, sql } from "drizzle-orm";
import { ledgerLines } from "./money-schema";

/** What a line of the ledger is called outside: its own number counts the lines of everybody. Its journal's id is random. */
export const lineId: SQL<string> = sql<string>`left(encode(sha256(convert_to(
  ${ledgerLines.journalId} || ' ' || ${ledgerLines.accountId}, 'UTF8')), 'hex'), 20)`;
