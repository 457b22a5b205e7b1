import type { complaintsContract } from "~/contract/complaints";
import type { Operations } from "../operation";
import { selectOrder } from "../orders/view-store";
import { paymentAtIssue } from "../payments/view";
import { selectPaymentOfComplaint } from "../payments/view-store";
import { payoutAtIssue } from "../payouts/view";
import { selectPayoutOfComplaint, selectStepsOfComplaint } from "../payouts/view-store";
import { reviewAtIssue } from "../reviews/job-view";
import { listStaffBut } from "../staff/user-store";
import { fireDue } from "../time/timers";
import { orderIdOf } from "./about-store";
import { photosOf, reviewOf, selectReviewed } from "./at-issue-view";
import { isForOthers } from "./complaint-facts";
import { judgesBarredFrom, openedByHandOf } from "./decision-store";
import { jobAtIssueView } from "./job-at-issue-view";
import { outcomesOf } from "./outcome-rules";
import { currentWith } from "./own-moves";
import { figuresFor } from "./split-view";

/** So many are named who decide instead. */
const mostNamed = 10;

/** What staff read before they decide. */
export const decisionBasis: Pick<Operations<typeof complaintsContract>, "basis"> = {
  basis: async ({ id }, ctx) => {
    const read = await currentWith(ctx, id, {
      orders: selectOrder(ctx.db, orderIdOf(id), ctx.now),
      ...selectReviewed(ctx.db, id),
      payments: selectPaymentOfComplaint(ctx.db, id, ctx.now),
      payouts: selectPayoutOfComplaint(ctx.db, id, ctx.now),
      steps: selectStepsOfComplaint(ctx.db, id),
      barred: judgesBarredFrom(ctx.db, id),
      opened: openedByHandOf(id),
    });
    const { complaint, orders, barred, payments, payouts, steps, opened } = read;
    const review = reviewOf(complaint, read);
    const [[found], [payment], [payout]] = [orders, payments, payouts];
    if (found?.hasDue) await fireDue(ctx, found.requestId, ctx.now);
    const [row] = found?.hasDue ? await selectOrder(ctx.db, orderIdOf(id), ctx.now) : orders;
    const isOwn = isForOthers(complaint) && barred.includes(ctx.user.id);
    return {
      review: review && reviewAtIssue(review, photosOf(read)),
      payment: payment ? paymentAtIssue(payment, ctx) : null,
      payout: payout ? payoutAtIssue(payout, steps) : null,
      job: row ? await jobAtIssueView(ctx.db, row, ctx) : null,
      whole: complaint.amount === null ? null : figuresFor(complaint, complaint.amount, ctx.user),
      outcomes: outcomesOf(complaint.kind),
      opened,
      others: isOwn ? await listStaffBut(ctx.db, barred, mostNamed) : null,
    };
  },
};
