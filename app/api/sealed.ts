import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const tagBytes = 16;
const nonceBytes = 12;

/** Until the API is opened with a secret that outlives it, what is sealed can be read by this process. */
let key = randomBytes(32);

/** Seals with a key made of a secret that a restart and other processes share. */
export function sealSecretsWith(secret: string): void {
  key = Buffer.from(hkdfSync("sha256", secret, "", "staff factors", 32));
}

/** Encrypts a secret for its row. @param owner whose it is: in another's row it cannot be read */
export function seal(secret: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, sealing.update(secret, "utf8"), sealing.final()]);
  return Buffer.concat([sealed, sealing.getAuthTag()]).toString("base64url");
}

/** What `seal` was given; null where it was sealed with another key, for another owner, or was changed since. */
export function unseal(sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return null;
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)];
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + opening.final("utf8");
  } catch {
    return null;
  }
}
