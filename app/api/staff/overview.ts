import type { staffContract } from "~/contract/staff";
import { countOverdue, countWaiting } from "../complaints/view-store";
import { readTogether } from "../db/together";
import type { Operation } from "../operation";
import { countFailed } from "../payments/event-store";
import { countQueue } from "../payouts/view-store";
import { countOpenReports } from "../reviews/report-store";
import { askingNow } from "../transfers/refund-view";
import { countRefunds, countTransfers } from "../transfers/waiting-store";
import { countFailed as countFailedSteps } from "./step-store";
import { countInactive, countSubmitted, oldestSubmitted } from "./user-store";

/** What waits for staff, counted off the indices of what waits. */
export const overview: Operation<(typeof staffContract)["overview"]> = async (_, ctx) => {
  const { db, now } = ctx;
  const { since, ...waiting } = await readTogether(db, {
    verifications: countSubmitted(db),
    since: oldestSubmitted(db),
    inactive_users: countInactive(db),
    complaints: countWaiting(db),
    complaints_overdue: countOverdue(db, now),
    reported_reviews: countOpenReports(db),
    transfers: countTransfers(db),
    refunds: countRefunds(db, askingNow(ctx)),
    payouts: countQueue(db, "requested"),
    payouts_to_send: countQueue(db, "approved"),
    gateway_events: countFailed(db),
    failed_steps: countFailedSteps(db, now),
  });
  return { ...waiting, verifications_since: since?.toISOString() ?? null };
};
