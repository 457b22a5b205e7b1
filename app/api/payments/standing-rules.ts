import type { PaymentMethod } from "~/contract/payment-fields";
import type { PaymentStatus } from "~/contract/payment-status";
import { begunPayment, oneIn } from "../db/states";

/** `dueAt`: until when it can be paid; `awaitedUntil`: until when the word may come that it was. */
type Begun = { status: PaymentStatus; dueAt: Date; awaitedUntil: Date };

const isBegun = (status: PaymentStatus) => oneIn(begunPayment, status);

/** A payment's state now: one that ran out is cancelled from that moment, although no sweep may have written that down yet. */
export const statusAt = ({ status, awaitedUntil }: Omit<Begun, "dueAt">, now: Date): PaymentStatus =>
  isBegun(status) && awaitedUntil <= now ? "cancelled" : status;

/** A payment was begun, and can be paid. */
export const isOpenAt = ({ status, dueAt }: Omit<Begun, "awaitedUntil">, now: Date): boolean =>
  isBegun(status) && dueAt > now;

/** The payer says to have sent the transfer, and it is awaited; of a whole order, in SQL: `isTransferSent`. */
export const isSentAt = (
  { method, sentAt, ...begun }: Omit<Begun, "dueAt"> & { method: PaymentMethod; sentAt: Date | null },
  now: Date,
): boolean => method === "transfer" && sentAt !== null && isBegun(statusAt(begun, now));
