import { afterEach, expect, it, vi } from "vitest";
import { warn } from "../../../server/announce";

afterEach(() => vi.restoreAllMocks());

const well = { deliversMessages: true, isReachable: true, mayMissOthers: false };

it.each([
  ["the demonstration, which shows them on a page", { ...well }, []],
  ["an API elsewhere, which has its own start", null, []],
  [
    "a shop without a provider of messages",
    { ...well, deliversMessages: false },
    [/^Codes and messages are not delivered: [^\n]+$/],
  ],
  [
    "a shop that says nowhere how to reach it",
    { ...well, isReachable: false },
    [/^Visitors cannot reach you: [^\n]+$/],
  ],
  [
    "one that may run beside others, each with a realtime server of its own",
    { ...well, mayMissOthers: true },
    [/^What is told at once [^\n]+PUSHER_APP_ID[^\n]+$/],
  ],
])("the operator of %s is told what people will miss, a line each", (_, api, lines) => {
  const said: unknown[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void said.push(line));
  warn(api);
  expect(said).toEqual(lines.map((line) => expect.stringMatching(line)));
});
