import { expect, it } from "vitest";
import { isDatabaseUnreachable } from "~/api/db/unreachable";
import { failureBody } from "~/api/errors";

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

it.each(["55P03", "40P01", "40001"])("%s is answered as what others are doing just now", (code) => {
  expect(failureBody(failed(code), { locale: "en", digits: "latn" }, "r1")).toMatchObject({
    ...{ status: 409, code: "conflict", retry_after: 60, request_id: "r1" },
    message: "This is still under way. Try again in a minute.",
  });
});

it("a word is no failure of a line", () => {
  expect([isDatabaseUnreachable("ECONNREFUSED"), isDatabaseUnreachable(new Error("plain"))]).toEqual([
    false,
    false,
  ]);
});
