import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

export type Rendering = { nonce: string; signal: AbortSignal; onError: (error: unknown) => void };

/**
 * Draws a page whole: no loader of ours defers a part of it. By React's renderer for Node, which costs a third of the one for other
 * runtimes; they have `edge/render.ts` in its place.
 */
export function render(page: ReactElement, { signal, ...options }: Rendering): Promise<BodyInit> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onShellError: reject,
      onAllReady: () => pipe(gather(resolve)),
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}

function gather(done: (bytes: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write(part: Uint8Array, _, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(new Uint8Array(Buffer.concat(parts)));
      next();
    },
  });
}
