import { listSplitsOf } from "../complaints/decision-store";
import { type Booked, standingOf } from "../ledger/booked-rules";
import { listChargebacks, sumLosses } from "../ledger/house-store";
import { sharesOfReturned } from "../ledger/returned-rules";
import { listRefundsOf, type PaymentRow } from "../payments/payment-store";
import { sumLeftToStaff } from "../payments/returned-moves";
import type { Act } from "../record/change";
import type { Disputed } from "./chargeback-moves";
import type { HeldOrder } from "./order-store";

const idsOf = (booked: readonly Booked[]) => new Set(booked.map(({ paymentId }) => paymentId));

/**
 * What a dispute that is won brings back, no more than it took, and who gets it: minor units.
 * @returns null where the gateway has not told of the chargeback itself yet
 */
export async function findReturned({ tx }: Act, order: HeldOrder, payment: PaymentRow, won: Disputed) {
  const booked = await listChargebacks(tx, order.id);
  const taken = booked.filter(({ kind, cause }) => kind === "chargeback" && cause === won.disputeId);
  if (taken.length === 0) return null;
  const refundIds = (await listRefundsOf(tx, payment.id)).map(({ id }) => id);
  const splits = await listSplitsOf(tx, order.id);
  const total = Math.min(won.amount, standingOf(taken).has);
  const shares = sharesOfReturned(booked, splits, {
    ...{ total, paymentId: payment.id, disputeId: won.disputeId },
    ...{ room: order.price - (order.released ?? 0) },
    lost: await sumLosses(tx, order.id, refundIds),
    forStaff: await sumLeftToStaff(tx, idsOf(booked)),
  });
  return { ...shares, total, splits, own: booked.filter(({ paymentId }) => paymentId === payment.id) };
}
