import type { OrderStatus } from "~/contract/order-fields";
import { runningOrder } from "../db/states";
import { type Actor, readRow, rowsOf } from "../record/life-cycle";

/** `none`: not made yet. */
export type OrderState = OrderStatus | "none";

/** What decides about an order besides its state. */
export type OrderFacts = {
  /** The arrival code that was typed in is the customer's. */
  isCode: boolean;
  hasTriesLeft: boolean;
  /** The customer has asked for changes fewer times than the limit. */
  hasChangesLeft: boolean;
  isPaused: boolean;
  /** The customer has read what cancelling costs, as it is now. */
  isCostSeen: boolean;
  /** The money of a completed order has cleared, or was taken back. */
  isCleared: boolean;
  /** What a dispute returns to, or ends in. */
  after: "paid" | "in_progress" | "delivered" | "completed" | "cancelled" | null;
};

export type OrderRefusal =
  | ("wrongCode" | "noTriesLeft" | "noChangesLeft")
  | ("alreadyPaused" | "otherCost" | "cleared" | "notDisputed");

const row = rowsOf<OrderState, OrderFacts, OrderRefusal>();
const sides: Actor[] = ["customer", "provider"];
const same = (state: OrderState) => state;

const rows = {
  /** Accepting an offer makes an order that awaits payment. */
  make: row(["none"], ["customer"], "awaiting_payment"),
  /** The payment succeeds: by the gateway, or confirmed by staff for a bank transfer. */
  pay: row(["awaiting_payment"], ["gateway", "staff"], "paid"),
  /** Either side may give up an order that is not paid. */
  giveUp: row(["awaiting_payment"], sides, "cancelled"),
  /** The time for paying passes: 30 min by card, 48 h by transfer. */
  lapse: row(["awaiting_payment"], ["time"], "cancelled"),
  /** The technician begins with the code that the customer's page shows. */
  start: row(["paid"], ["provider"], "in_progress", (f) => {
    return (!f.hasTriesLeft && "noTriesLeft") || (!f.isCode && "wrongCode");
  }),
  /** The customer has another code, and the technician as many tries as at first. */
  newCode: row(["paid"], ["customer"], same),
  /** The technician says that the work is done, with a note and photos. */
  deliver: row(["in_progress"], ["provider"], "delivered"),
  /** The customer asks for changes, twice at most. */
  askChanges: row(["delivered"], ["customer"], "in_progress", (f) => !f.hasChangesLeft && "noChangesLeft"),
  /** The customer puts the clock off that approves by itself, once, with a reason. */
  pause: row(["delivered"], ["customer"], same, (f) => f.isPaused && "alreadyPaused"),
  /** The customer approves, or stays silent for 72 h. */
  confirm: row(["delivered"], ["customer", "time"], "completed"),
  /** The customer cancels before the work begins, knowing what it costs. */
  cancel: row(["paid"], ["customer"], "cancelled", (f) => !f.isCostSeen && "otherCost"),
  /** The technician cancels before the work is delivered: the customer gets everything back. */
  backOut: row(["paid", "in_progress"], ["provider"], "cancelled"),
  /** One side did not come, and does not object to the other's saying so. */
  noShow: row(["paid"], [...sides, "time"], "cancelled"),
  /** Another price takes effect, once the other side agreed and what it adds is paid. */
  reprice: row(runningOrder, [...sides, "gateway", "staff"], same),
  /** Another start takes effect, once the other side agreed. */
  reschedule: row(["paid"], sides, same),
  /** Either side opens a dispute, of a completed order until its money has cleared. */
  dispute: row([...runningOrder, "completed"], sides, "disputed", (f, state) => {
    return state === "completed" && f.isCleared && "cleared";
  }),
  /** The dispute is withdrawn: the order goes on where it was. */
  resume: row(
    ["disputed"],
    [...sides, "staff"],
    (_, f) => f.after ?? "disputed",
    (f) => f.after === null && "notDisputed",
  ),
  /** Both sides settle, or staff decide: whatever part of the money goes to either. */
  resolve: row(["disputed"], [...sides, "staff", "time"], (_, f) =>
    f.after === "cancelled" ? "cancelled" : "completed",
  ),
  /** The payer's bank took the money back before the work was approved. */
  chargeBack: row([...runningOrder, "disputed"], ["gateway"], "cancelled"),
};

export type OrderEvent = keyof typeof rows;
export const orderEvents = Object.keys(rows) as OrderEvent[];

/** The only way in which an order's status changes. Pure. */
export const transition = (state: OrderState, event: OrderEvent, actor: Actor, facts: OrderFacts) =>
  readRow(rows[event], state, actor, facts);

/** Nothing speaks against anything. */
export const freeFacts: OrderFacts = {
  ...{ isCode: true, hasTriesLeft: true, hasChangesLeft: true, isPaused: false },
  ...{ isCostSeen: true, isCleared: false, after: null },
};
