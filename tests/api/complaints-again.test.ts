import { afterEach, describe, expect, it } from "vitest";
import { complaintLimits } from "~/contract/complaint-fields";
import { openWorld, refusal } from "../support/api";
import { chargedBack } from "../support/chargebacks";
import { closings } from "../support/closing";
import { type Dispute, decidedAt, disputeOf, grievance, negotiating, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, delivered, paid, started } from "../support/paid";

const world = await openWorld();
const { close, openAgain } = closings(world);
const day = 86_400;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const done = { status: 409, message: expect.stringContaining("decided for good") };

/** Neither side is offered another complaint about the money of the job, or gets one through. */
async function expectNoMore({ nadia, tarek, orderId, requestId }: Deal) {
  for (const side of [nadia, tarek]) {
    const { complaints, orders } = world.as(side);
    expect((await complaints.choices()).orders).toEqual([]);
    const { can, can_complain } = await orders.get({ id: orderId });
    expect([can.includes("dispute"), can_complain]).toEqual([false, false]);
    const filed = { kind: "order" as const, about_id: orderId, text: grievance };
    expect(await refusal(complaints.file(filed))).toMatchObject(done);
  }
  const { visit_kept } = await world.as(nadia).requests.get({ id: requestId });
  expect(visit_kept?.can_complain ?? false).toBe(false);
}

async function settledAt(dispute: Dispute, amount: number) {
  await dispute.his.propose({ id: dispute.id, kept: amount });
  const [split] = (await dispute.hers.get({ id: dispute.id })).proposals;
  await dispute.hers.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
}

it.each([
  ["runs", () => started(world)],
  ["was paid out", () => completed(world)],
])(
  "A job that %s is not offered once it is complained about, and is again once that was taken back",
  async (_, made) => {
    const { nadia, orderId } = await made();
    world.clock.advance(8 * day);
    const { complaints, orders } = world.as(nadia);
    const isOffered = async () => [
      (await complaints.choices()).orders.length > 0,
      (await orders.get({ id: orderId })).can_complain,
    ];
    expect(await isOffered()).toEqual([true, true]);
    const { id } = await complaints.file({ kind: "order", about_id: orderId, text: grievance });
    expect(await isOffered()).toEqual([false, false]);
    await complaints.withdraw({ id });
    expect(await isOffered()).toEqual([true, true]);
  },
);

describe("Of a job's money nobody complains again", () => {
  it("once both sides have settled, though a part has not cleared", async () => {
    const dispute = await negotiating(world);
    await settledAt(dispute, 20_000);
    await expectNoMore(dispute);
  });

  it("once they have settled about what was released", async () => {
    const deal = await completed(world);
    world.clock.advance(8 * day);
    await settledAt(await negotiating(world, deal), 20_000);
    await expectNoMore(deal);
  });

  it("once a decision stands, also by time, and before that was written down", async () => {
    const dispute = await decidedAt(world, 20_000);
    world.clock.advance(8 * day);
    await expectNoMore(dispute);
  });

  it("once staff have decided about a visit that was paid", async () => {
    const deal = await paid(world, { starts_at: "2026-11-24T23:30" });
    world.clock.advance(6 * 60);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 5_000 });
    await decidedAt(world, 1_000, deal);
    world.clock.advance(8 * day);
    await expectNoMore(deal);
  });

  it("but of how the other side behaved, and of anything else, as before", async () => {
    const dispute = await negotiating(world);
    await settledAt(dispute, 20_000);
    const { choices, file } = dispute.hers;
    expect((await choices()).kinds).toEqual(["order", "conduct", "review", "payment", "other"]);
    for (const about of [{ kind: "conduct", about_id: dispute.tarek.id }, { kind: "other" }] as const)
      expect(await file({ ...about, text: grievance })).toMatchObject({ id: expect.any(String) });
  });

  it("but where the complaint was taken back, or nobody decided on it", async () => {
    const dispute = await disputeOf(world, await completed(world));
    await dispute.hers.withdraw({ id: dispute.id });
    expect((await dispute.his.choices()).orders).toHaveLength(1);
    const { id, hers } = await disputeOf(world, dispute);
    await chargedBack(world, dispute);
    expect(await hers.get({ id })).toMatchObject({ end: { outcome: "charged_back" } });
    const filed = { kind: "order" as const, about_id: dispute.orderId, text: grievance };
    expect(await refusal(hers.file(filed))).toMatchObject({
      message: expect.stringContaining("No money from this job is left"),
    });
  });
});

