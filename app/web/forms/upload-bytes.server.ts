import { uploadLimits } from "~/contract/files";

/** What arrives under one field of a multipart form; of what is too large, just enough that the API refuses it. */
export async function readBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    // The rest is read and dropped: breaking off would lose the answer with the connection.
    if (size <= uploadLimits.bytes) parts.push(chunk);
    size += chunk.byteLength;
  }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
