import type { Checkout } from "~/contract/payments";
import type { Viewpoint } from "../reading";
import { freeToCancelUntil } from "./cancel-rules";
import type { OrderViewRow } from "./view-store";

type Row = Pick<OrderViewRow, "startsAt" | "visitFee" | "price" | "currency">;

/** What cancelling a job that is paid will cost, told to its customer before. */
export function cancelling(row: Row, { now, settings }: Viewpoint): Checkout["cancelling"] {
  const until = freeToCancelUntil(row.startsAt, settings);
  return {
    fee: { amount: Math.min(row.visitFee, row.price), currency: row.currency },
    free_until: until > now ? until.toISOString() : null,
  };
}