describe("A complaint about a job's money is taken back", () => {
  /** Somebody files and takes back, as often as is allowed. */
  const takenBack = async ({ file, withdraw }: Dispute["hers"], orderId: string) => {
    for (let time = 0; time < complaintLimits.withdrawals; time += 1)
      await withdraw(await file({ kind: "order", about_id: orderId, text: grievance }));
  };

  it("twice by each side, so that nobody's earning waits for ever, and the next one is decided", async () => {
    const deal = await delivered(world);
    const [hers, his] = [world.as(deal.nadia).complaints, world.as(deal.tarek).complaints];
    await takenBack(hers, deal.orderId);
    await takenBack(his, deal.orderId);
    const { id } = await negotiating(world, deal);
    expect(await hers.get({ id })).toMatchObject({ withdrawals_left: 0 });
    expect((await hers.get({ id })).can).not.toContain("withdraw");
    expect(await refusal(hers.withdraw({ id }))).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("cannot be taken back") },
    });
    await settledAt({ ...deal, hers, his, id }, 20_000);
    expect(await hers.get({ id })).toMatchObject({ status: "settled", withdrawals_left: null });
  });

  it("for the last time only after its side is told so, and each job counts by itself", async () => {
    const { hers, his, id, orderId } = await disputeOf(world, await delivered(world));
    expect(await hers.get({ id })).toMatchObject({ withdrawals_left: 2 });
    expect(await his.get({ id })).toMatchObject({ withdrawals_left: null });
    await hers.withdraw({ id });
    const again = await hers.file({ kind: "order", about_id: orderId, text: grievance });
    expect(await hers.get(again)).toMatchObject({ withdrawals_left: 1 });
    const other = await disputeOf(world, await delivered(world));
    expect(await other.hers.get({ id: other.id })).toMatchObject({ withdrawals_left: 2 });
  });
});

describe("An appeal about one's account", () => {
  const appeal = { kind: "account_appeal" as const, text: "I missed them because I was in hospital." };
  const dismiss = async (id: string, round = 1) => {
    const staff = world.as(await world.aStaffMember()).complaints;
    if (round === 1) await staff.take({ id });
    await staff.decide({ id, round, outcome: "dismissed", ...reasons });
  };
  const dismissed = async () => {
    const nadia = await world.aCustomer();
    await close(nadia);
    const hers = world.as(nadia).complaints;
    const { id } = await hers.file(appeal);
    await dismiss(id);
    return { nadia, hers, id };
  };

  it("that was refused for good is not filed again", async () => {
    const { hers, id } = await dismissed();
    expect(await hers.choices()).toMatchObject({ appeal: { id, is_open: true, is_decided: true } });
    await hers.appeal({ id, text: "I have a letter from the hospital." });
    const waits = { id, is_open: true, is_decided: false };
    expect(await hers.choices()).toMatchObject({ kinds: [], appeal: waits });
    await dismiss(id, 2);
    expect(await hers.choices()).toMatchObject({
      kinds: [],
      appeal: { id, is_open: false, is_decided: false },
    });
    expect(await refusal(hers.file(appeal))).toMatchObject({
      ...{ status: 409, message: "The decision on your appeal is final." },
    });
  });

  it("nor where time has made it final, before that was written down", async () => {
    const { hers } = await dismissed();
    world.clock.advance(8 * day);
    expect(await refusal(hers.file(appeal))).toMatchObject({ message: expect.stringContaining("is final") });
  });

  it("is filed against a closing that came after it, and again where it was taken back", async () => {
    const { nadia, hers } = await dismissed();
    world.clock.advance(8 * day);
    expect((await hers.choices()).kinds).toEqual([]);
    await openAgain(nadia);
    expect(await hers.choices()).toMatchObject({ appeal: null });
    world.clock.advance(60);
    await close(nadia);
    expect(await hers.choices()).toMatchObject({ kinds: ["account_appeal"], appeal: null });
    const { id } = await hers.file(appeal);
    await hers.withdraw({ id });
    expect(await hers.choices()).toMatchObject({ kinds: ["account_appeal"], appeal: null });
    await hers.file(appeal);
    expect(await refusal(hers.file(appeal))).toMatchObject({ status: 409 });
  });
});
