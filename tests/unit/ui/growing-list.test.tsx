import { describe, expect, it } from "vitest";
import { GrowingList } from "~/components/live/growing-list";
import { renderPage } from "../../support/render-page";

const rows = Array.from({ length: 100 }, (_, index) => ({ id: `r${index}` }));

/** Where the link to older rows leads, as it does without scripts. */
function leadsTo(older: `/${string}`, growsHere: boolean) {
  const html = renderPage(
    <GrowingList part={{ rows, older, newer: null, growsHere }} item={({ id }) => id} empty={null} />,
    { namespaces: ["common", "ui", "lists"] },
  );
  return /href="([^"]+)" rel="next"|rel="next"[^>]* href="([^"]+)"/.exec(html)?.slice(1).find(Boolean);
}

describe("What is said of how many rows there are", () => {
  const said = (count: number, older: `/${string}` | null, newer: `/${string}` | null = null) =>
    /role="status"[^>]*>([^<]*)</.exec(
      renderPage(
        <GrowingList
          part={{ rows: rows.slice(0, count), older, newer, growsHere: true }}
          item={({ id }) => id}
          empty={null}
        />,
        { namespaces: ["common", "ui", "lists"] },
      ),
    )?.[1];

  it("is of all of them where all are there, of the end where the first ones are on another page", () => {
    expect(said(0, null)).toBe("Nothing found.");
    expect(said(1, null)).toBe("This is the only one.");
    expect(said(7, null)).toBe("All 7 are here.");
    expect(said(7, "/requests?parts=2")).toBe("7 so far.");
    expect(said(7, null, "/requests")).toBe("This is the end of the list.");
  });
});

describe("The link to older things of one's own", () => {
  it("leads to the first row that is new, where they come below the others", () => {
    expect(leadsTo("/requests?parts=2", true)).toBe("/en/requests?parts=2#row-101");
  });

  it("leads to the first row of their own page, where the list is as long as it grows", () => {
    expect(leadsTo("/requests?cursor=n", false)).toBe("/en/requests?cursor=n#row-1");
  });
});
