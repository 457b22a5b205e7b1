import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compress } from "../../../server/compress";
import { withServerAnswers } from "../../support/server-answers";

const request = (encoding: string, method = "GET") =>
  new Request("http://usta.test/en", { method, headers: { "Accept-Encoding": encoding } });
const html = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const text = "مرحبًا بك في أُسطى ".repeat(200);

describe("A rendered answer", () => {
  it("arrives whole through either encoding", async () => {
    const asBrotli = compress(request("gzip, br"), html(text));
    expect(asBrotli.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await bytes(asBrotli)).toString()).toBe(text);
    const asGzip = compress(request("gzip"), html(text));
    expect(asGzip.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(asGzip)).toString()).toBe(text);
  });

  it("tells caches that it depends on the encodings asked for, compressed or not", () => {
    for (const encoding of ["br", "identity"]) {
      expect(compress(request(encoding), html(text, { Vary: "Cookie" })).headers.get("Vary")).toBe(
        "Cookie, Accept-Encoding",
      );
    }
  });

  it("tells them so also where the server makes answers of its own kind", () =>
    withServerAnswers(() => {
      for (const encoding of ["br", "identity"]) {
        const { headers } = compress(request(encoding), html(text, { Vary: "Cookie" }));
        expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
        expect(headers.get("Content-Encoding")).toBe(encoding === "br" ? "br" : null);
      }
    }));

  it("reaches the reader as far as it is rendered, while the rest is awaited", async () => {
    const first = "<p>first</p>".repeat(100);
    let finish = () => {};
    const source = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(first));
        finish = () => controller.close();
      },
    });
    const reader = compress(request("br"), html(source)).body?.getReader();
    const decoder = createBrotliDecompress();
    const seen = new Promise<string>((resolve) => decoder.once("data", (data) => resolve(String(data))));
    decoder.write((await reader?.read())?.value);
    expect(await seen).toBe(first);
    finish();
  });

  it("fails in the reader's hands when rendering fails half way", async () => {
    const source = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new Error("a loader failed")),
    });
    await expect(bytes(compress(request("br"), html(source)))).rejects.toThrow("a loader failed");
  });

  it("lets go of its source when the reader leaves", async () => {
    let isCancelled = false;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      cancel: () => {
        isCancelled = true;
      },
    });
    const reader = compress(request("br"), html(source)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => isCancelled).toBe(true);
  });

  it.each([
    ["a photo", () => new Response(text, { headers: { "Content-Type": "image/webp" } })],
    ["what is compressed already", () => html(text, { "Content-Encoding": "gzip" })],
    ["a few words", () => html("ok", { "Content-Length": "2" })],
    ["an empty answer", () => new Response(null, { status: 304 })],
  ])("is left alone when it is %s", (_, answer) => {
    const response = answer();
    expect(compress(request("br"), response)).toBe(response);
  });

  it("has no body for HEAD", () => {
    expect(compress(request("br", "HEAD"), html(text)).headers.get("Content-Encoding")).toBeNull();
  });
});
