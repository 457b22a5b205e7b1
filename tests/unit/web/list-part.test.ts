import { describe, expect, it } from "vitest";
import { addressWith, openedParts, ownPart } from "~/web/lists/list-part.server";

const opened = (query: string) => openedParts({ url: new URL(`https://usta.test/en/technicians${query}`) });

describe("A list that is shown again", () => {
  it.each(["", "?parts=1", "?parts=0", "?parts=-3", "?parts=many"])(
    "is one part when its address says %j",
    (query) => {
      expect(opened(query)).toBe(1);
    },
  );

  it("is as many parts as were open, but not more than come at once", () => {
    expect(opened("?parts=3")).toBe(3);
    expect(opened("?parts=2.9")).toBe(2);
    expect(opened("?parts=1e9")).toBe(5);
  });

  it("is another list with other filters, and begins anew", () => {
    const here = "/technicians?city=cairo&parts=3&cursor=x";
    expect(addressWith({ here }, { city: "giza" })).toBe("/technicians?city=giza");
  });
});

describe("A list of one's own", () => {
  const at = (
    here: string,
    nextCursor: string | null,
    previousCursor: string | null = null,
    chosen: Record<string, string> = {},
  ) =>
    ownPart(
      { here: here as `/${string}`, url: new URL(`https://usta.test/en${here}`) },
      { content: [{ id: "a" }], meta: { meta: { nextCursor, previousCursor } } },
      chosen,
    );

  it("grows part by part at its own address, where it began", () => {
    expect(at("/requests?tab=open", "n")).toMatchObject({ older: "/requests?tab=open&parts=2", newer: null });
    expect(at("/requests?tab=open", "n").growsHere).toBe(true);
    expect(at("/requests?tab=open&parts=2", "n").older).toBe("/requests?tab=open&parts=3");
    expect(at("/requests?cursor=c&parts=2", "n", "p")).toMatchObject({
      ...{ older: "/requests?cursor=c&parts=3", newer: "/requests?cursor=p" },
    });
  });

  it("goes on under the tab that is shown, though its address named none", () => {
    const tab = { tab: "assigned" };
    expect(at("/requests", "n", "p", tab)).toMatchObject({
      ...{ older: "/requests?tab=assigned&parts=2", newer: "/requests?tab=assigned&cursor=p" },
    });
    expect(at("/requests?parts=5", "n", null, tab).older).toBe("/requests?tab=assigned&cursor=n");
    expect(at("/requests?tab=assigned", "n", null, tab).older).toBe("/requests?tab=assigned&parts=2");
  });

  it("goes on on another page when it is as long as it may be, and ends where there is no more", () => {
    expect(at("/requests?parts=5", "n")).toMatchObject({ older: "/requests?cursor=n", growsHere: false });
    expect(at("/requests?parts=2", null).older).toBeNull();
  });
});
