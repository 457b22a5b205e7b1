import { describe, expect, it } from "vitest";
import { addressWith, openedParts } from "~/web/lists/list-part.server";

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
