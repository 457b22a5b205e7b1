import { describe, expect, it } from "vitest";
import { textOf } from "~/web/forms/bounded-body.server";
import { type FilePart, formBounds, readFormBody } from "~/web/forms/form-body.server";
import { pageFor, site } from "../../support/posted";
import { processorTime } from "../../support/processor-time";

const MiB = 1024 * 1024;
const encoder = new TextEncoder();
const own = { Origin: site, "Sec-Fetch-Site": "same-origin" };
const urlEncoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";

type Sent = { type?: string; headers?: Record<string, string>; take?: (part: FilePart) => Promise<void> };

/** Sends a body in pieces, and tells how much of it was taken. */
async function send(
  pieces: Iterable<string | Uint8Array>,
  { type = multipart, headers = own, take }: Sent = {},
) {
  const taken = { bytes: 0 };
  const rest = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = rest.next();
        if (done) return controller.close();
        const bytes = typeof value === "string" ? encoder.encode(value) : value;
        taken.bytes += bytes.byteLength;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", headers: { "Content-Type": type, ...headers }, body, duplex: "half" };
  const page = await pageFor(new Request(`${site}/en/login`, init as RequestInit));
  const answer = await readFormBody(page, take).catch((error: unknown) => error);
  const status = (answer as { init?: { status?: number } }).init?.status;
  return { taken, status, fields: answer as FormData };
}

const text = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const end = "--x--\r\n";

function* endless(head: string, of = "\u0001") {
  yield head;
  for (;;) yield of.repeat(32 * 1024);
}

describe("A posted form", () => {
  it.each([
    ["a text", [text("csrf", "a").slice(0, -4)]],
    ["a file", [text("csrf", "a"), fileHead("photos"), "bytes"]],
  ])("that ends in the middle of %s is none", async (_, pieces) => {
    const take = async ({ chunks }: FilePart) => {
      for await (const _chunk of chunks);
    };
    expect(await send(pieces, { take })).toMatchObject({ status: 400 });
  });

  it("is read in both ways in which browsers send one", async () => {
    const pairs = await send(["title=Tap&ser", "vices=a&services=%D8%B3"], {
      type: `${urlEncoded};charset=UTF-8`,
    });
    expect([...pairs.fields]).toEqual([
      ["title", "Tap"],
      ["services", "a"],
      ["services", "س"],
    ]);
    const parts = await send([text("title", "Tap"), text("services", "a"), text("services", "س"), end]);
    expect([...parts.fields]).toEqual([...pairs.fields]);
  });

  it("of another site is refused unread", async () => {
    const foreign: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://evil.example" },
    ];
    for (const headers of foreign)
      expect(await send(endless(text("a", "b")), { headers })).toMatchObject({
        status: 403,
        taken: { bytes: 0 },
      });
  });

  it.each([
    ["a text without end", urlEncoded, "title="],
    ["a part without end", multipart, text("title", "").slice(0, -2)],
    ["a name without end", multipart, '--x\r\nContent-Disposition: form-data; name="'],
    ["no part at all", multipart, "preamble"],
    ["a file where none is asked for", multipart, fileHead("title")],
  ])("that is %s is read for a mebibyte and refused", async (_, type, head) => {
    const { status, taken } = await send(endless(head), { type });
    expect(status).toBe(413);
    expect(taken.bytes).toBeLessThan(2 * MiB);
  });

  it("that announces to be larger is refused unread", async () => {
    const headers = { ...own, "Content-Length": String(45 * MiB) };
    expect(await send(endless(text("a", "b")), { headers })).toMatchObject({
      status: 413,
      taken: { bytes: 0 },
    });
  });

  it("has five hundred fields at most", async () => {
    const pairs = (count: number) =>
      send([Array.from({ length: count }, (_, n) => `n${n}=`).join("&")], { type: urlEncoded });
    const parts = (count: number) =>
      send([...Array.from({ length: count }, (_, n) => text(`n${n}`, "")), end]);
    for (const sent of [pairs, parts]) {
      expect([...(await sent(formBounds.fields)).fields]).toHaveLength(500);
      expect((await sent(formBounds.fields + 1)).status).toBe(400);
    }
  });

  it.each([
    ["another type", "application/json"],
    ["a type with a tail", "multipart/form-datax; boundary=x"],
    ["no boundary", "multipart/form-data"],
    ["a long boundary", `multipart/form-data; boundary=${"x".repeat(71)}`],
    ["much space", `multipart/form-data${" ".repeat(60_000)}x`],
    ["much space before the boundary", `multipart/form-data;${" ".repeat(60_000)}boundary`],
  ])("of %s is none, and found to be none at once", async (_, type) => {
    const time = await processorTime(async () => {
      expect((await send([text("title", "Tap"), end], { type })).status).toBe(400);
    });
    expect(time).toBeLessThan(500);
  });

  it.each([
    ["ends in the middle", [text("title", "Tap"), "--x\r\nContent-Disp"]],
    ["names no field", ["--x\r\nContent-Disposition: form-data\r\n\r\nTap\r\n", end]],
  ])("that %s is none, with files and without", async (_, pieces) => {
    expect((await send(pieces)).status).toBe(400);
    expect((await send(pieces, { take: async () => {} })).status).toBe(400);
  });
});

