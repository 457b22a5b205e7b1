/** Bytes of a header; what follows fills as many whole ones as it takes. */
export const block = 512;
/** Where a header holds what (POSIX ustar). */
const places = { mode: 100, owner: 108, group: 116, size: 124, time: 136, sum: 148, type: 156, magic: 257 };
/** What eleven octal figures can say; a longer file's size is written in binary, as GNU's and BSD's tar do. */
const mostInOctal = 8 ** 11;

const octal = (value: number, figures: number) => `${value.toString(8).padStart(figures, "0")}\0`;
function sumOf(header: Buffer): number {
  const blank = Buffer.from(header).fill(" ", places.sum, places.sum + 8);
  return blank.reduce((sum, byte) => sum + byte, 0);
}

function sizeOf(size: number): Buffer {
  if (size < mostInOctal) return Buffer.from(octal(size, 11));
  const field = Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  field.writeBigUInt64BE(BigInt(size), 4);
  return field;
}

type Named = { name: string; size: number };

/** The header of a file: its owner's alone. */
export function writeHeader({ name, size }: Named, at: Date): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, 100);
  for (const place of [places.owner, places.group]) header.write(octal(0, 7), place);
  header.write(octal(0o600, 7), places.mode);
  header.set(sizeOf(size), places.size);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), places.time);
  header.write("0", places.type);
  header.write("ustar\u000000", places.magic);
  header.write(`${octal(sumOf(header), 6)} `, places.sum);
  return header;
}

/** @throws Error when these bytes are no header */
export function readHeader(header: Buffer): Named {
  const text = (from: number, length: number) =>
    header.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  const isLong = header[places.size] === 0x80;
  const long = () => Number(header.readBigUInt64BE(places.size + 4));
  const size = isLong ? long() : Number.parseInt(text(places.size, 12), 8);
  if (Number.parseInt(text(places.sum, 8), 8) !== sumOf(header)) throw new Error("not a header");
  return { name: text(0, 100), size };
}
