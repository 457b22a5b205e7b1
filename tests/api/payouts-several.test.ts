import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { earner, ibans, settleAll } from "../support/payouts";

/** A bank's file here takes one payout, so that two are sent in two. */
const world = await openWorld({ settings: { payoutsPerBatch: 1 } });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** A client alone would be taken for a promise. */
const aMember = async () => ({ staff: world.as(await world.aStaffMember()).payouts });

/** Two technicians ask for a payout, one a minute after the other. */
async function twoAsked() {
  const { tarek: first } = await earner(world);
  const { tarek: second } = await earner(world);
  const ids: string[] = [];
  for (const technician of [first, second]) {
    ids.push((await world.as(technician).payouts.request({ amount: 20_000 })).id);
    world.clock.advance(60);
  }
  return ids;
}

describe("Who asked for a payout first", () => {
  it("is read of first by staff, is sent in the first file, and in the second nobody who is in it", {
    timeout: 60_000,
  }, async () => {
    const [{ staff }, ids] = [await aMember(), await twoAsked()];
    const listed = async (status: "requested" | "approved" | "sent" | "paid") =>
      (await staff.queue({ status })).content.map(({ id }) => id);
    expect(await listed("requested")).toEqual(ids);
    for (const id of ids.toReversed()) await staff.approve({ id });
    expect(await listed("approved")).toEqual(ids);
    for (const id of ids) {
      const batch = await staff.batch();
      expect(batch).toMatchObject({ count: 1, total: { amount: 20_000 } });
      const { bytes, isPublic } = await staff.bankFile({ id: batch.id });
      const [, ...lines] = new TextDecoder().decode(bytes).trim().split("\r\n");
      expect(lines.map((line) => line.split(",")[0])).toEqual([id]);
      // Names and whole account numbers: no cache on the way keeps them.
      expect(isPublic).toBe(false);
    }
    expect(await listed("sent")).toEqual(ids);
    await settleAll(world, 60_000);
    for (const id of ids) await staff.markPaid({ id });
    // What is over is read from its newest on.
    expect(await listed("paid")).toEqual(ids.toReversed());
  });
});

describe("A payout", () => {
  it("is paid out of exactly as much as the settlements cover, and not out of a piastre less", async () => {
    const [{ staff }, [id = "", other = ""]] = [await aMember(), await twoAsked()];
    for (const one of [id, other]) {
      await staff.approve({ id: one });
      await staff.batch();
    }
    await settleAll(world, 39_999);
    await staff.markPaid({ id });
    expect(await refusal(staff.markPaid({ id: other }))).toMatchObject({ status: 409 });
    await settleAll(world, 1);
    await staff.markPaid({ id: other });
  });
});

it("Another payout is asked for only once the bank has paid the one before", async () => {
  const { tarek } = await earner(world);
  const { payouts } = world.as(tarek);
  const { staff } = await aMember();
  await settleAll(world, 30_000);
  const { id } = await payouts.request({ amount: 15_000 });
  const another = () => payouts.request({ amount: 12_000 });
  for (const [status, next] of [
    ["requested", () => staff.approve({ id })],
    ["approved", () => staff.batch()],
    ["sent", () => staff.markPaid({ id })],
  ] as const) {
    expect(await refusal(another())).toMatchObject({ status: 409, current: { payout_status: status } });
    await next();
  }
  expect(await another()).toMatchObject({ status: "requested" });
});

describe("Tarek names an account", () => {
  it("that differs by its holder alone: it is another, is held, and goes into the audit log as a change", async () => {
    const { tarek } = await earner(world);
    const { payouts } = world.as(tarek);
    const other = await payouts.addMethod({ iban: ibans[0], holder: "Tarek Fawzy Sons" });
    expect(other).toMatchObject({
      holder: "Tarek Fawzy Sons",
      is_current: true,
      held_until: expect.any(String),
    });
    expect(world.said.at(-1)).toBe("Your new bank account is saved. No payout is approved for 72 hours.");
    await payouts.request({ amount: 10_000 });
    expect(world.said.at(-1)).toBe(
      "Your payout is requested. It is approved when the hold on your new bank account ends.",
    );
    const { content } = await world.as(await world.aStaffMember()).staff.audit({ of: tarek.id });
    const named = content.map(({ event }) => event).filter((event) => event.endsWith("_method"));
    expect(named).toEqual(["change_method", "add_method"]);
  });

  it("and whoever else waits for a payout does not wait for his account", async () => {
    const [{ staff }, { tarek: mona }, { tarek }] = [
      await aMember(),
      await earner(world),
      await earner(world),
    ];
    await world.as(tarek).payouts.addMethod({ iban: ibans[1], holder: "Tarek Fawzy" });
    const hers = await world.as(mona).payouts.request({ amount: 10_000 });
    const his = await world.as(tarek).payouts.request({ amount: 10_000 });
    expect([hers.held_until, typeof his.held_until]).toEqual([null, "string"]);
    expect((await staff.queue({})).content).toMatchObject([
      { id: hers.id, held_until: null, can: ["approve", "reject"] },
      { id: his.id, held_until: his.held_until, can: ["reject"] },
    ]);
    await staff.approve({ id: hers.id });
    expect(await refusal(staff.approve({ id: his.id }))).toMatchObject({ status: 409 });
  });

  it("for the first time: it is saved, and nothing waits for it", async () => {
    const { tarek } = await earner(world);
    expect(world.said).toContain("Your bank account is saved.");
    await world.as(tarek).payouts.request({ amount: 10_000 });
    expect(world.said.at(-1)).toBe("Your payout is requested.");
  });
});
