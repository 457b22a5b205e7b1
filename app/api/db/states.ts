// Sets of states, named once: for the rules, for queries and for the indices that serve them.

/** Offers that are over: nothing happens any more. */
export const over = ["not_selected", "withdrawn", "declined", "expired"] as const;

/** Offers that stand on a request: shown to its customer, and counted among the ten. */
export const live = ["pending", "discount_requested", "stale", "on_hold"] as const;

/** Offers not decided on yet: live, or in the queue. */
export const unsettled = ["queued", ...live] as const;

/** Offers that are not over: a provider has one such offer on a request at most. */
export const notOver = [...unsettled, "accepted"] as const;

/** Reviews that everybody reads, and that count. */
export const shownReview = ["published", "reported"] as const;

/** Payments that were begun and are not over: for one purpose an order has one such at most. */
export const begunPayment = ["created", "requires_action"] as const;

/** Orders that are paid, and not approved yet. */
export const runningOrder = ["paid", "in_progress", "delivered"] as const;

/** Orders that are neither done nor called off. */
export const openOrder = ["awaiting_payment", ...runningOrder, "disputed"] as const;

/** Payouts that are under way: of such a technician has one at most. */
export const openPayout = ["requested", "approved", "sent"] as const;

/** The rules that a review may break. */
export const reviewRuleNames = [
  "insult",
  "private_data",
  "untrue",
  "off_topic",
  "advertising",
  "pressure",
] as const;

/** Upper ends of the steps in which answers are counted by the minutes they took; the last step is everything above, told as `responseBeyond`. */
export const responseEnds = [5, 15, 30, 60, 120, 360, 1440] as const;
export const responseBeyond = 2880;

/** Where visits under warranty are set and made: on jobs that are done, which may be in dispute since. */
export const underWarranty = ["completed", "disputed"] as const;

/** Complaints that are not over. */
export const openComplaint = [
  ...(["open", "awaiting_other", "negotiating", "under_review", "decided", "appealed"] as const),
] as const;

/** Complaints that staff are to see to. */
export const waitingComplaint = ["open", "under_review", "appealed"] as const;

/** Whether a state is one of a set. */
export const oneIn = <S extends string>(set: readonly S[], state: string): state is S =>
  (set as readonly string[]).includes(state);
