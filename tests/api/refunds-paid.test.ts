import { afterEach, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { owedBack } from "../support/owed-back";
import { ibans } from "../support/payouts";

const world = await openWorld({ settings: { perPage: 2 } });
const account = { iban: ibans[0], holder: "Nadia Samir" };

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("Staff page through the refunds that were paid from the bank, the newest first, each once", async () => {
  const owed = [await owedBack(world), await owedBack(world), await owedBack(world)];
  const { transfers } = world.as(await world.aStaffMember());
  // Paid in another order than they came to be owed in.
  const paid = [owed[1], owed[2], owed[0]].flatMap((one) => one ?? []);
  for (const { id, hers } of paid) {
    await hers.nameAccount({ id, ...account });
    await transfers.refundDone({ id, ...account });
    world.clock.advance(60);
  }
  const first = await transfers.refunds({ tab: "paid" });
  const cursor = first.meta.meta.nextCursor ?? "";
  const rest = await transfers.refunds({ tab: "paid", cursor });
  const ids = paid.map(({ id }) => id).reverse();
  expect(first.content.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(rest.content.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(rest.meta.meta.nextCursor).toBeNull();
});
