import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import { keyedDigest } from "./secrets";

/** A row's place in a sorted list: the value that the list is sorted by, and the row's id. */
export type Key = { key: Date | number; id: string };

export type Place = Key & {
  /** Read towards newer rows. */
  isBack: boolean;
};

/** Of another list, or of the same with other filters, a cursor is no use: both are part of its seal. */
export type Sealed = { name: string; filters: Record<string, unknown> };

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

/** Until the API is opened with a secret that outlives it, cursors are good for this process. */
let key = randomBytes(32);

/** Seals cursors with a key made of a secret that a restart and other processes share. */
export function sealCursorsWith(secret: string): void {
  key = Buffer.from(hkdfSync("sha256", secret, "", "cursors", 32));
}

/** Direction, kind of key (time or number), key, id. */
const parts = z.tuple([z.boolean(), z.enum(["t", "n"]), z.number(), z.string()]);
/** Milliseconds from 1970 beyond which there are no dates. */
const lastMoment = 8.64e15;

const listOf = ({ name, filters }: Sealed) => JSON.stringify([name, { ...filters, cursor: undefined }]);

/** Opaque, since a key may count what everybody has, and safe in an address; the same place is the same cursor. */
export function writeCursor(list: Sealed, { key: at, id, isBack }: Place): string {
  const place = JSON.stringify([isBack, at instanceof Date ? "t" : "n", Number(at), id]);
  const belongs = listOf(list);
  const nonce = Buffer.from(keyedDigest(key, `${belongs} ${place}`), "base64url").subarray(0, nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(belongs),
  );
  const sealed = Buffer.concat([nonce, sealing.update(place, "utf8"), sealing.final()]);
  return Buffer.concat([sealed, sealing.getAuthTag()]).toString("base64url");
}

function partsOf(list: Sealed, cursor: string) {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return null;
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)];
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(listOf(list))).setAuthTag(tag);
  try {
    const place =
      opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + opening.final("utf8");
    return parts.safeParse(JSON.parse(place)).data ?? null;
  } catch {
    return null;
  }
}

/** Null for none, and for one that does not belong to this list: that gives the first page. */
export function readCursor(list: Sealed, cursor: string | undefined): Place | null {
  const read = cursor ? partsOf(list, cursor) : null;
  if (!read) return null;
  const [isBack, kind, number, id] = read;
  if (kind === "t" && Math.abs(number) > lastMoment) return null;
  return { isBack, key: kind === "t" ? new Date(number) : number, id };
}
