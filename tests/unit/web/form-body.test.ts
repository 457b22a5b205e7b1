import { describe, expect, it } from "vitest";
import { type FilePart, mostFields } from "~/web/forms/form-body.server";
import {
  end,
  endless,
  fileHead,
  MiB,
  multipart,
  own,
  send,
  text,
  urlEncoded,
} from "../../support/form-bodies";
import { processorTime } from "../../support/processor-time";

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

  it.each([
    ["files", async () => {}],
    ["no files", undefined],
  ])("is read in both ways in which browsers send one, where it may have %s", async (_, take) => {
    const pairs = await send(["title=Tap&ser", "vices=a&services=%D8%B3"], {
      ...{ type: `${urlEncoded};charset=UTF-8`, take },
    });
    expect([...pairs.fields]).toEqual([
      ["title", "Tap"],
      ["services", "a"],
      ["services", "س"],
    ]);
    const parts = await send([text("title", "Tap"), text("services", "a"), text("services", "س"), end], {
      take,
    });
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

  it("without files has no room for any, also where some may come", async () => {
    const sent = { type: urlEncoded, take: async () => {} };
    const announced = { ...sent, headers: { ...own, "Content-Length": String(2 * MiB) } };
    expect(await send(endless("title="), announced)).toMatchObject({ status: 413, taken: { bytes: 0 } });
    const { status, taken } = await send(endless("title="), sent);
    expect(status).toBe(413);
    expect(taken.bytes).toBeLessThan(2 * MiB);
  });

  it("has five hundred fields at most", async () => {
    const pairs = (count: number) =>
      send([Array.from({ length: count }, (_, n) => `n${n}=`).join("&")], { type: urlEncoded });
    const parts = (count: number) =>
      send([...Array.from({ length: count }, (_, n) => text(`n${n}`, "")), end]);
    for (const sent of [pairs, parts]) {
      expect([...(await sent(mostFields)).fields]).toHaveLength(500);
      expect((await sent(mostFields + 1)).status).toBe(400);
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
