import type { PaymentMethod, PaymentStatus } from "~/contract/payment-fields";

type Begun = { status: PaymentStatus; dueAt: Date };

const isBegun = (status: PaymentStatus) => status === "created" || status === "requires_action";

/** A payment's state as time has left it: nobody can pay any more what ran out, although nothing may have been written down since. */
export const statusAt = ({ status, dueAt }: Begun, now: Date): PaymentStatus =>
  isBegun(status) && dueAt <= now ? "cancelled" : status;

/** A payment was begun, and may still come in in time. */
export const isOpenAt = (payment: Begun, now: Date): boolean => isBegun(statusAt(payment, now));

/** The payer says to have sent the transfer, and it is awaited; of a whole order, in SQL: `isTransferSent`. */
export const isSentAt = (
  { method, sentAt, ...begun }: Begun & { method: PaymentMethod; sentAt: Date | null },
  now: Date,
): boolean => method === "transfer" && sentAt !== null && isOpenAt(begun, now);
