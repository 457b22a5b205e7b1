/** So little is looked at in one step that what is found out about it counts for the next. */
const step = 64 * 1024;

type Bound = {
  bytes: number;
  /** Of what counts and what does not. */
  bytesInAll: number;
  /** Bytes so far that do not count. */
  uncounted: () => number;
  /** What is thrown beyond the bound. */
  fail: () => unknown;
};

/** A body in small steps, as far as the bound goes. */
export async function* boundedBody(body: ReadableStream<Uint8Array> | null, bound: Bound) {
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    for (let start = 0; start < chunk.byteLength; start += step) {
      const piece = chunk.subarray(start, start + step);
      size += piece.byteLength;
      // The newest step may hold what does not count, but has not been looked at yet.
      const counted = size - bound.uncounted();
      if (counted > bound.bytes + step || size > bound.bytesInAll) throw bound.fail();
      yield piece;
    }
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return;
    yield value;
  }
}

export async function textOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
