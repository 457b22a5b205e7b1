import { afterEach, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { earner, ibans, settleAll } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const reason = "The account was closed after all.";

it("Staff read of a payout that is still to go why the last one to its account did not come there, or came back", async () => {
  const { tarek } = await earner(world);
  const [own, staff] = [world.as(tarek).payouts, world.as(await world.aStaffMember()).payouts];
  const ask = async () => (await own.request({ amount: 5_000 })).id;
  const read = async (status: "requested" | "approved" | "paid") => {
    const { content } = await staff.queue({ status });
    return content.map(({ id, failed_before }) => [id, failed_before]);
  };
  const send = async (id: string) => {
    await staff.approve({ id });
    await staff.batch();
  };
  await settleAll(world, 30_000);

  const first = await ask();
  expect(await read("requested")).toEqual([[first, null]]);
  await send(first);
  await staff.markPaid({ id: first });
  await staff.markReturned({ id: first, reason });
  const second = await ask();
  expect(await read("requested")).toEqual([[second, reason]]);
  await staff.approve({ id: second });
  expect(await read("approved")).toEqual([[second, reason]]);
  await staff.batch();
  await staff.markPaid({ id: second });
  expect(await read("paid")).toEqual([[second, null]]);

  // One that has come there since makes up for it, and another account has nothing to do with it.
  const third = await ask();
  expect(await read("requested")).toEqual([[third, null]]);
  await send(third);
  await staff.markFailed({ id: third, reason });
  await own.addMethod({ iban: ibans[1], holder: "Tarek Fawzy" });
  const fourth = await ask();
  expect(await read("requested")).toEqual([[fourth, null]]);
});
