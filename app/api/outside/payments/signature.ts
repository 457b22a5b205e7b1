import { createHmac } from "node:crypto";
import { sameDigest } from "../../secrets";

/** Seconds by which a signature may be old, or ahead: as Stripe's. */
const tolerance = 300;

const macOf = (secret: string, seconds: number, body: Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** A timestamped HMAC-SHA-256 over the bytes of a body, as Stripe's: `t=1763805600,v1=5257a8…`. */
export function signatureOf(secret: string, body: Uint8Array, at: Date): string {
  const seconds = secondsOf(at);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Whether who has the secret signed this body within five minutes of now. */
export function isSigned(secret: string, body: Uint8Array, signature: string, now: Date): boolean {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!time || !mac || Math.abs(secondsOf(now) - Number(time)) > tolerance) return false;
  return sameDigest(mac, macOf(secret, Number(time), body));
}
