/** More than any page has: to draw one, the framework looks for every path above its own. */
const most = { bytes: 1000, segments: 20 };

/** Whether a path is longer than any of the site's. A letter that is written `%D8%B3` counts as its two bytes. */
const isTooLong = (path: string): boolean =>
  path.replace(/%[\da-f]{2}/gi, "-").length > most.bytes || path.split("/").length - 1 > most.segments;

/** Whether a request names such a path: it is for that, or asks how the pages of others are loaded. */
export function namesTooLongPath(target: string): boolean {
  const [path = "", ...query] = target.split("?");
  // Wherever that name stands: dots and backslashes in a path may yet lead to it.
  const asksOfOthers = path.includes("__manifest");
  return (
    isTooLong(path) || (asksOfOthers && new URLSearchParams(query.join("?")).getAll("p").some(isTooLong))
  );
}

/** The answer to such a request. */
export const tooLongPath = {
  status: 414,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  text: "414 URI Too Long",
};
