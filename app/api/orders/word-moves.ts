import { findBegun, type PaymentRow } from "../payments/payment-store";
import { findProposal, type ProposalRow, updateProposal } from "../proposals/proposal-store";
import type { Act } from "../record/change";
import { setTimers } from "../time/schedule";
import { awaitIncrease } from "./approval-moves";
import { type HeldOrder, updateOrder } from "./order-store";

/** What is to be paid: the order's price, or a higher one that was agreed on. */
type Asked = { order: HeldOrder; proposal: ProposalRow | null };
/** `until`: how long the payment is waited for; `payableUntil`: how long it could be paid, where that ended before. */
type Wait = { until: Date; payableUntil: Date | null };

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

function waitOf({ order, proposal }: Asked): Wait {
  const { payableUntil } = proposal ?? order;
  return { until: proposal ? proposal.dueAt : order.paymentDueAt, payableUntil };
}

/** Until when it can be paid. */
export function payableUntil(asked: Asked): Date {
  const wait = waitOf(asked);
  return wait.payableUntil ?? wait.until;
}

/** It still waits to be paid. */
const isAwaited = ({ order, proposal }: Asked) =>
  proposal ? proposal.status === "agreed" : order.status === "awaiting_payment";

/** Moves the end of the wait. Silence does not approve delivered work at the old price meanwhile, where it is for a higher one. */
async function setWait(act: Act, { order, proposal }: Asked, { until, payableUntil }: Wait): Promise<void> {
  const { id: orderId, requestId } = order;
  if (!proposal) {
    await updateOrder(act.tx, orderId, { paymentDueAt: until, payableUntil });
    return setTimers(act.tx, [{ requestId, subjectId: orderId, kind: "payment_expiry", dueAt: until }]);
  }
  await updateProposal(act.tx, proposal.id, { dueAt: until, payableUntil });
  await setTimers(act.tx, [{ requestId, subjectId: proposal.id, kind: "proposal_expiry", dueAt: until }]);
  await awaitIncrease(act, order, until);
}

/** What a payment is for. */
export const askedBy = async (
  { tx }: Act,
  order: HeldOrder,
  { proposalId }: PaymentRow,
): Promise<Asked | null> => {
  const proposal = proposalId ? await findProposal(tx, proposalId) : null;
  return proposalId && !proposal ? null : { order, proposal };
};

/** The customer says to have sent a transfer: staff have longer to find it than it has to arrive. */
export async function awaitTransfer(act: Act, asked: Asked): Promise<boolean> {
  const payable = payableUntil(asked);
  const until = later(payable, act.settings.transferAwaitedFor);
  if (!isAwaited(asked) || until <= waitOf(asked).until) return false;
  await setWait(act, asked, { until, payableUntil: payable });
  return true;
}

/** The time for paying is over, and the gateway may have taken the money and not told of it yet: it is asked, once and for a while. */
async function awaitGateway(act: Act, asked: Asked): Promise<boolean> {
  const { until, payableUntil: waited } = waitOf(asked);
  if (waited !== null) return false;
  await setWait(act, asked, {
    until: later(act.book.now, act.settings.gatewayAskedFor),
    payableUntil: until,
  });
  return true;
}

/** The time for paying is over. Where a payment was begun, it is waited for once more whether it was made in time. @returns whether it is */
export async function awaitWord(
  act: Act,
  order: HeldOrder,
  proposal: ProposalRow | null = null,
): Promise<boolean> {
  const asked = { order, proposal };
  const begun = isAwaited(asked) && (await findBegun(act.tx, order.id, proposal?.id ?? null));
  if (!begun) return false;
  if (begun.method === "transfer") return begun.sentAt !== null && awaitTransfer(act, asked);
  return begun.reference !== null && begun.closedAt === null && awaitGateway(act, asked);
}

/** The payment that was waited for did not come: another can be made as long as the first time for paying lasts, or that is over now. */
export async function endWait(act: Act, order: HeldOrder, payment: PaymentRow): Promise<void> {
  const asked = await askedBy(act, order, payment);
  const payable = asked && isAwaited(asked) && waitOf(asked).payableUntil;
  if (!payable) return;
  const { at } = act.book;
  await setWait(act, asked, {
    ...(payable > at ? { until: payable, payableUntil: null } : { until: at, payableUntil: payable }),
  });
}
