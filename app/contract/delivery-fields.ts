import { z } from "zod";
import { instant } from "./endpoint";
import { photo } from "./request-fields";

/** What the technician said and showed when the work was done; `note` is empty where nothing was said. */
export const delivery = z.object({ at: instant, note: z.string(), photos: z.array(photo) });
export type Delivery = z.infer<typeof delivery>;

/** What the customer asked to be changed, the newest first in an order; `delivered`: of which delivery, once another took its place. */
export const changeAsked = z.object({ at: instant, reason: z.string(), delivered: delivery.nullable() });
export type ChangeAsked = z.infer<typeof changeAsked>;
