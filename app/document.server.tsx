import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { laterFound } from "./components/ui/later";
import { NonceContext } from "./web/nonce";

/** How React marks a part that it left to the browser because it failed. */
const leftOut = "<!--$!-->";

/**
 * Draws a page whole and in one go: every loader has answered, and no part of ours waits. That costs a third of React's renderers that
 * can wait, and makes no promise of the process dearer, as the one for Node does; and it is the same on every runtime.
 */
export async function drawDocument(
  { serverHandoffStream, ...context }: EntryContext,
  url: string,
  nonce: string,
): Promise<{ html: string; isWhole: boolean }> {
  await laterFound();
  const drawn = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  const data = context.renderMeta?.didRenderScripts && serverHandoffStream;
  const script = data ? handOver(await read(data), nonce) : "";
  return { html: `<!DOCTYPE html>${drawn}${script}`, isWhole: !drawn.includes(leftOut) };
}

async function read(stream: ReadableStream<Uint8Array>): Promise<string> {
  const [reader, decoder] = [stream.getReader(), new TextDecoder()];
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

/** The loaders' data, as the framework's scripts take it, where it has to wait for parts of it. */
const handOver = (data: string, nonce: string): string =>
  `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${inScript(data)});` +
  `window.__remixContext.streamController.close();</script>`;

/** A text as a literal that cannot end the script it stands in. */
const inScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
