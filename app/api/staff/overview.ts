import { sql } from "drizzle-orm";
import type { staffContract } from "~/contract/staff";
import { countOverdue, countWaiting } from "../complaints/view-store";
import type { ContextFor } from "../context";
import type { Operation } from "../operation";
import { countFailed } from "../payments/event-store";
import { countQueue } from "../payouts/view-store";
import { countOpenReports } from "../reviews/report-store";
import { askingNow } from "../transfers/refund-view";
import { countRefunds, countTransfers } from "../transfers/waiting-store";
import { countFailed as countFailedSteps } from "./step-store";
import { countInactive, countSubmitted, oldestSubmitted } from "./user-store";

/** Each a query within the one that asks them all. */
const counts = ({ db, now, ...ctx }: ContextFor<"staff">) => ({
  verifications: countSubmitted(db),
  since: oldestSubmitted(db),
  inactive_users: countInactive(db),
  complaints: countWaiting(db),
  complaints_overdue: countOverdue(db, now),
  reported_reviews: countOpenReports(db),
  transfers: countTransfers(db),
  refunds: countRefunds(db, askingNow({ ...ctx, now })),
  payouts: countQueue(db, "requested"),
  payouts_to_send: countQueue(db, "approved"),
  gateway_events: countFailed(db),
  failed_steps: countFailedSteps(db, now),
});

/** What waits for staff, counted off the indices of what waits. */
export const overview: Operation<(typeof staffContract)["overview"]> = async (_, ctx) => {
  const [row] = await ctx.db.select(counts(ctx)).from(sql`(values (1)) as once`);
  if (!row) throw new Error("A row of values that is none");
  const { since, ...waiting } = row;
  return { ...waiting, verifications_since: since?.toISOString() ?? null };
};
