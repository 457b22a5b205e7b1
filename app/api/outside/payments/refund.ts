/** Less than was paid is a refund in part, and there may be several. */
export type Refund = {
  refundId: string;
  /** The gateway's reference of the payment: `charge` of its succeeded event. */
  charge: string;
  /** From 1: asked for anew, it is another refund to the gateway. */
  round: number;
  /** Minor units (ISO 4217). */
  amount: number;
  currency: string;
};

/** How a refund stands at the gateway. `pending`: an event will tell. */
export type RefundState = "done" | "pending" | { failure: string };
