import { createHmac, randomBytes } from "node:crypto";

export const webhookSecret = "whsec_of_the_tests";

/** An event as Stripe sends it: its bytes and its signature, made after Stripe's documentation and not by our code. */
export function webhookOf(
  { type, object, at, id = `evt_${randomBytes(12).toString("hex")}` }: Told,
  { secret = webhookSecret, signedAt = at }: { secret?: string; signedAt?: Date } = {},
): { id: string; body: Uint8Array; signature: string } {
  const created = Math.floor(at.getTime() / 1000);
  const event = { id, object: "event", api_version: "2026-10-28.endive", created, type, data: { object } };
  const body = JSON.stringify(event, null, 2);
  const seconds = Math.floor(signedAt.getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`, "utf8").digest("hex");
  const signature = `t=${seconds},v1=${mac},v0=${"0".repeat(64)}`;
  return { id, body: new TextEncoder().encode(body), signature };
}

type Told = { type: string; object: object; at: Date; id?: string };
