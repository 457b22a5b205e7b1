import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { users } from "~/api/db/schema";
import { seedDemo } from "~/api/db/seed/demo";
import { refuseDemonstration } from "~/api/demo-leftovers";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";

const world = await openWorld();
let nadia: Person;

beforeEach(async () => {
  nadia = await world.aCustomer();
  await world.db.update(users).set({ isDemo: true }).where(eq(users.id, nadia.id));
});
afterEach(() => {
  world.house.isDemo = true;
});

const signIn = ({ email: login, password }: Person) => world.guest.auth.signIn({ login, password });

test("A demonstration's accounts are open in the demonstration", async () => {
  expect((await signIn(nadia)).is_verified).toBe(true);
  expect((await world.as(nadia).profile.details()).user.id).toBe(nadia.id);
});

test("A demonstration's public password and tokens open nothing once it is over", async () => {
  const omar = await world.aCustomer();
  world.house.isDemo = false;
  expect(await refusal(signIn(nadia))).toMatchObject({ status: 422 });
  expect(await refusal(world.as(nadia).profile.details())).toMatchObject({ status: 401 });
  expect((await signIn(omar)).is_verified).toBe(true);
});

// Two connections are needed, which an embedded database has not.
if (world.isOverHttp)
  test("Two servers that start together on one database load the demonstration once", {
    timeout: 60_000,
  }, async () => {
    await world.db.delete(users);
    const start = () => seedDemo(world.db, world.files, world.clock.now());
    await Promise.all([start(), start()]);
    const logins = await world.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, "customer@usta.test"));
    expect(logins).toHaveLength(1);
  });

test("A start without a demonstration is refused where its people still are, in one line that names the setting", async () => {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  const start = () => refuseDemonstration({ db: world.db, close });
  await expect(start()).rejects.toThrow(/^DEMO: off, but this database holds a demonstration; .+$/);
  expect(isClosed).toBe(true);
  await world.db.update(users).set({ isDemo: false });
  await expect(start()).resolves.toBeUndefined();
});
