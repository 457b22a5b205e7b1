import { expect, it } from "vitest";
import { isDatabaseUnreachable } from "~/api/db/unreachable";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("of the driver"), { code }) });

it.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "CONNECTION_CLOSED",
  "CONNECT_TIMEOUT",
  "08006",
  "57P01",
  "53300",
])("%s says that the database is out of reach", (code) => {
  expect(isDatabaseUnreachable(failed(code))).toBe(true);
});

it.each(["23505", "40P01", "57014", "42601", "ENOENT", ""])(
  "%s is of a statement, or of something else",
  (code) => {
    expect(isDatabaseUnreachable(failed(code))).toBe(false);
  },
);

it("a word is no failure of a line", () => {
  expect([isDatabaseUnreachable("ECONNREFUSED"), isDatabaseUnreachable(new Error("plain"))]).toEqual([
    false,
    false,
  ]);
});
