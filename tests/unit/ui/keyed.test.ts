import { expect, it } from "vitest";
import { keyed } from "~/components/ui/keyed";

it("gives equal entries keys of their own, and leaves those of the others alone", () => {
  const keys = (texts: string[]) => keyed(texts, (text) => text).map(({ key }) => key);
  expect(keys(["It drips.", "Day and night.", "It drips.", "It drips."])).toEqual([
    ...["It drips.", "Day and night.", "It drips. (1)", "It drips. (2)"],
  ]);
  expect(keys([])).toEqual([]);
});
