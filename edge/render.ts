import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import type { Rendering } from "~/render.server";

/** As `app/render.server.ts`, for runtimes without Node's streams. */
export async function render(page: ReactElement, options: Rendering): Promise<BodyInit> {
  const body = await renderToReadableStream(page, options);
  await body.allReady;
  return body;
}
