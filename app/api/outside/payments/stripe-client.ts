import type { Stripe } from "stripe";
import { GatewayRefused, GatewayUnreachable } from "./gateway-errors";

export type StripeKeys = {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks Stripe's protocol: tests have one. */
  apiBase?: string | undefined;
};

/** The one that the library's types describe; the webhook's endpoint at Stripe is made with the same. */
export const stripeApiVersion = "2026-10-28.endive";

/** Somebody is waiting for a page meanwhile. */
const patience = { timeout: 8_000, maxNetworkRetries: 2 };

function placeOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Stripe's own library, loaded here and nowhere else: a site that has another gateway never loads it. */
export async function stripeClient({ secretKey, apiBase }: StripeKeys): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  return new Stripe(secretKey, {
    ...{ apiVersion: stripeApiVersion, telemetry: false, ...patience },
    ...(apiBase && placeOf(apiBase)),
  });
}

type StripeFault = Error & { type: string; code?: string; statusCode?: number };

const isFault = (error: unknown): error is StripeFault =>
  error instanceof Error && "type" in error && String(error.type).startsWith("Stripe");

export const isFaultOf = (error: unknown, type: string): boolean => isFault(error) && error.type === type;

/** Held by another call, or our own key is wrong or may not do this: that says nothing of what was asked for. */
const passing = [401, 403, 409];

/** No answer, one of those, too many at once, or broken over there. */
const passes = ({ type, statusCode = 500 }: StripeFault) =>
  passing.includes(statusCode) || statusCode >= 500 || type === "StripeRateLimitError";

/** An answer of Stripe, its faults in our words. */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isFault(error)) throw error;
    if (passes(error)) throw new GatewayUnreachable(error.message, { cause: error });
    throw new GatewayRefused(error.code ?? error.type);
  }
}
