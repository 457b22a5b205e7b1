import { z } from "zod";
import { gatewayId } from "~/contract/endpoint";
import { cleaned } from "../../cleaned-input";
import type { GatewayEvent } from "./gateway";
import { MalformedEvent } from "./gateway-errors";

/** What a gateway calls something: as it likes, but no longer than any, and of plain letters. */
const name = z.string().regex(/^[ -~]{1,255}$/);
/** As long as staff need it, and only what a database keeps. */
const reason = z
  .string()
  .transform((text) => String(cleaned(text)).slice(0, 500))
  .optional();
const money = { amount: z.int(), currency: z.string().length(3) };
const ended = { paymentId: name, reason };
const refund = {
  ...{ refundId: name, round: z.int().optional(), charge: name.optional() },
  ...{ amount: z.int().optional(), reason },
};
const dispute = { charge: name, disputeId: name, ...money };
/** Seconds are told: a wrong one may lie anywhere. */
const moment = z.date().min(new Date(0)).max(new Date("3000-01-01T00:00:00Z"));

/** What an event of each kind carries besides its id and its time. Whether it can be done is not asked here. */
const facts: Record<GatewayEvent["kind"], z.ZodRawShape> = {
  requires_action: ended,
  expired: ended,
  failed: { ...ended, isOpen: z.boolean().optional() },
  succeeded: { paymentId: name, charge: name, ...money },
  refunded: refund,
  refund_failed: refund,
  charged_back: dispute,
  chargeback_reversed: dispute,
  settled: { gross: z.int(), fee: z.int(), currency: money.currency, settlementId: name },
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

const named = z.object({ kind: z.string() });
const isKnown = (kind: string): kind is GatewayEvent["kind"] => Object.hasOwn(facts, kind);

/**
 * An event as it must be, whoever said it: of a kind that nobody here knows it says nothing.
 * @throws MalformedEvent
 */
export function shaped(said: unknown): GatewayEvent {
  const { data } = named.safeParse(said);
  if (!data) throw new MalformedEvent(["kind"]);
  const kind = isKnown(data.kind) ? data.kind : "other";
  const read = z.object({ id: gatewayId, at: moment, ...facts[kind] }).safeParse(said);
  if (!read.success) throw new MalformedEvent(read.error.issues.map(({ path }) => path.join(".")));
  return { ...read.data, kind } as GatewayEvent;
}
