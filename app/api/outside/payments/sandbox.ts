import type { Charge, Gateway, GatewayEvent } from "./gateway";
import { BadSignature, GatewayRefused } from "./gateway-errors";
import { findRefund, refund } from "./sandbox-asked";
import {
  parseEvent,
  type RefundManner,
  type SandboxBook,
  type SandboxSession,
  writeEvent,
} from "./sandbox-book";
import { deliver, type Manner, type Post } from "./sandbox-delivery";
import { closed, type Making, type Press, pressed, takenIn } from "./sandbox-steps";
import { isSigned, signatureOf } from "./signature";

/** Its secret is its own, and nobody else's. */
export type SandboxParts = { book: SandboxBook; secret: string; now: () => Date; newId: () => string };

/** The gateway, and what is done at its page and behind it. */
export type Sandbox = Gateway & {
  name: "sandbox";
  find: (reference: string) => Promise<SandboxSession | null>;
  /** The payer presses a button, and says how refunds will come out. @throws GatewayRefused when there is no such button any more */
  press: (reference: string, press: Press, refunds?: RefundManner) => Promise<SandboxSession>;
  /** Sends the events that wait to our webhook: in their order and once, unless the manner says otherwise. @returns how many were taken */
  deliver: (post: Post, manner?: Manner) => Promise<number>;
  /** Any event as the sandbox would send it: a settlement, say. */
  sign: (event: GatewayEvent) => { body: Uint8Array; signature: string };
};

async function open({ book, now, newId }: SandboxParts, charge: Charge) {
  if (charge.expiresAt <= now()) throw new GatewayRefused("expired");
  if (!Number.isSafeInteger(charge.amount) || charge.amount < 1) throw new GatewayRefused("amount");
  const session = { ...charge, reference: newId(), state: "open", refunds: "pending" } as const;
  const { reference, state } = await book.keep(session);
  if (state === "closed") throw new GatewayRefused("ended");
  return { reference, url: `/sandbox/pay/${reference}` };
}

const at = ({ now, newId }: Pick<SandboxParts, "now" | "newId">): Making => ({ now: now(), newId });
function readEvent({ secret, now }: SandboxParts, body: Uint8Array, signature: string): GatewayEvent {
  if (!isSigned(secret, body, signature, now())) throw new BadSignature("sandbox");
  return parseEvent(body);
}

/** A payment gateway of our own, in which no money moves. It signs its events as Stripe does, and delivers them when it is told to. */
export function sandboxGateway(parts: SandboxParts): Sandbox {
  const { book, secret, now } = parts;
  const signed = (body: Uint8Array) => ({ body, signature: signatureOf(secret, body, now()) });
  const sign = (event: GatewayEvent) => signed(new TextEncoder().encode(writeEvent(event).body));
  return {
    name: "sandbox",
    open: (charge) => open(parts, charge),
    close: async (reference) => {
      const step = await book.change(reference, (account) => closed(account, at(parts)));
      if (step) return takenIn(step.session);
      throw new GatewayRefused("missing");
    },
    refund: (asked) => refund(book, asked, at(parts)),
    findRefund: (asked) => findRefund(book, asked),
    readEvent: async (body, signature) => readEvent(parts, body, signature),
    find: (reference) => book.find(reference),
    press: async (reference, press, refunds) => {
      const step = await book.change(reference, (account) => pressed(account, press, at(parts), refunds));
      if (!step) throw new GatewayRefused("missing");
      return step.session;
    },
    deliver: (post, manner) => deliver({ book, now, sign: signed }, post, manner),
    sign,
  };
}
