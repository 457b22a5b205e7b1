import { digest } from "./secrets";

/** A row's place in a sorted list: the value that the list is sorted by, and the row's id. */
export type Key = { key: Date | number; id: string };

export type Place = Key & {
  /** Read towards newer rows. */
  isBack: boolean;
};

/** Of another list, or of the same with other filters, a cursor is no use: both are part of its seal. */
export type Sealed = { name: string; filters: Record<string, unknown> };

const kindOf = ({ key }: Key) => (key instanceof Date ? "t" : "n");

function seal({ name, filters }: Sealed, place: Place): string {
  const { key, id, isBack } = place;
  const parts = [name, { ...filters, cursor: undefined }, isBack, kindOf(place), Number(key), id];
  return digest(JSON.stringify(parts)).slice(0, 16);
}

/** Opaque, and safe in an address. */
export function writeCursor(list: Sealed, place: Place): string {
  const parts = [seal(list, place), place.isBack, kindOf(place), Number(place.key), place.id];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Null for none, and for one that does not belong to this list: that gives the first page. */
export function readCursor(list: Sealed, cursor: string | undefined): Place | null {
  if (!cursor) return null;
  try {
    const [sealed, isBack, kind, number, id] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const place: Place = { isBack, key: kind === "t" ? new Date(number) : number, id };
    return seal(list, place) === sealed ? place : null;
  } catch {
    return null;
  }
}