describe("A form's files", () => {
  const piece = new Uint8Array(256 * 1024);
  const file = (pieces: number) => [
    fileHead("photos"),
    ...Array.from({ length: pieces }, () => piece),
    "\r\n",
  ];

  it("do not count as its texts, whether they are taken or not", async () => {
    const sizes: number[] = [];
    const take = async ({ name, chunks, seen }: FilePart) => {
      if (seen.get("want") !== name) return;
      let size = 0;
      for await (const chunk of chunks) size += chunk.byteLength;
      sizes.push(size);
    };
    const { fields } = await send([text("want", "photos"), ...file(12), text("want", ""), ...file(12), end], {
      take,
    });
    expect(sizes).toEqual([3 * MiB]);
    expect([...fields].map(([name]) => name)).toEqual(["want", "want"]);
  });

  it.each([
    ["a;b.png", "a;b.png"],
    ["a=b.png", "a=b.png"],
    ["a b=c; name=d.png", "a b=c; name=d.png"],
    ["صورة; المطبخ.png", "صورة; المطبخ.png"],
    ["a%22b.png", "a%22b.png"],
    ['a\\"; b.png', 'a"; b.png'],
    ["C:\\photos\\sink.png", "sink.png"],
    ["ends in one\\", ""],
  ])("may be called %s", async (filename, read) => {
    const names: string[][] = [];
    const take = async (part: FilePart) => {
      names.push([part.name, part.filename]);
    };
    const head = fileHead("photos").replace("a.jpg", () => filename);
    const { fields } = await send([text("title", "Tap"), head, "bytes\r\n", text("note", "a;b=c"), end], {
      take,
    });
    expect([names, [...fields]]).toEqual([
      [["photos", read]],
      [
        ["title", "Tap"],
        ["note", "a;b=c"],
      ],
    ]);
  });

  it("come whole and end where they end, however the body is cut", async () => {
    const contents = ["", "\r\n", "--x", "\r\n--", "\r\n-\r\n--y\r\n\r\n", "a\r\r\n--\r\n-", "\r".repeat(9)];
    const body = encoder.encode(
      [
        text("want", "1"),
        ...contents.map((of) => `${fileHead("photos")}${of}\r\n`),
        text("note", "2"),
        end,
      ].join(""),
    );
    for (const size of [1, 2, 3, 5, 7, 64, body.length]) {
      const [read, left]: [string[], number[]] = [[], []];
      const take = async ({ chunks }: FilePart) => {
        read.push(await textOf(chunks));
      };
      const leave = async ({ chunks }: FilePart) => {
        for await (const chunk of chunks) {
          left.push(chunk.length);
          break;
        }
      };
      const cut = Array.from({ length: Math.ceil(body.length / size) }, (_, n) =>
        body.subarray(n * size, (n + 1) * size),
      );
      for (const how of [take, leave])
        expect([...(await send(cut, { take: how })).fields]).toEqual([
          ["want", "1"],
          ["note", "2"],
        ]);
      expect(read).toEqual(contents);
      expect(left).toHaveLength(contents.length - 1);
    }
  });

  it("give its texts no more room", async () => {
    const pieces = [...file(12), text("title", "x".repeat(MiB + 200_000)), end];
    expect((await send(pieces, { take: async () => {} })).status).toBe(413);
  });
});
