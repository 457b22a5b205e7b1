import { expect, test } from "vitest";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

test("a guest may not read a profile", async () => {
  expect(await refusal(world.guest.profile.details())).toMatchObject({
    status: 401,
    code: "unauthenticated",
    data: [],
  });
});
test("people exist in one test", async () => {
  const c = await world.aCustomer();
  const p = await world.aProvider();
  expect(await refusal(world.as(c).profile.provider())).toMatchObject({ status: 403 });
  expect(p.otpToken).toBeNull();
});
test("and not in the next", async () => {
  expect(await world.db.query.users.findMany()).toEqual([]);
});
