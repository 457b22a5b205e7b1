import { z } from "zod";
import { id, money } from "./endpoint";

/** Of what a payer's bank had taken, it has given back all or a part. */
export const bankReturned = z.enum(["all", "part"]);
export type BankReturned = z.infer<typeof bankReturned>;

/** `returned`: what it has given back of what ended a dispute. `is_undecided`: staff, who alone read so, are to decide on that. */
export const returnedByBank = { returned: bankReturned.nullable(), is_undecided: z.boolean() };

/** A transfer that staff could not confirm, with their reason; `is_awaited`: what it was to pay can still be paid. */
export const rejectedTransfer = z.object({
  order_id: id,
  amount: money,
  reference: z.string(),
  reason: z.string(),
  is_awaited: z.boolean(),
});
