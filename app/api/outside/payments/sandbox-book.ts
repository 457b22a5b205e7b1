import { readJson, shaped } from "./event-shape";
import type { Charge, GatewayEvent } from "./gateway";
import type { Refund } from "./refund";

/** `confirming`: the payer's bank asks for a confirmation. `closed`: ended unpaid, by us or by the payer. */
export type SandboxState = "open" | "confirming" | "paid" | "charged_back" | "closed";

/** How refunds of a payment come out: told at once, told later by an event, or failed by an event. */
export const refundManners = ["done", "pending", "fails"] as const;
export type RefundManner = (typeof refundManners)[number];

/** A session at the sandbox. Its reference is also the `charge` of what is paid by it. */
export type SandboxSession = Charge & {
  reference: string;
  state: SandboxState;
  refunds: RefundManner;
  paidAt?: Date | undefined;
  /** The newest dispute about it. */
  disputeId?: string | undefined;
};
export type SandboxRefund = Refund & { state: "refunded" | "refund_failed"; answer: "done" | "pending" };

/** An event to be delivered: signed anew at each delivery. */
export type SandboxEvent = { id: string; body: string; madeAt: Date };

/** All that the sandbox knows of a session. */
export type SandboxAccount = { session: SandboxSession; refunds: readonly SandboxRefund[] };
/** What a step leaves behind: the session as it is now, and what is added. */
export type SandboxStep = { session: SandboxSession; refunds?: SandboxRefund[]; events: GatewayEvent[] };

/** Where the sandbox keeps its sessions, refunds and undelivered events: what a gateway keeps on its own servers. */
export type SandboxBook = {
  /** Keeps a session, unless its payment has one. @returns the one that is kept */
  keep: (session: SandboxSession) => Promise<SandboxSession>;
  find: (reference: string) => Promise<SandboxSession | null>;
  /**
   * Reads a session and its refunds, locked against any other step of it, and writes what `step` makes of them, all or nothing.
   * @param step pure; what it throws is thrown, and nothing is written
   * @returns null when there is no such session
   */
  change: (reference: string, step: (account: SandboxAccount) => SandboxStep) => Promise<SandboxStep | null>;
  /** Events that are not delivered yet, in the order in which they were made. */
  waiting: (limit: number) => Promise<SandboxEvent[]>;
  setDelivered: (id: string, at: Date) => Promise<void>;
};

/** An event as it is kept and sent. */
export const writeEvent = (event: GatewayEvent): SandboxEvent => ({
  id: event.id,
  body: JSON.stringify(event),
  madeAt: event.at,
});

/**
 * Reads back what `writeEvent` wrote, or something else that was signed in its name.
 * @throws MalformedEvent
 */
export function parseEvent(body: Uint8Array): GatewayEvent {
  const event = readJson(body);
  const at = typeof event === "object" && event && "at" in event ? new Date(String(event.at)) : null;
  return shaped(typeof event === "object" ? { ...event, at } : event);
}
