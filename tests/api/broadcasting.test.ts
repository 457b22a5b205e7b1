import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/api/db/schema";
import { activeUsers, ownChannel } from "~/contract/realtime";
import { openWorld, refusal } from "../support/api";
import { pushApp } from "../support/parts";
import type { Person } from "../support/people";

const world = await openWorld();

const socket_id = "123.456";
const open = (person: Person | null, channel_name: string) =>
  world.as(person).realtime.authorize({ socket_id, channel_name });
const signature = (text: string) =>
  `${pushApp.key}:${createHmac("sha256", pushApp.secret).update(text).digest("hex")}`;

test("whoever is signed in is seen by the others, by who and what they are alone", async () => {
  for (const person of [await world.aCustomer(), await world.aProvider()]) {
    const { auth, channel_data = "" } = await open(person, activeUsers);
    const { id } = person;
    const [user] = await world.db.select({ type: users.type }).from(users).where(eq(users.id, id));
    expect(JSON.parse(channel_data)).toEqual({ user_id: id, user_info: { id, type: user?.type } });
    expect(auth).toBe(signature(`${socket_id}:${activeUsers}:${channel_data}`));
  }
});

test("whoever does not want to be listed is not seen, and still hears what is theirs", async () => {
  const hidden = await world.aProvider();
  await world.db.update(users).set({ isListed: false }).where(eq(users.id, hidden.id));
  expect(await refusal(open(hidden, activeUsers))).toMatchObject({ status: 403, code: "forbidden" });
  const own = ownChannel(hidden.id);
  expect(await open(hidden, own)).toEqual({ auth: signature(`${socket_id}:${own}`) });
});

test("nobody opens a channel of somebody else, or one that is none of ours", async () => {
  const [nadia, karim] = [await world.aCustomer(), await world.aCustomer()];
  for (const channel of [
    ...[
      ownChannel(karim.id),
      `${ownChannel(nadia.id)}0`,
      "private-user-",
      "private-job",
      "presence-others",
      "news",
    ],
    ...[` ${ownChannel(nadia.id)}`, `${activeUsers}:`],
  ])
    expect([channel, (await refusal(open(nadia, channel))).status]).toEqual([channel, 403]);
});

test("guests, closed accounts and people whose phone is not verified stay outside", async () => {
  expect(await refusal(open(null, activeUsers))).toMatchObject({ status: 401 });
  const closed = await world.aCustomer({ isActive: false });
  expect(await refusal(open(closed, activeUsers))).toMatchObject({ status: 403, code: "inactive" });
  const unverified = await world.aCustomer({ isVerified: false });
  const call = world.asOtp(unverified).realtime.authorize({ socket_id, channel_name: activeUsers });
  expect(await refusal(call)).toMatchObject({ status: 403 });
});

test("a connection is named as the protocol names it, so that no signature says anything else", async () => {
  const nadia = await world.aCustomer();
  for (const bad of ["", "123", `123.456:${activeUsers}`, "1.2\n"]) {
    const call = world.as(nadia).realtime.authorize({ socket_id: bad, channel_name: activeUsers });
    expect(await refusal(call)).toMatchObject({ status: 422, errors: { socket_id: expect.anything() } });
  }
});

test("a page that asks again and again is told to wait", async () => {
  const nadia = await world.aCustomer();
  for (let i = 0; i < 60; i += 1) await open(nadia, activeUsers);
  expect(await refusal(open(nadia, activeUsers))).toMatchObject({ status: 429 });
});
