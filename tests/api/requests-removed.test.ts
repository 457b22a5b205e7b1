import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requests } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { sendOffer } from "../support/offers";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

test("A request that staff removed is there for its owner and for staff, and for nobody else", async () => {
  const [nadia, tarek, hany] = [await world.aCustomer(), await world.aProvider(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  await sendOffer(world, tarek, id);
  const removed = { status: "removed" as const };
  await world.db.update(requests).set(removed).where(eq(requests.id, id));
  for (const reader of [world.guest, world.as(tarek), world.as(hany), world.as(await world.aCustomer())])
    expect(await refusal(reader.requests.get({ id }))).toMatchObject({ status: 404 });
  for (const technician of [tarek, hany]) {
    const { technicianArea } = world.as(technician);
    expect(await refusal(technicianArea.request({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(sendOffer(world, technician, id))).toMatchObject({ status: 404 });
  }
  expect((await world.guest.requests.open({})).content).toEqual([]);
  const staff = world.as(await world.aStaffMember());
  expect(await staff.requests.get({ id })).toMatchObject({ view: "public", ...removed, private: null });
  expect(await world.as(nadia).requests.get({ id })).toMatchObject({ view: "owner", ...removed, can: [] });
});
