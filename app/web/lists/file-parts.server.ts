type Part = { bytes: Uint8Array; mime: string; next?: string | undefined };

/**
 * A file that the API gives in parts, as one: each part is asked for when the one before was taken, so that no more than that is
 * held at a time. What goes wrong after the first part breaks the file off, for the browser to see.
 */
export async function wholeFile(
  ask: (cursor: string | undefined) => Promise<Part>,
): Promise<{ body: ReadableStream<Uint8Array>; mime: string }> {
  const first = await ask(undefined);
  let [part, next]: [Part | null, string | undefined] = [first, first.next];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const taken = part ?? (await ask(next));
        [part, next] = [null, taken.next];
        controller.enqueue(taken.bytes);
        if (!next) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, mime: first.mime };
}
