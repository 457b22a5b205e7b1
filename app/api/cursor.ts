import { randomBytes } from "node:crypto";
import { z } from "zod";
import { keyedDigest, sameDigest } from "./secrets";

/** A row's place in a sorted list: the value that the list is sorted by, and the row's id. */
export type Key = { key: Date | number; id: string };

export type Place = Key & {
  /** Read towards newer rows. */
  isBack: boolean;
};

/** Of another list, or of the same with other filters, a cursor is no use: both are part of its seal. */
export type Sealed = { name: string; filters: Record<string, unknown> };

/** Until the API is opened with a secret that outlives it, cursors are good for this process. */
let sealKey: string | Buffer = randomBytes(32);

/** Seals cursors with a secret that a restart and other processes share. */
export function sealCursorsWith(secret: string): void {
  sealKey = secret;
}

/** Seal, direction, kind of key (time or number), key, id. */
const parts = z.tuple([z.string(), z.boolean(), z.enum(["t", "n"]), z.number(), z.string()]);
/** Milliseconds from 1970 beyond which there are no dates. */
const lastMoment = 8.64e15;

const kindOf = ({ key }: Key) => (key instanceof Date ? "t" : "n");

function seal({ name, filters }: Sealed, place: Place): string {
  const { key, id, isBack } = place;
  const sealed = [name, { ...filters, cursor: undefined }, isBack, kindOf(place), Number(key), id];
  return keyedDigest(sealKey, `cursor ${JSON.stringify(sealed)}`).slice(0, 22);
}

/** Opaque, and safe in an address. */
export function writeCursor(list: Sealed, place: Place): string {
  const written = [seal(list, place), place.isBack, kindOf(place), Number(place.key), place.id];
  return Buffer.from(JSON.stringify(written)).toString("base64url");
}

function partsOf(cursor: string) {
  try {
    return parts.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Null for none, and for one that does not belong to this list: that gives the first page. */
export function readCursor(list: Sealed, cursor: string | undefined): Place | null {
  const read = cursor ? partsOf(cursor) : null;
  if (!read) return null;
  const [sealed, isBack, kind, number, id] = read;
  if (kind === "t" && Math.abs(number) > lastMoment) return null;
  const place: Place = { isBack, key: kind === "t" ? new Date(number) : number, id };
  return sameDigest(seal(list, place), sealed) ? place : null;
}
