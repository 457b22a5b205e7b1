import { z } from "zod";
import { gatewayId } from "~/contract/endpoint";
import type { GatewayEvent } from "./gateway";
import { MalformedEvent } from "./gateway-errors";

const text = z.string();
const money = { amount: z.int(), currency: z.string().length(3) };
const ended = { paymentId: text, reason: text.optional() };
const refund = {
  ...{ refundId: text, round: z.int().optional(), charge: text.optional() },
  ...{ amount: z.int().optional(), reason: text.optional() },
};
const dispute = { charge: text, disputeId: text, ...money };

/** What an event of each kind carries besides its id and its time. Whether it can be done is not asked here. */
const facts: Record<GatewayEvent["kind"], z.ZodRawShape> = {
  requires_action: ended,
  expired: ended,
  failed: { ...ended, isOpen: z.boolean().optional() },
  succeeded: { paymentId: text, charge: text, ...money },
  refunded: refund,
  refund_failed: refund,
  charged_back: dispute,
  chargeback_reversed: dispute,
  settled: { gross: z.int(), fee: z.int(), currency: money.currency, settlementId: z.string().min(1) },
  other: {},
};

/** @throws MalformedEvent */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new MalformedEvent();
  }
}

const named = z.object({ kind: text });
const isKnown = (kind: string): kind is GatewayEvent["kind"] => Object.hasOwn(facts, kind);

/**
 * An event as it must be, whoever said it: of a kind that nobody here knows it says nothing.
 * @throws MalformedEvent
 */
export function shaped(said: unknown): GatewayEvent {
  const { data } = named.safeParse(said);
  if (!data) throw new MalformedEvent(["kind"]);
  const kind = isKnown(data.kind) ? data.kind : "other";
  const read = z.object({ id: gatewayId, at: z.date(), ...facts[kind] }).safeParse(said);
  if (!read.success) throw new MalformedEvent(read.error.issues.map(({ path }) => path.join(".")));
  return { ...read.data, kind } as GatewayEvent;
}
