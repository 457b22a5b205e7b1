import type { staffContract } from "~/contract/staff";
import { countWaiting as countComplaints } from "../complaints/view-store";
import type { Operation } from "../operation";
import { countFailed } from "../payments/event-store";
import { countQueue } from "../payouts/view-store";
import { countOpenReports } from "../reviews/report-store";
import { askingNow } from "../transfers/refund-view";
import { countRefunds, countTransfers } from "../transfers/waiting-store";
import { countFailed as countFailedSteps } from "./step-store";
import { countWaiting } from "./user-store";

/** What waits for staff, counted off the indices of what waits. */
export const overview: Operation<(typeof staffContract)["overview"]> = async (_, ctx) => {
  const { verifications, since, inactive } = await countWaiting(ctx.db);
  const complaints = await countComplaints(ctx.db, ctx.now);
  return {
    verifications,
    verifications_since: since?.toISOString() ?? null,
    inactive_users: inactive,
    complaints: complaints.all,
    complaints_overdue: complaints.overdue,
    reported_reviews: await countOpenReports(ctx.db),
    transfers: await countTransfers(ctx.db),
    refunds: await countRefunds(ctx.db, askingNow(ctx)),
    payouts: await countQueue(ctx.db, "requested"),
    payouts_to_send: await countQueue(ctx.db, "approved"),
    gateway_events: await countFailed(ctx.db),
    failed_steps: await countFailedSteps(ctx.db, ctx.now),
  };
};
