import { describe, expect, it } from "vitest";
import { addressWith, openedParts } from "~/web/list-part.server";

/** Lists 1 to 45 by tens; a cursor is the last row before it. */
async function ask(cursor: string | undefined) {
  const from = Number(cursor ?? 0);
  const content = Array.from({ length: Math.min(10, 45 - from) }, (_, index) => from + index + 1);
  const nextCursor = from + 10 < 45 ? String(from + 10) : null;
  return { content, meta: { meta: { nextCursor, previousCursor: cursor ? `before ${from + 1}` : null } } };
}

async function opened(query: string, first?: string) {
  const url = new URL(`https://usta.test/en/technicians${query}`);
  const { content, meta } = await openedParts({ url }, first, ask);
  return { from: content[0], to: content.at(-1), ...meta.meta };
}

describe("A list that is shown again", () => {
  it("is its first part, unless the address says that more were open", async () => {
    const first = { from: 1, to: 10, nextCursor: "10", previousCursor: null };
    for (const query of ["", "?parts=1", "?parts=0", "?parts=-3", "?parts=many"])
      expect(await opened(query)).toEqual(first);
  });

  it("is all the parts that were open, from where it began", async () => {
    expect(await opened("?parts=3")).toEqual({ from: 1, to: 30, nextCursor: "30", previousCursor: null });
    const further = { from: 21, to: 40, nextCursor: "40", previousCursor: "before 21" };
    expect(await opened("?parts=2", "20")).toEqual(further);
  });

  it("ends where the list ends", async () => {
    expect(await opened("?parts=9")).toMatchObject({ from: 1, to: 45, nextCursor: null });
  });

  it("asks for ten parts at most, whatever the address says", async () => {
    let calls = 0;
    const endless = async () => {
      calls += 1;
      return { content: [calls], meta: { meta: { nextCursor: "on", previousCursor: null } } };
    };
    await openedParts({ url: new URL("https://usta.test/en?parts=1e9") }, undefined, endless);
    expect(calls).toBe(10);
  });

  it("is another list with other filters, and begins anew", () => {
    const here = "/technicians?city=cairo&parts=3&cursor=x";
    expect(addressWith({ here }, { city: "giza" })).toBe("/technicians?city=giza");
  });
});
