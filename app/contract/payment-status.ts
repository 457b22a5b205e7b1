import { z } from "zod";

export const paymentStatus = z.enum([
  "created",
  "requires_action",
  "succeeded",
  "failed",
  "cancelled",
  "refund_pending",
  "refunded",
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;
