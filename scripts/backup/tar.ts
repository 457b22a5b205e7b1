import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { block, readHeader, writeHeader } from "./tar-header";

/** A file of an archive: a name of a hundred letters at most, and as many bytes as `size` says. */
export type Entry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

const padded = (size: number) => Math.ceil(size / block) * block;

/** The bytes of an archive, which any tar can read. @throws Error when an entry is not as long as it said */
export async function* writeTar(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield writeHeader(entry, at);
    let written = 0;
    for await (const part of entry.bytes) {
      written += part.length;
      yield part;
    }
    if (written !== entry.size) throw new Error(`${entry.name} changed while it was read`);
    yield Buffer.alloc(padded(written) - written);
  }
  yield Buffer.alloc(2 * block);
}

/** Opened when it is read, and not before. */
async function* partOf(path: string, start: number, size: number): AsyncGenerator<Uint8Array> {
  if (size > 0) yield* createReadStream(path, { start, end: start + size - 1 });
}

/** The files of an archive, one after the other. @throws Error where it is cut off, or is none */
export async function* readTar(path: string): AsyncGenerator<Entry> {
  const file = await open(path);
  try {
    for (let at = 0; ; ) {
      const header = Buffer.alloc(block);
      const { bytesRead } = await file.read(header, 0, block, at);
      if (bytesRead === block && header.every((byte) => byte === 0)) return;
      if (bytesRead < block) throw new Error("cut off");
      const { name, size } = readHeader(header);
      yield { name, size, bytes: partOf(path, at + block, size) };
      at += block + padded(size);
    }
  } finally {
    await file.close();
  }
}
