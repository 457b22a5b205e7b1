import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sweepSpent } from "~/api/background/retention";
import { audit, notifications, passwordResets, users } from "~/api/db/schema";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import { forgotten, newPassword, proven } from "../support/forgotten";

const world = await openWorld();
const { password, auth } = world.guest;

describe("Salma, who forgot her password", () => {
  it("chooses another and is signed in; the old one is refused, and her other sessions have ended", async () => {
    const salma = await world.aCustomer();
    const proof = await proven(world, salma);
    const answer = await password.reset({ proof, password: newPassword });
    expect(answer).toMatchObject({ is_verified: true, otp_token: null, name: salma.name, type: "customer" });
    expect((await world.as(answer).profile.details()).user.id).toBe(salma.id);
    expect(await refusal(world.as(salma).profile.details())).toMatchObject({ status: 401 });
    expect((await refusal(auth.signIn({ login: salma.phone, password: salma.password }))).status).toBe(422);
    await auth.signIn({ login: salma.phone, password: newPassword });
  });

  it("is told by SMS, e-mail and notification, and a line of the log says it", async () => {
    const salma = await world.aCustomer({ locale: "ar" });
    await password.reset({ proof: await proven(world, salma), password: newPassword });
    const message = { template: "passwordChanged", locale: "ar" };
    expect(await listMessages(world.db, salma.email)).toMatchObject([{ ...message, channel: "email" }]);
    expect(await listMessages(world.db, salma.phone)).toContainEqual(
      expect.objectContaining({ ...message, channel: "sms" }),
    );
    expect(await world.db.select().from(notifications)).toMatchObject([
      { userId: salma.id, kind: "password_changed", path: "/change-password" },
    ]);
    expect(await world.db.select().from(audit)).toMatchObject([
      { actor: "customer", actorId: salma.id, entity: "user", entityId: salma.id, event: "reset_password" },
    ]);
  });

  it("may do so once for a code, also when she presses twice", async () => {
    const proof = await proven(world, await world.aCustomer());
    const choose = () => password.reset({ proof, password: newPassword });
    const both = await Promise.allSettled([choose(), choose()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await refusal(choose())).status).toBe(422);
    expect(await password.code({ proof })).toBeNull();
    expect(await world.db.$count(audit)).toBe(1);
  });

  it("ends with it whatever else was asked for her phone", async () => {
    const salma = await world.aCustomer();
    const other = await forgotten(world, salma);
    world.clock.advance(61);
    await password.reset({ proof: await proven(world, salma), password: newPassword });
    expect((await refusal(password.verify(other))).message).toContain("took too long");
  });

  it("is told what is wrong with the new one as at sign-up, and chooses again", async () => {
    const salma = await world.aCustomer();
    const proof = await proven(world, salma);
    for (const wrong of ["short", "password1", salma.phone])
      expect((await refusal(password.reset({ proof, password: wrong }))).errors?.password).toHaveLength(1);
    await password.reset({ proof, password: newPassword });
  });

  it("is let in again though she had tried too often", async () => {
    const salma = await world.aCustomer();
    const wrong = { login: salma.phone, password: "not-this-one" };
    for (let n = 0; n < 10; n += 1) await refusal(auth.signIn(wrong));
    expect((await refusal(auth.signIn({ ...wrong, password: salma.password }))).status).toBe(429);
    await password.reset({ proof: await proven(world, salma), password: newPassword });
    await auth.signIn({ login: salma.phone, password: newPassword });
  });

  it("may do so while her account is inactive, and learns from the answer that it is", async () => {
    const salma = await world.aCustomer({ isActive: false });
    const answer = await password.reset({ proof: await proven(world, salma), password: newPassword });
    expect(answer.user.user.is_active).toBe(0);
  });

  it.each([
    ["has another phone by now", { phone: "+201055555555" }],
    ["is of staff by now", { type: "staff" as const }],
    ["is the demonstration's by now", { isDemo: true }],
  ])("changes nothing where the account %s", async (_, change) => {
    const salma = await world.aCustomer();
    const proof = await proven(world, salma);
    await world.db.update(users).set(change).where(eq(users.id, salma.id));
    expect((await refusal(password.reset({ proof, password: newPassword }))).status).toBe(422);
    expect(await world.db.$count(audit)).toBe(0);
  });
});

it("What was asked for is forgotten a day later", async () => {
  await forgotten(world, await world.aCustomer());
  await sweepSpent(world.house, world.clock.now());
  expect(await world.db.$count(passwordResets)).toBe(1);
  world.clock.advance(86_401);
  await sweepSpent(world.house, world.clock.now());
  expect(await world.db.$count(passwordResets)).toBe(0);
});
