import { z } from "zod";
import { id, instant, money } from "./endpoint";

/** Minor units, from 0 to the amount in question. */
const part = z.int().min(0).max(100_000_000).meta({ money: true }).optional();

/** A split, by exactly one of its two parts. */
export const splitParts = {
  /** What the technician's side keeps, VAT and commission included. */
  kept: part,
  /** What goes back to the customer: the rest is kept. */
  refund: part,
};

/** What a split comes to. */
export const splitFigures = z.object({
  /** What the technician's side keeps, before the commission. */
  kept: money,
  /** What goes back to the customer. */
  refund: money,
  /** `net` is `kept` less the two others; null for the customer, whom the commission does not concern. */
  earning: z
    .object({
      commission: money,
      /** VAT within the price that the platform owes; 0 where the technician owes it. */
      vat: money,
      net: money,
    })
    .nullable(),
});
export type SplitFigures = z.infer<typeof splitFigures>;

/** How the reader stands to whoever made something. */
export const by = z.enum(["you", "other", "staff"]);
/** Staff read both sides, so that each has its name. */
export const side = z.enum(["filer", "other", "staff"]);

export const splitProposal = z.object({
  id,
  by,
  side,
  figures: splitFigures,
  note: z.string(),
  /** `replaced` by a newer one of the same side; `lapsed` with the negotiation. */
  status: z.enum(["open", "replaced", "accepted", "lapsed"]),
  can_accept: z.boolean(),
  created_at: instant,
});
export type SplitProposal = z.infer<typeof splitProposal>;
