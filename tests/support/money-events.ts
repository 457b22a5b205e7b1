import { complaintEvents } from "~/api/complaints/rules";
import type { Db } from "~/api/db/client";
import { audit } from "~/api/db/schema";
import { orderEvents } from "~/api/orders/rules";
import { paymentEvents } from "~/api/payments/rules";
import { payoutEvents } from "~/api/payouts/rules";
import { accountEvents } from "~/api/profile/account-rules";
import { proposalEvents } from "~/api/proposals/rules";
import { dictionaryOf } from "./dictionaries";

/** Events of these have no table in the code: they are those that the audit log has a text for. */
const worded = ["refund", "settlement", "gateway_event"];

const textsOf = (entity: string): string[] =>
  Object.keys(dictionaryOf("en", "staff"))
    .filter((key) => key.startsWith(`event.${entity}.`))
    .map((key) => key.slice(`event.${entity}.`.length));

/** Events of the life cycles that no money hangs on, or that two deals cannot come to. */
const leftOut: ReadonlySet<string> = new Set([
  // Complaints about accounts and reviews have no other side.
  "complaint.take",
  "complaint.reopen",
]);

const tables: Record<string, readonly string[]> = {
  order: [...orderEvents, "clear"],
  payment: paymentEvents,
  payout: payoutEvents,
  proposal: proposalEvents,
  complaint: complaintEvents,
  ...Object.fromEntries(worded.map((entity) => [entity, textsOf(entity)])),
  user: [...accountEvents, "add_method", "change_method", "write_off"],
  /** What orders make of the request that they are for. */
  request: ["award", "release", "assign", "complete", "loseOrder", "reopen"],
};

/** Whatever can happen to money, as `entity.event` of the audit log. */
export const moneyEvents: readonly string[] = Object.entries(tables)
  .flatMap(([entity, events]) => events.map((event) => `${entity}.${event}`))
  .filter((name) => !leftOut.has(name));

/** Those that the audit log has no words for. */
export const wordless = (names: readonly string[]): string[] => {
  const texts = dictionaryOf("en", "staff");
  return names.filter((name) => !(`event.${name}` in texts));
};

/** What has happened so far, each once. */
export async function happenedIn(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ entity: audit.entity, event: audit.event }).from(audit);
  return rows.map(({ entity, event }) => `${entity}.${event}`);
}
