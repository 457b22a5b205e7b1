import type { Env } from "~/env.server";
import { type Sandbox, type SandboxParts, sandboxGateway } from "./sandbox";
import { stripeGateway } from "./stripe";

/** The gateway that the environment names; null where there is none, and nobody can pay by card. */
export function namedGateway(
  { PAYMENT_GATEWAY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: Env,
  parts: SandboxParts,
): Sandbox | ReturnType<typeof stripeGateway> | null {
  if (PAYMENT_GATEWAY === "sandbox") return sandboxGateway(parts);
  if (PAYMENT_GATEWAY !== "stripe" || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  return stripeGateway({ ...keys, apiBase: STRIPE_API_BASE }, parts.now);
}
