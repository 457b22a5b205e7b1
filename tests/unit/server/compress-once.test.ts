import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { CompressedAnswers } from "../../../server/compress-once";
import { withServerAnswers } from "../../support/server-answers";

const text = "every answer of the API ".repeat(400);
const ask = (encoding: string, init: RequestInit = {}) =>
  new Request("http://usta.test/api/v1/docs", { ...init, headers: { "Accept-Encoding": encoding } });

/** An answer that tells whether its text was read. */
function answer(headers: Record<string, string>, status = 200) {
  const read = { times: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.times += 1;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return {
    read,
    response: new Response(body, { status, headers: { "Content-Type": "text/html", ...headers } }),
  };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it("What has a tag is compressed once for each encoding", async () => {
  const answers = new CompressedAnswers();
  for (const [encoding, open] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const times: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { read, response } = answer({ ETag: '"a"' });
      const given = await answers.answer(ask(encoding), response);
      expect(given.headers.get("Content-Encoding")).toBe(encoding);
      expect(given.headers.get("Vary")).toBe("Accept-Encoding");
      expect(open(await bytesOf(given)).toString()).toBe(text);
      times.push(read.times);
    }
    expect(times).toEqual([1, 0, 0]);
  }
});

it("What it is compressed by is said also where the server makes answers of its own kind", () =>
  withServerAnswers(async () => {
    const { response } = answer({ ETag: '"a"' });
    const { headers } = await new CompressedAnswers().answer(ask("br"), response);
    expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual(["br", "Accept-Encoding"]);
  }));

it("Another tag is another text; without one, or for who takes no encoding, each is read", async () => {
  const answers = new CompressedAnswers();
  const rows: [string, Record<string, string>][] = [
    ["br", { ETag: '"a"' }],
    ["br", { ETag: '"b"' }],
    ["br", {}],
    ["br", { ETag: 'W/"a"' }],
    ["identity", { ETag: '"a"' }],
  ];
  for (const [encoding, headers] of rows) {
    const { read, response } = answer(headers);
    const bytes = await bytesOf(await answers.answer(ask(encoding), response));
    expect((encoding === "br" ? brotliDecompressSync(bytes) : bytes).toString()).toBe(text);
    expect(read.times).toBe(1);
  }
});

it("Nothing but a whole good answer is kept", async () => {
  const answers = new CompressedAnswers();
  await answers.answer(ask("br"), answer({ ETag: '"a"' }).response);
  const confirmed = new Response(null, { status: 304, headers: { ETag: '"a"' } });
  expect((await answers.answer(ask("br"), confirmed)).status).toBe(304);
  const failed = await answers.answer(ask("br"), answer({ ETag: '"a"' }, 404).response);
  expect(failed.status).toBe(404);
});

it("Of many, those asked for last are kept", async () => {
  const answers = new CompressedAnswers();
  const readOf = async (etag: string) => {
    const { read, response } = answer({ ETag: etag });
    await answers.answer(ask("gzip"), response);
    return read.times;
  };
  for (let n = 0; n < 60; n += 1) {
    await readOf(`"${n}"`);
    expect(await readOf('"0"')).toBe(0);
  }
  expect([await readOf('"59"'), await readOf('"1"')]).toEqual([0, 1]);
});
