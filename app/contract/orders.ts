import { z } from "zod";
import { cursor, cursorPage, done, endpoint, id, instant, money, parts } from "./endpoint";
import { named, person } from "./people";
import { nextStep, requestCard } from "./request-fields";

export const orderStatus = z.enum([
  "awaiting_payment",
  "paid",
  "in_progress",
  "delivered",
  "completed",
  "cancelled",
  "disputed",
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const order = z.object({
  id,
  request: requestCard,
  offer_id: id,
  status: orderStatus,
  price: money,
  visit_fee: money,
  customer: named,
  provider: person,
  starts_at: instant,
  /** As the offer names them. */
  arrival_minutes: z.int(),
  /** Minutes. */
  duration: z.int(),
  warranty_days: z.int(),
  payment_due_at: instant,
  next: nextStep.nullable(),
  can: z.array(z.enum(["give_up"])),
  created_at: instant,
});
export type Order = z.infer<typeof order>;

/** Agreed and not begun, paid or not; begun; approved; called off or not paid in time. */
export const orderTab = z.enum(["to_start", "running", "done", "cancelled"]);
export type OrderTab = z.infer<typeof orderTab>;

export const ordersContract = {
  get: endpoint({
    method: "GET",
    path: "/orders/:id",
    access: "user",
    summary: "An order, for its two sides",
    input: z.object({ id }),
    output: order,
    owned: "id",
  }),
  mine: endpoint({
    method: "GET",
    path: "/orders",
    access: "user",
    summary: "The caller's orders, newest first",
    input: z.object({ tab: orderTab.optional(), cursor, parts }),
    output: cursorPage(order),
  }),
  giveUp: endpoint({
    method: "POST",
    path: "/orders/:id/give-up",
    access: "user",
    summary: "Give up an order that is not paid: the request is open again",
    input: z.object({ id }),
    output: done,
    idempotent: true,
    owned: "id",
  }),
};
