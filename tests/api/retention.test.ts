import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationSweep, sweepSpent } from "~/api/background/retention";
import { startWorker } from "~/api/background/worker";
import { codes, notifications, outbox, timers } from "~/api/db/schema";
import { sweepTimers } from "~/api/time/timers";
import { openWorld } from "../support/api";
import { openRequestOf } from "../support/requests";

const world = await openWorld({ settings: { notificationsPerUser: 10 } });
const day = 86_400;

const now = () => world.clock.now();

describe("Steps that time made", () => {
  it("are forgotten after a week, and no others", async () => {
    const nadia = await world.aCustomer();
    await openRequestOf(world, nadia);
    world.clock.advance(31 * day);
    await sweepTimers(world.house, now());
    const other = await openRequestOf(world, nadia);
    world.clock.advance(6 * day);
    await sweepSpent(world.house, now());
    expect(await world.db.$count(timers)).toBe(4);
    world.clock.advance(2 * day);
    await sweepSpent(world.house, now());
    const left = await world.db.select().from(timers);
    expect(left.map(({ requestId, firedAt }) => [requestId, firedAt])).toEqual([
      [other, null],
      [other, null],
    ]);
  });
});

describe("Codes and the messages that carried them", () => {
  it("are removed once they are over: codes after a day, messages after a week", async () => {
    const nadia = await world.aCustomer({ isVerified: false });
    await world.asOtp(nadia).auth.resendCode();
    world.clock.advance(day);
    await sweepSpent(world.house, now());
    expect([await world.db.$count(codes), await world.db.$count(outbox)]).toEqual([1, 1]);
    world.clock.advance(600);
    await sweepSpent(world.house, now());
    expect([await world.db.$count(codes), await world.db.$count(outbox)]).toEqual([0, 1]);
    world.clock.advance(6 * day);
    await sweepSpent(world.house, now());
    expect(await world.db.$count(outbox)).toBe(0);
  });

  it("are removed however many they are", async () => {
    await world.db.execute(sql`insert into outbox (id, channel, recipient, locale, template, created_at)
      select 'm' || n, 'sms', '+201000000009', 'ar', 'code', ${now().toISOString()}::timestamptz from generate_series(1, 1200) n`);
    world.clock.advance(8 * day);
    await sweepSpent(world.house, now());
    expect(await world.db.$count(outbox)).toBe(0);
  });
});

/** Tells somebody something so many times, a minute apart; the newest is the highest. */
const tell = (userId: string, times: number) =>
  world.db.execute(sql`insert into notifications (id, user_id, kind, path, created_at)
    select ${userId} || n, ${userId}, 'offer_received', '/', ${now().toISOString()}::timestamptz + n * interval '1 minute'
    from generate_series(1, ${times}::int) n`);

describe("Notifications", () => {
  it("are kept up to the newest thousand of each person", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    await tell(nadia.id, 14);
    await tell(omar.id, 10);
    await notificationSweep()(world.house, now());
    const kept = await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id));
    const numbers = kept.map(({ id }) => Number(id.slice(nadia.id.length)));
    expect(numbers.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(await world.db.$count(notifications, eq(notifications.userId, omar.id))).toBe(10);
  });

  it("are looked at round by round, whoever they are for", async () => {
    await world.db.execute(sql`insert into users (id, type, name, phone, password_hash, locale)
      select 'u' || lpad(n::text, 4, '0'), 'customer', 'Somebody', '+2010' || (10000000 + n), '', 'ar' from generate_series(1, 250) n`);
    for (const id of ["u0001", "u0150", "u0250"]) await tell(id, 12);
    const sweep = notificationSweep();
    for (let round = 0; round < 3; round += 1) await sweep(world.house, now());
    expect(await world.db.$count(notifications)).toBe(30);
    await world.db.execute(sql`insert into notifications (id, user_id, kind, path, created_at)
      values ('late', 'u0001', 'offer_received', '/', ${now().toISOString()}::timestamptz + interval '1 day')`);
    await sweep(world.house, now());
    expect(await world.db.$count(notifications, eq(notifications.userId, "u0001"))).toBe(10);
  });

  it("are swept by the worker, with the rest", async () => {
    const nadia = await world.aCustomer();
    await tell(nadia.id, 12);
    await startWorker(world.house)();
    expect(await world.db.$count(notifications)).toBe(10);
    expect(world.log.lines).toEqual([]);
  });
});
