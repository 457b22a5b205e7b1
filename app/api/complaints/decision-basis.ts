import type { complaintsContract } from "~/contract/complaints";
import type { Operations } from "../operation";
import { findOrderById } from "../orders/view-store";
import { listStaffBut } from "../staff/user-store";
import { upToDate } from "../time/timers";
import { findOrderIdOf } from "./about-store";
import { isForOthers } from "./complaint-facts";
import { findFirstDecider } from "./decision-store";
import { jobAtIssueView } from "./job-at-issue-view";
import { outcomesOf } from "./outcome-rules";
import { currentComplaint } from "./own-moves";

/** So many are named who decide instead. */
const mostNamed = 10;

/** What staff read before they decide. */
export const decisionBasis: Pick<Operations<typeof complaintsContract>, "basis"> = {
  basis: async ({ id }, ctx) => {
    const complaint = await currentComplaint(ctx, id);
    const orderId = await findOrderIdOf(ctx.db, id);
    const row = orderId && (await upToDate(ctx, ctx.now, () => findOrderById(ctx.db, orderId, ctx.now)));
    const isOwn = isForOthers(complaint) && (await findFirstDecider(ctx.db, complaint)) === ctx.user.id;
    return {
      job: row ? await jobAtIssueView(ctx.db, row, ctx) : null,
      outcomes: outcomesOf(complaint.kind),
      others: isOwn ? await listStaffBut(ctx.db, ctx.user.id, mostNamed) : null,
    };
  },
};
