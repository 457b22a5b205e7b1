import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit, counters, notifications, providerProfiles, services, users } from "~/api/db/schema";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import { disputeOf } from "../support/disputes";
import { accepted, type Deal, delivered, paid } from "../support/paid";

const world = await openWorld();

const reason = "Three appointments were missed without a word.";
const stateOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];
const namesOf = async (q: string) => {
  const found = await world.as(await world.aStaffMember({ name: "Zeina Halim" })).staff.users({ q });
  return found.content.map(({ name }) => name);
};

describe("Staff find accounts", () => {
  test("newest first, page by page, those that are closed by themselves", async () => {
    const staff = world.as(await world.aStaffMember());
    for (let n = 0; n < 21; n += 1) await world.aCustomer();
    const closed = await world.aCustomer({ isActive: false });
    const first = await staff.staff.users();
    expect(first.content).toHaveLength(20);
    expect(first.content[0]?.id).toBe(closed.id);
    const { content } = await staff.staff.users({ cursor: first.meta.meta.nextCursor ?? "" });
    expect(content).toHaveLength(3);
    expect(new Set([...first.content, ...content].map(({ id }) => id)).size).toBe(23);
    const inactive = await staff.staff.users({ tab: "inactive" });
    expect(inactive.content).toMatchObject([{ id: closed.id, is_active: false, type: "customer" }]);
  });

  test("by name in any spelling, by phone in any writing, by e-mail", async () => {
    await world.aCustomer({ name: "Nadia Samir", phone: "+201001234567", email: "nadia@example.test" });
    await world.aCustomer({ name: "أحمد مُصطفى", phone: "+201112345678", email: "a_b@example.test" });
    for (const q of [
      "nadia",
      "NADIA sam",
      "samir nadia",
      "0100 123 4567",
      "+20 100-123",
      "٠١٠٠١٢٣٤٥٦٧",
      "nadia@",
    ])
      expect([q, await namesOf(q)]).toEqual([q, ["Nadia Samir"]]);
    for (const q of ["احمد", "أحمد مصطفي", "مصطفى", "11123", "a_b", "مص"])
      expect([q, await namesOf(q)]).toEqual([q, ["أحمد مُصطفى"]]);
    for (const q of ["nobody", "a%b", "adia samirx", "999999", "ir"])
      expect([q, await namesOf(q)]).toEqual([q, []]);
  });

  test("and see of each who it is, how it stands, and what was done to it", async () => {
    const member = await world.aStaffMember({ name: "Zeina Halim" });
    const { id } = await world.aProvider({ name: "Tarek Fawzy" });
    const staff = world.as(member).staff;
    const before = await staff.user({ id });
    expect(before).toMatchObject({
      ...{ id, name: "Tarek Fawzy", type: "provider", is_active: true, inactive_reason: null, sessions: 1 },
      ...{ can: ["deactivate"], history: [], city: { id: "cairo", name: "Cairo" } },
      provider: { verification: "none", documents: [], headline: "Plumbing done neatly" },
    });
    await staff.deactivate({ id, reason });
    expect(await staff.user({ id })).toMatchObject({
      ...{ is_active: false, inactive_reason: reason, can: ["reactivate"] },
      history: [{ event: "deactivate", from: "active", to: "inactive", author: { name: "Zeina Halim" } }],
    });
    expect(await refusal(staff.user({ id: "nobody" }))).toMatchObject({ status: 404 });
  });
});

test("Staff read of each side of a job that it is under way, until it is done or called off", async () => {
  const { staff } = world.as(await world.aStaffMember());
  const [off, done, disputed] = [await accepted(world), await delivered(world), await paid(world)];
  const openOf = (deal: Deal) =>
    Promise.all([deal.nadia, deal.tarek].map(async ({ id }) => (await staff.user({ id })).open_jobs));
  const all = async () => [await openOf(off), await openOf(done), await openOf(disputed)];
  await disputeOf(world, disputed);
  expect(await all()).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  await world.as(off.nadia).orders.giveUp({ id: off.orderId });
  await world.as(done.nadia).orders.confirm({ id: done.orderId });
  expect(await all()).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
});

