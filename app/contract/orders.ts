import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, localTime, parts, price, type RateLimit } from "./endpoint";
import { order, orderDetails } from "./order-fields";
import { delivery, photos, reason, words } from "./order-words";
import type { Side } from "./people";

/** Each is told to the other side, who is not to be told without end. */
const proposals: readonly RateLimit[] = [{ name: "proposals", by: "caller", max: 30, seconds: 3600 }];
const arrivalCodes: readonly RateLimit[] = [{ name: "arrival_codes", by: "caller", max: 20, seconds: 3600 }];

/** Those that wait for the caller; paid and not begun; still to be paid; begun; approved; called off or not paid in time. */
export const orderTab = z.enum(["waiting", "to_start", "to_pay", "running", "done", "cancelled"]);
export type OrderTab = z.infer<typeof orderTab>;

export const ordersContract = {
  get: endpoint({
    method: "GET",
    path: "/orders/:id",
    access: "user",
    summary: "An order, for its two sides",
    input: z.object({ id }),
    output: orderDetails,
    owned: "id",
  }),
  mine: endpoint({
    method: "GET",
    path: "/orders",
    access: "user",
    summary: "The caller's orders, newest first; with tab=to_start, the next to begin first",
    input: z.object({ tab: orderTab.optional(), cursor, parts }),
    output: cursorPage(order),
  }),
  giveUp: step("/give-up", "user", "Give up an order that is not paid: the request is open again"),
  start: step("/start", "provider", "Begin the work, with the code that the customer's page shows", {
    code: z.string().trim().max(20),
  }),
  newCode: {
    ...step("/arrival-code", "customer", "Have another arrival code, with as many tries as at first"),
    limits: arrivalCodes,
  },
  deliver: step("/deliver", "provider", "Say that the work is done", { note: words.optional(), photos }),
  askChanges: step("/changes", "customer", "Ask for changes before approving: at most twice", {
    reason,
    delivery,
  }),
  pause: step("/pause", "customer", "Put the approval by silence off, once, by as long again", {
    reason,
    delivery,
  }),
  confirm: step("/confirm", "customer", "Approve the work: the technician is paid", { delivery }),
  cancel: step(
    "/cancel",
    "customer",
    "Cancel a paid order before the work begins; 409 when it costs another fee",
    {
      /** The visit fee that the customer has read to be kept: minor units. */
      fee: z.int().min(0).max(100_000_000),
      reason: words.optional(),
      /** Put the request out for offers again. */
      retender: z.boolean().optional(),
    },
  ),
  backOut: step("/back-out", "provider", "Cancel a paid order: the customer gets everything back", {
    reason,
  }),
  proposePrice: proposing("/price", "user", "Propose another price", { price, reason, photos }),
  proposeTime: proposing("/time", "user", "Propose another start", {
    starts_at: localTime,
    reason: words.optional(),
  }),
  claimNoShow: proposing("/no-show", "user", "Say that the other side did not come, with what shows it", {
    reason,
    photos,
  }),
  claimWarranty: proposing("/warranty", "customer", "Ask for a visit under warranty", { reason, photos }),
  agree: answer("/agree", "Agree to what the other side proposes", {
    /** Of a visit under warranty: when the technician comes. */
    starts_at: localTime.optional(),
  }),
  decline: answer("/decline", "Say no to it, or object; of a visit under warranty, why", {
    answer: words.optional(),
  }),
  withdraw: answer("/withdraw", "Take an own proposal back"),
  finish: answer("/finish", "Say, from when it was to begin, that a visit under warranty has been made"),
  miss: answer("/miss", "Say that a visit under warranty was not made: another may be asked for"),
};

type Shape = Record<string, z.ZodType>;

function step<S extends Shape = Record<never, never>>(
  suffix: string,
  access: "user" | Side,
  summary: string,
  shape = {} as S,
) {
  return endpoint({
    method: "POST",
    path: `/orders/:id${suffix}`,
    access,
    summary,
    input: z.object({ id, ...shape }),
    output: done,
    idempotent: true,
    owned: "id",
  });
}

function proposing<S extends Shape>(suffix: string, access: "user" | "customer", summary: string, shape: S) {
  return { ...step(`/proposals${suffix}`, access, summary, shape), limits: proposals };
}

/** @param suffix of the proposal, whose id it is */
function answer<S extends Shape = Record<never, never>>(suffix: string, summary: string, shape = {} as S) {
  return endpoint({
    method: "POST",
    path: `/proposals/:id${suffix}`,
    access: "user",
    summary,
    input: z.object({ id, ...shape }),
    output: done,
    idempotent: true,
    owned: "id",
  });
}
