import { describe, expect, it } from "vitest";
import { textOf } from "~/web/forms/bounded-body.server";
import type { FilePart } from "~/web/forms/form-body.server";
import { end, fileHead, MiB, own, send, text } from "../../support/form-bodies";

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
    ["a\u2028b\u2029c.png", "a\u2028b\u2029c.png"],
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
    const body = new TextEncoder().encode(
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

  it.each(["taken", "passed over"])("have no more room than a form's photos, %s or not", async (how) => {
    const take = async ({ chunks }: FilePart) => {
      if (how === "taken") for await (const _chunk of chunks);
    };
    const { status, taken } = await send([...file(240), end], { take });
    expect(status).toBe(413);
    expect(taken.bytes).toBeLessThan(50 * MiB);
  });

  it("that announce to be larger than a form's photos are refused unread", async () => {
    const headers = { ...own, "Content-Length": String(50 * MiB) };
    const sent = await send([...file(1), end], { headers, take: async () => {} });
    expect(sent).toMatchObject({ status: 413, taken: { bytes: 0 } });
  });

  it("give its texts no more room", async () => {
    const pieces = [...file(12), text("title", "x".repeat(MiB + 200_000)), end];
    expect((await send(pieces, { take: async () => {} })).status).toBe(413);
  });
});