describe("A closed account", () => {
  test("opens nothing but its complaints, and its owner reads why", async () => {
    const [staff, nadia] = [world.as(await world.aStaffMember()), await world.aCustomer()];
    await staff.staff.deactivate({ id: nadia.id, reason });
    const { user } = await world.as(nadia).profile.details();
    expect(user).toMatchObject({ inactive_reason: reason, user: { is_active: 0 } });
    expect(await refusal(world.as(nadia).requests.mine())).toMatchObject({ status: 403, code: "inactive" });
    await staff.staff.reactivate({ id: nadia.id, reason: "A second look: the technician was late." });
    const opened = await world.as(nadia).profile.details();
    expect(opened.user).toMatchObject({ inactive_reason: null, user: { is_active: 1 } });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(["account_deactivated", "account_reactivated"]);
  });

  test("is told to its owner with the reason, and on every channel, for notices are closed to them", async () => {
    const staff = world.as(await world.aStaffMember());
    const nadia = await world.aCustomer({ email: "nadia@example.test" });
    await staff.staff.deactivate({ id: nadia.id, reason });
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id));
    expect(told).toMatchObject([{ kind: "account_deactivated", params: { reason }, path: "/complaints" }]);
    for (const [recipient, channel] of [
      [nadia.phone, "sms"],
      ["nadia@example.test", "email"],
    ])
      expect(await listMessages(world.db, recipient)).toMatchObject([
        { channel, template: "accountClosed", locale: "en" },
      ]);
  });

  test("of a technician is in no list and counts nowhere, until it is opened again", async () => {
    const [staff, { id }] = [world.as(await world.aStaffMember()), await world.aProvider()];
    const seen = async () => ({
      listed: (await world.guest.technicians.list()).content.length,
      public: (await world.db.select().from(providerProfiles))[0]?.isPublic,
      total: (await world.db.select().from(counters).where(eq(counters.name, "technicians")))[0]?.value,
      ofService: (await world.db.select().from(services).where(eq(services.id, "tap-mixer")))[0]
        ?.providersCount,
    });
    const whole = { listed: 1, public: true, total: 1, ofService: 1 };
    expect(await seen()).toEqual(whole);
    await staff.staff.deactivate({ id, reason });
    expect(await seen()).toEqual({ listed: 0, public: false, total: 0, ofService: 0 });
    expect(await refusal(world.guest.technicians.get({ id }))).toMatchObject({ status: 404 });
    await staff.staff.reactivate({ id, reason });
    expect(await seen()).toEqual(whole);
  });

  test("was closed once, however many close it, with one line that says who, what, why and when", async () => {
    const [one, other] = [await world.aStaffMember(), await world.aStaffMember()];
    const { id } = await world.aCustomer();
    const close = (by: typeof one) => world.as(by).staff.deactivate({ id, reason });
    const ends = await Promise.allSettled([close(one), close(other)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(close(one))).toMatchObject({ status: 409, current: { account: "inactive" } });
    const lines = await world.db.select().from(audit).where(eq(audit.entityId, id));
    expect(lines).toMatchObject([
      { event: "deactivate", actor: "staff", from: "active", to: "inactive", detail: { reason } },
    ]);
    expect([one.id, other.id]).toContain(lines[0]?.actorId);
  });

  test("is closed and opened by a double click as by one", async () => {
    const { id } = await world.aCustomer();
    const { staff } = world.as(await world.aStaffMember());
    for (const decide of [staff.deactivate, staff.reactivate]) {
      const once = { idempotencyKey: decide === staff.deactivate ? "close" : "open" };
      await decide({ id, reason }, once);
      expect(await decide({ id, reason }, once)).toBeNull();
    }
    expect(await world.db.select().from(audit).where(eq(audit.entityId, id))).toHaveLength(2);
  });

  test("is nobody's own, and is closed with a reason only", async () => {
    const member = await world.aStaffMember();
    const { id } = await world.aCustomer();
    const own = await refusal(world.as(member).staff.deactivate({ id: member.id, reason }));
    expect(own).toMatchObject({ status: 403 });
    const short = await refusal(world.as(member).staff.deactivate({ id, reason: "No." }));
    expect(short).toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
    expect(await stateOf(id)).toMatchObject({ isActive: true, inactiveReason: null });
    const unknown = await refusal(world.as(member).staff.deactivate({ id: "nobody", reason }));
    expect(unknown).toMatchObject({ status: 404 });
  });
});
