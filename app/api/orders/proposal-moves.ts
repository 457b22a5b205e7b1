import { moveProposal } from "../proposals/moves";
import { findProposal, type ProposalRow } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import type { HeldRequest } from "../requests/request-store";
import { cancelPaid } from "./cancel-moves";
import { feeForVisit } from "./cancel-rules";
import { tellOne, tellOther } from "./moves";
import { findOrder, type HeldOrder } from "./order-store";
import { isPaidPastVisit } from "./visit-rules";
import { awaitWord } from "./word-moves";

/** A proposal with the order and the request that this transaction holds. */
export type HeldProposal = { act: Act; request: HeldRequest; order: HeldOrder; proposal: ProposalRow };

/** The absent side bears the visit fee: a technician who did not come has none, a customer who was not there pays it. */
export async function upholdNoShow(
  { act, request, order, proposal }: HeldProposal,
  event: "agree" | "lapse",
) {
  const isCustomerAbsent = proposal.by === "provider";
  await moveProposal(act, order, proposal, event, { answeredAt: act.book.at });
  await cancelPaid(act, request, order, {
    ...{ event: "noShow", by: isCustomerAbsent ? "customer" : "provider", reason: proposal.reason },
    fee: isCustomerAbsent ? feeForVisit(order) : 0,
    isRetendered: !isCustomerAbsent,
  });
}

/** Nobody answered, or paid, in time. */
export async function lapseProposal(act: Act, request: HeldRequest, id: string): Promise<void> {
  const proposal = await findProposal(act.tx, id);
  const order = proposal && (await findOrder(act.tx, proposal.orderId));
  if (!proposal || !order) return;
  const held = { act, request, order, proposal };
  if (proposal.kind === "no_show") {
    const isPaid = order.status === "paid";
    // Whose account is closed could neither show the code nor object: the silence says nothing.
    const isUnheard = proposal.by === "provider" && !order.isCustomerActive;
    // Nor is anybody to be absent where nobody could come: then it lapses as any other.
    const isAnew = isPaid && isPaidPastVisit(order);
    if (isPaid && !isUnheard && !isAnew) return upholdNoShow(held, "lapse");
    if (!isAnew) {
      await moveProposal(act, order, proposal, "drop");
      if (isPaid) tellOne(act, request, order, "provider", "no_show_unheard");
      return;
    }
  }
  if (proposal.kind === "price" && (await awaitWord(act, order, proposal))) return;
  const { status } = await moveProposal(act, order, proposal, "lapse");
  const nothing = proposal.status === "agreed" ? "increase_unpaid" : "proposal_lapsed";
  tellOther(act, request, order, status === "done" ? "visit_over" : nothing);
}
