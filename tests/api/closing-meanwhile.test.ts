import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { notifications } from "~/api/db/schema";
import { moveAccount } from "~/api/profile/account-moves";
import { change } from "~/api/record/change";
import { openWorld, refusal } from "../support/api";
import { closings, reason } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { customerAndTwo, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const { openAgain } = closings(world);

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** What comes of a call that is made while an account is being closed: it is under way before the closing is done. */
async function whileClosing({ id }: Person, call: () => Promise<unknown>) {
  const staff = { actor: "staff" as const, id: (await world.aStaffMember()).id };
  let tell = () => {};
  const closed = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const closing = change(world.house, staff, world.clock.now(), async (act) => {
    await moveAccount(act, id, "deactivate", { reason });
    tell();
    await setTimeout(300);
  });
  await closed;
  const refused = await refusal(call());
  await closing;
  return refused;
}

it("An offer that is accepted while its technician's account is being closed is read as the account stays", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  const offer = await sendOffer(world, tarek, id);
  const accept = () => world.as(nadia).offers.accept({ id: offer.id, round: 1 });
  expect(await whileClosing(tarek, accept)).toMatchObject({
    ...{ status: 409, current: { offer_status: "pending", request_status: "open" } },
    message: expect.stringContaining("inactive"),
  });
});

it("Nothing that a customer pressed goes on while the own account is being closed, and nobody is told of it", async () => {
  const [nadia, tarek, other] = await customerAndTwo(world);
  const id = await openRequestOf(world, nadia);
  const offer = await sendOffer(world, tarek, id);
  const accept = () => world.as(nadia).offers.accept({ id: offer.id, round: 1 });
  expect(await whileClosing(nadia, accept)).toMatchObject({ status: 403, code: "inactive" });
  await openAgain(nadia);
  const direct = await openRequestOf(world, nadia, { provider_id: tarek.id });
  await world.as(tarek).technicianArea.declineDirect({ id: direct });
  const told = () => world.db.$count(notifications, eq(notifications.userId, other.id));
  const before = await told();
  const open = () => world.as(nadia).requests.openToAll({ id: direct });
  expect(await whileClosing(nadia, open)).toMatchObject({ status: 403, code: "inactive" });
  expect(await told()).toBe(before);
});
