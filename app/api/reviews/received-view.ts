import type { ReviewDeed } from "~/contract/review-fields";
import type { Viewpoint } from "../reading";
import type { ReceivedRow } from "./received-store";
import { reviewFacts } from "./review-facts";
import { reviewCan } from "./rules";

/** What a technician may still do with a review that customers read. */
export function canAnswer(row: ReceivedRow, providerId: string, { now, settings }: Viewpoint): ReviewDeed[] {
  const { customerId, completedAt, reviewDelay, orderStatus, isReported } = row;
  const order = { customerId, providerId, completedAt, reviewDelay, status: orderStatus };
  const seen = { userId: providerId, now, settings, isReported };
  return reviewCan(row.status, "provider", reviewFacts(order, "customer", { mine: row, other: true }, seen));
}
