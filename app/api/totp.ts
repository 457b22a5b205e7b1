import { Secret, TOTP } from "otpauth";

/** Seconds of a code; authenticator apps take no other for granted. */
const period = 30;
/** Steps on either side of the present one whose codes are taken: clocks differ. */
const tolerance = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period });

/** A new secret as authenticator apps take it: 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The step whose code this is, counted from 1970, one before and one after the present one included; else null. That a step is
 * taken once only is for its keeper to see to.
 * @param code six digits
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** The code that an authenticator app shows at that moment. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The `otpauth:` address of a secret, which apps read as a QR code or as text. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();
