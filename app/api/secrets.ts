import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** An opaque id: 16 characters of 5 random bits each. */
export function newId(): string {
  let id = "";
  for (const byte of randomBytes(16)) id += alphabet[byte & 31];
  return id;
}

/** A bearer secret: 256 random bits, base64url. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** SHA-256, hex: how bearer secrets and draft keys are stored. They are random, so no salt is needed. */
export const digest = (secret: string | Uint8Array) => createHash("sha256").update(secret).digest("hex");

/** HMAC-SHA-256, base64url: a mark that only who has the key can make. */
export const keyedDigest = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Six digits, "000000" to "999999". */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Four digits, "0000" to "9999": said aloud at a door, with few tries. */
export const newArrivalCode = () => String(randomInt(10_000)).padStart(4, "0");

export function sameDigest(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

// Argon2id at the parameters that OWASP's password storage guide names first.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize("NFKC"), strength);
export const isPassword = (stored: string, password: string) => verify(stored, password.normalize("NFKC"));
