import type { Act } from "../record/change";
import { requestCounter } from "./totals";

/** One draft more of a customer: made, or taken over from a guest. */
export const countDraft = ({ book }: Act, customerId: string) =>
  book.count(requestCounter(customerId, "draft"), 1);
