import { afterEach, expect, it, vi } from "vitest";
import { warn } from "../../../server/announce";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["the demonstration, which shows them on a page", { deliversMessages: true, isReachable: true }, []],
  ["an API elsewhere, which has its own start", null, []],
  [
    "a shop without a provider of messages",
    { deliversMessages: false, isReachable: true },
    [/^Codes and messages are not delivered: [^\n]+$/],
  ],
  [
    "a shop that says nowhere how to reach it",
    { deliversMessages: true, isReachable: false },
    [/^Visitors cannot reach you: [^\n]+$/],
  ],
])("the operator of %s is told what people will miss, a line each", (_, api, lines) => {
  const said: unknown[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void said.push(line));
  warn(api);
  expect(said).toEqual(lines.map((line) => expect.stringMatching(line)));
});
