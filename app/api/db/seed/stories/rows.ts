import type { audit, offerRounds, offers, orders, requests, reviews } from "../../schema";

export type RequestRow = typeof requests.$inferInsert & {
  customerId: string;
  createdAt: Date;
  updatedAt: Date;
};
export type OfferRow = typeof offers.$inferInsert & { createdAt: Date; updatedAt: Date; round: number };
export type RoundRow = typeof offerRounds.$inferInsert & { createdAt: Date };
export type OrderRow = typeof orders.$inferInsert & { createdAt: Date; updatedAt: Date };
export type ReviewRow = typeof reviews.$inferInsert & { createdAt: Date };
export type AuditRow = typeof audit.$inferInsert & { createdAt: Date };

/** Everything that happened around one request. */
export type Story = {
  request: RequestRow;
  offers: OfferRow[];
  rounds: RoundRow[];
  orders: OrderRow[];
  reviews: ReviewRow[];
  audit: AuditRow[];
};
