import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { customerAndTwo, sendOffer } from "../support/offers";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

type Wanted = Parameters<typeof openRequestOf>[2];
const onThursday = { timing: "date", preferred_date: "2026-11-26" } as const;

/** Two like technicians say when they would come; how their offers stand side by side. */
async function inOrder(wanted: Wanted, starts: readonly string[]): Promise<(string | undefined)[]> {
  const [nadia, ...sides] = await customerAndTwo(world);
  const id = await openRequestOf(world, nadia, wanted);
  const names = new Map<string, string | undefined>();
  for (const [n, side] of sides.entries()) {
    const sent = await sendOffer(world, side, id, { starts_at: starts[n] });
    names.set(sent.id, starts[n]);
    world.clock.advance(1);
  }
  return (await world.as(nadia).offers.compare({ id })).offers.map((offer) => names.get(offer.id));
}

it.each<[string, Wanted, string, string]>([
  ["in the morning", { ...onThursday, time_window: "morning" }, "2026-11-26T13:00", "2026-11-26T11:30"],
  ["after noon", { ...onThursday, time_window: "afternoon" }, "2026-11-26T11:00", "2026-11-26T16:30"],
  ["in the evening", { ...onThursday, time_window: "evening" }, "2026-11-26T16:00", "2026-11-26T20:30"],
  ["on a day", { ...onThursday, time_window: "any" }, "2026-11-27T01:00", "2026-11-26T23:30"],
  ["as soon as it can be", { timing: "asap" }, "2026-11-27T10:00", "2026-11-26T08:00"],
])("Who would come %s, when it is wanted, stands before one who would not", async (_, wanted, ...starts) => {
  expect(await inOrder(wanted, starts)).toEqual(starts.reverse());
});

it("Where any time will do, no start is better than another: the older offer stands first", async () => {
  const starts = ["2026-12-10T10:00", "2026-11-25T10:00"];
  expect(await inOrder({ timing: "flexible" }, starts)).toEqual(starts);
});
