import type { complaintsContract } from "~/contract/complaints";
import type { Operations } from "../operation";
import { selectOrder } from "../orders/view-store";
import { listStaffBut } from "../staff/user-store";
import { fireDue } from "../time/timers";
import { orderIdOf } from "./about-store";
import { isForOthers } from "./complaint-facts";
import { judgesBarredFrom } from "./decision-store";
import { jobAtIssueView } from "./job-at-issue-view";
import { outcomesOf } from "./outcome-rules";
import { currentWith } from "./own-moves";
import { figuresFor } from "./split-view";

/** So many are named who decide instead. */
const mostNamed = 10;

/** What staff read before they decide. */
export const decisionBasis: Pick<Operations<typeof complaintsContract>, "basis"> = {
  basis: async ({ id }, ctx) => {
    const { complaint, orders, barred } = await currentWith(ctx, id, {
      orders: selectOrder(ctx.db, orderIdOf(id), ctx.now),
      barred: judgesBarredFrom(ctx.db, id),
    });
    const [found] = orders;
    if (found?.hasDue) await fireDue(ctx, found.requestId, ctx.now);
    const [row] = found?.hasDue ? await selectOrder(ctx.db, orderIdOf(id), ctx.now) : orders;
    const isOwn = isForOthers(complaint) && barred.includes(ctx.user.id);
    return {
      job: row ? await jobAtIssueView(ctx.db, row, ctx) : null,
      whole: complaint.amount === null ? null : figuresFor(complaint, complaint.amount, ctx.user),
      outcomes: outcomesOf(complaint.kind),
      others: isOwn ? await listStaffBut(ctx.db, barred, mostNamed) : null,
    };
  },
};
