import { expect, it } from "vitest";
import { audit, notifications, users } from "~/api/db/schema";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import { newPassword } from "../support/forgotten";
import type { Person } from "../support/people";

const world = await openWorld();

const change = (person: Person, current = person.password, password = newPassword) =>
  world.as(person).password.change({ current_password: current, password });

it("Tarek changes his password: he stays signed in here and nowhere else, and is told", async () => {
  const tarek = await world.aProvider();
  const other = await world.guest.auth.signIn({ login: tarek.phone, password: tarek.password });
  await change(tarek);
  expect((await world.as(tarek).profile.details()).user.id).toBe(tarek.id);
  expect(await refusal(world.as(other).profile.details())).toMatchObject({ status: 401 });
  await world.guest.auth.signIn({ login: tarek.phone, password: newPassword });
  const told = { template: "passwordChanged" };
  expect(await listMessages(world.db, tarek.phone)).toMatchObject([told]);
  expect(await listMessages(world.db, tarek.email)).toMatchObject([told]);
  expect(await world.db.select().from(notifications)).toMatchObject([
    { userId: tarek.id, kind: "password_changed", path: "/change-password" },
  ]);
  expect(await world.db.select().from(audit)).toMatchObject([
    { actor: "provider", actorId: tarek.id, event: "change_password" },
  ]);
});

it("Staff change theirs too", async () => {
  const mona = await world.aStaffMember();
  await change(mona);
  expect(await world.db.select().from(audit)).toMatchObject([{ actor: "staff", entityId: mona.id }]);
});

it("Who does not know the present one changes nothing, and may try as often as at signing in", async () => {
  const tarek = await world.aProvider();
  for (let n = 0; n < 10; n += 1)
    expect((await refusal(change(tarek, "not-this-one"))).errors?.current_password).toEqual([
      "The present password is incorrect.",
    ]);
  expect(await refusal(change(tarek))).toMatchObject({ status: 429 });
  const login = { login: tarek.phone, password: tarek.password };
  expect(await refusal(world.guest.auth.signIn(login))).toMatchObject({ status: 429 });
  expect(await world.db.$count(audit)).toBe(0);
});

it("The new one is judged as at sign-up, and is another", async () => {
  const tarek = await world.aProvider();
  for (const wrong of ["password1", tarek.phone, tarek.password])
    expect((await refusal(change(tarek, tarek.password, wrong))).errors?.password).toHaveLength(1);
  expect((await refusal(change(tarek, tarek.password, "short"))).errors?.password).toHaveLength(1);
});

it("Of two who change it at once, one does", async () => {
  const tarek = await world.aProvider();
  const both = await Promise.allSettled([change(tarek), change(tarek, tarek.password, "Brown-teapot-93")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await world.db.$count(audit)).toBe(1);
});

it("A demonstration's account keeps the password that everybody knows", async () => {
  const tarek = await world.aProvider();
  await world.db.update(users).set({ isDemo: true });
  expect((await refusal(change(tarek))).message).toContain("belongs to the demonstration");
  await world.guest.auth.signIn({ login: tarek.phone, password: tarek.password });
});
