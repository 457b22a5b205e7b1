import { z } from "zod";
import { instant, money } from "./endpoint";

/** What a job brings its technician, once it is known. */
export const jobEarning = z.object({
  payout: money,
  commission: money,
  /** While it clears: when that ends. */
  clears_at: instant.nullable(),
  /** When it ended: what has become of the money since then, the wallet tells. */
  cleared_at: instant.nullable(),
});
