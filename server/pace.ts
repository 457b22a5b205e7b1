/** What a line that holds a place brings while it is waited for: each so many bytes within so long. A slow phone brings ten times as much. */
export const pace = { bytes: 8 * 1024, withinMs: 8000 };

/** A body as it comes, as long as its sender keeps the pace. @param drop ends the line of one that does not */
export function paced(body: ReadableStream<Uint8Array>, drop: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let waited = 0;
  let bytes = 0;
  const count = (ms: number, more: number) => {
    bytes += more;
    const isEarned = bytes >= pace.bytes;
    waited = isEarned ? 0 : waited + ms;
    if (isEarned) bytes = 0;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const since = performance.now();
        const giveUp = () => {
          controller.error(new Error("The sender is too slow."));
          drop();
        };
        const timer = setTimeout(giveUp, pace.withinMs - waited);
        const { done, value } = await reader.read().finally(() => clearTimeout(timer));
        if (done) return controller.close();
        count(performance.now() - since, value.byteLength);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
