import type { Dictionary } from "./translate";

/**
 * The texts of a dictionary as one string, key and text on lines in turn: so they travel in half the bytes that the
 * framework's encoding of an object takes.
 */
export type Packed = string;

/** A line break within a text, on its way. */
const inner = "\v";

/** A dictionary as one string, for `unpack`. */
export function pack(dictionary: Dictionary): Packed {
  return Object.entries(dictionary)
    .map(([key, text]) => `${key}\n${text.replaceAll("\n", inner)}`)
    .join("\n");
}

const unpacked = new Map<Packed, Dictionary>();

/** The dictionary again; each is unpacked once. */
export function unpack(packed: Packed): Dictionary {
  const known = unpacked.get(packed);
  if (known) return known;
  const lines = packed.split("\n");
  const dictionary: Record<string, string> = {};
  for (let line = 0; line + 1 < lines.length; line += 2)
    dictionary[lines[line] ?? ""] = (lines[line + 1] ?? "").replaceAll(inner, "\n");
  unpacked.set(packed, dictionary);
  return dictionary;
}
