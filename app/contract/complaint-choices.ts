import { z } from "zod";
import { complaintKind } from "./complaint-fields";
import { id, instant, money } from "./endpoint";
import { orderStatus } from "./order-fields";
import { named } from "./people";

/** What the reader may complain of: for the fields of the form. The newest of each. */
export const complaintChoices = z.object({
  kinds: z.array(complaintKind),
  /** Of an inactive account: the appeal that keeps it from another, since it is under way, or was refused for good. */
  appeal: z
    .object({
      id,
      is_open: z.boolean(),
      /** It may be accepted or appealed against; not while the decision on that appeal is awaited. */
      is_decided: z.boolean(),
    })
    .nullable(),
  orders: z.array(
    z.object({
      id,
      request: z.object({ id, title: z.string() }),
      other: named,
      /** Filing now freezes its money. */
      freezes: z.boolean(),
      price: money,
      status: orderStatus,
      /** When silence approves the work; null while it does not. */
      confirms_at: instant.nullable(),
    }),
  ),
  people: z.array(named),
  reviews: z.array(z.object({ id, author: z.string(), title: z.string(), stars: z.number() })),
  /** Payments of a customer, payouts of a technician. */
  payments: z.array(z.object({ id, amount: money, title: z.string().nullable(), at: instant })),
});
export type ComplaintChoices = z.infer<typeof complaintChoices>;
