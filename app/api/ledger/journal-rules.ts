import { balanced, held, type Line, moved, ours, purse, refundDue } from "./account-rules";
import type { Share } from "./commission-rules";

/** L1. A payment came in, by the gateway or by bank transfer: it is held for its order. */
export const received = (by: "gateway" | "bank", orderId: string, amount: number): Line[] =>
  moved(ours(by), held(orderId), amount);

/** L1. A payment that came too late for its order is owed back at once. */
export const receivedLate = (by: "gateway" | "bank", paymentId: string, amount: number): Line[] =>
  moved(ours(by), refundDue(paymentId), amount);
/** L1 back: staff had noted a transfer that had not come, or not so. */
export const lateReversed = (paymentId: string, amount: number): Line[] =>
  moved(refundDue(paymentId), ours("bank"), amount);

/** L2. An order is done: what is held for it becomes the provider's, ours and the tax office's. */
export const released = (orderId: string, providerId: string, share: Share): Line[] => {
  const { payout, commission, commissionVat, priceVat } = share;
  return balanced(
    [[held(orderId), payout + commission + priceVat]],
    [
      [purse("pending", providerId), payout],
      [ours("revenue"), commission - commissionVat],
      [ours("vat_due"), commissionVat + priceVat],
    ],
  );
};

/** L3. The clearing period is over. */
export const cleared = (providerId: string, amount: number): Line[] =>
  moved(purse("pending", providerId), purse("available", providerId), amount);

/** L4. A payout is asked for. */
export const payoutAsked = (providerId: string, amount: number): Line[] =>
  moved(purse("available", providerId), purse("in_payout", providerId), amount);
/** L4. A payout has reached the bank account. */
export const payoutPaid = (providerId: string, amount: number): Line[] =>
  moved(purse("in_payout", providerId), ours("bank"), amount);
/** L4. A payout comes back before it has left. */
export const payoutReturned = (providerId: string, amount: number): Line[] =>
  moved(purse("in_payout", providerId), purse("available", providerId), amount);
/** L4 back after it had left the bank account. */
export const payoutSentBack = (providerId: string, amount: number): Line[] =>
  moved(ours("bank"), purse("available", providerId), amount);

/** L5. What is held goes back to who paid. */
export const refundOwed = (orderId: string, paymentId: string, amount: number): Line[] =>
  moved(held(orderId), refundDue(paymentId), amount);
/** L5b. The gateway or the bank has paid it back. */
export const refundPaid = (paymentId: string, by: "gateway" | "bank", amount: number): Line[] =>
  moved(refundDue(paymentId), ours(by), amount);
/** L5b back: it failed, or the bank sent it back, after it was told as done. */
export const refundReturned = (paymentId: string, by: "gateway" | "bank", amount: number): Line[] =>
  moved(ours(by), refundDue(paymentId), amount);

/** L7. A debt is settled from what has become available, as far as that goes. */
export const debtSettled = (providerId: string, debt: number, available: number): Line[] =>
  moved(purse("available", providerId), purse("debt", providerId), Math.min(debt, available));

/** L8. The gateway pays out what it took, less its fees. */
export const settled = (gross: number, fee: number): Line[] =>
  balanced(
    [
      [ours("bank"), gross - fee],
      [ours("fees"), fee],
    ],
    [[ours("gateway"), gross]],
  );

/** L9. A debt that nobody will pay any more. */
export const writtenOff = (providerId: string, amount: number): Line[] =>
  moved(ours("loss"), purse("debt", providerId), amount);

/** L9 back: what is written off comes in after all. It is owed again, so that the money settles it. */
export const owedAgain = (providerId: string, amount: number): Line[] =>
  moved(purse("debt", providerId), ours("loss"), amount);
