import { afterEach, expect, it, vi } from "vitest";
import { warn } from "../../../server/announce";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["the demonstration, which shows them on a page", { deliversMessages: true }, 0],
  ["an API elsewhere, which has its own start", null, 0],
  ["a shop without a provider of messages", { deliversMessages: false }, 1],
])("the operator of %s is told so many lines about codes that reach nobody", (_, api, lines) => {
  const said: unknown[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void said.push(line));
  warn(api);
  expect(said).toHaveLength(lines);
  for (const line of said) expect(line).toMatch(/^Codes and messages are not delivered: [^\n]+$/);
});
