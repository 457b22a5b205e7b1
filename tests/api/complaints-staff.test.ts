import { afterEach, describe, expect, it } from "vitest";
import { findDifferences } from "~/api/ledger/check-store";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { decidedAt, disputeOf, grievance, negotiating, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { type Deal, delivered, paid, settleGateway } from "../support/paid";

const world = await openWorld();
const day = 86_400;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await findDifferences(world.db)).toEqual([]);
});

const orderOf = ({ nadia, orderId }: Deal) => world.as(nadia).orders.get({ id: orderId });
/** A client alone would be taken for a promise. */
const aMember = async () => ({ staff: world.as(await world.aStaffMember()).complaints });

describe("Staff", () => {
  it("see those that wait first, the most overdue first, and all of them newest first", async () => {
    const first = await disputeOf(world, await paid(world));
    world.clock.advance(2 * day);
    await first.hers.get({ id: first.id });
    world.clock.advance(3 * day);
    const second = await disputeOf(world, await paid(world));
    world.clock.advance(5 * day);
    await second.hers.get({ id: second.id });
    const member = await world.aStaffMember();
    const staff = world.as(member);
    const waiting = await staff.complaints.queue({});
    expect(waiting.content.map(({ id, clock }) => [id, clock?.is_overdue])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    expect(waiting.content[0]).toMatchObject({
      ...{ amount: { amount: 30_000 }, filer: { name: "Nadia Samir" }, waits_for: "staff", taken_by: null },
    });
    expect((await staff.complaints.queue({ tab: "all" })).content.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await staff.staff.overview()).toMatchObject({ complaints: 2, complaints_overdue: 1 });
    await staff.complaints.decide({ id: first.id, outcome: "split", kept: 0, ...reasons });
    expect(await staff.staff.overview()).toMatchObject({ complaints: 1, complaints_overdue: 0 });
    const { content } = await staff.staff.audit({ entity: "complaint", of: first.id });
    expect(content.map(({ event, actor }) => [event, actor])).toEqual([
      ...[
        ["decide", "staff"],
        ["lapse", "time"],
        ["file", "customer"],
      ],
    ]);
  });

  it("see on their overview complaints of every kind, as in the queue, and are told which are overdue", async () => {
    const { nadia, tarek } = await paid(world);
    const member = await world.aStaffMember();
    const [hers, his, staff] = [world.as(nadia), world.as(tarek), world.as(member)];
    const counted = async () => {
      const { complaints, complaints_overdue } = await staff.staff.overview();
      expect((await staff.complaints.queue({})).content).toHaveLength(complaints);
      return [complaints, complaints_overdue];
    };
    const { id } = await hers.complaints.file({ kind: "conduct", about_id: tarek.id, text: grievance });
    expect(await counted()).toEqual([0, 0]);
    await his.complaints.write({ id, text: "I was late, and I said so." });
    expect(await counted()).toEqual([1, 0]);
    await hers.complaints.file({ kind: "other", text: grievance });
    const [payment] = (await hers.complaints.choices()).payments;
    await hers.complaints.file({ kind: "payment", about_id: payment?.id ?? "", text: grievance });
    await staff.staff.deactivate({ id: tarek.id, reason: "Several customers complain of him." });
    await his.complaints.file({ kind: "account_appeal", text: grievance });
    expect(await counted()).toEqual([4, 0]);
    world.clock.advance(8 * day);
    expect(await counted()).toEqual([4, 4]);
  });

  it("decide, and nothing is carried out as long as it may be appealed against", async () => {
    const dispute = await decidedAt(world, 12_345);
    const { hers, his, id } = dispute;
    const seen = await hers.get({ id });
    expect(seen).toMatchObject({
      ...{ status: "decided", clock: { kind: "appeal" }, waits_for: "both", end: null },
      decisions: [{ round: 1, outcome: "split", figures: { kept: { amount: 12_345 } }, staff: null }],
    });
    expect(seen.decisions[0]?.reasons).toEqual({ en: reasons.reason_en, ar: reasons.reason_ar });
    expect(await orderOf(dispute)).toMatchObject({ status: "disputed" });
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
    world.clock.advance(7 * day);
    expect(await his.get({ id })).toMatchObject({ status: "final", end: { outcome: "split" } });
    expect(await orderOf(dispute)).toMatchObject({ status: "completed" });
    await settleGateway(world);
    expect(await balances(world)).toMatchObject({ gateway: 12_345, pending: 10_345 });
  });

  it("are obeyed at once when both sides accept", async () => {
    const dispute = await decidedAt(world, 10_000);
    await dispute.hers.acceptDecision({ id: dispute.id });
    expect(await dispute.hers.get({ id: dispute.id })).toMatchObject({
      ...{ status: "decided", accepted: { filer: true, other: false } },
      ...{ can: ["write"], waits_for: "other" },
    });
    expect(await dispute.his.get({ id: dispute.id })).toMatchObject({ waits_for: "you" });
    expect((await dispute.hers.mine({})).content).toMatchObject([{ waits_for: "other" }]);
    expect((await dispute.his.mine({})).content).toMatchObject([{ waits_for: "you" }]);
    const appeal = { id: dispute.id, text: "I have thought again, and it is too little." };
    expect(await refusal(dispute.hers.appeal(appeal))).toMatchObject({ status: 409 });
    await dispute.his.acceptDecision({ id: dispute.id });
    expect(await dispute.his.get({ id: dispute.id })).toMatchObject({ status: "final", can: [] });
    expect(await orderOf(dispute)).toMatchObject({ status: "completed" });
  });

  it("decide on an appeal by somebody else, for good", async () => {
    const dispute = await decidedAt(world, 0);
    const { his, hers, staff, id } = dispute;
    await his.appeal({ id, text: "I was there all day, and the tap did not drip." });
    expect(await hers.get({ id })).toMatchObject({ status: "appealed", appealed_by: "other" });
    expect((await his.messages({ id })).content[0]).toMatchObject({ kind: "appeal", by: "you" });
    world.clock.advance(30 * day);
    const decision = { id, round: 2, outcome: "split" as const, kept: 30_000, ...reasons };
    expect((await staff.get({ id })).can).toEqual(["write"]);
    expect(await refusal(staff.decide(decision))).toMatchObject({ status: 409 });
    const [other, third] = [await aMember(), await aMember()];
    await other.staff.decide(decision);
    expect(await refusal(third.staff.decide(decision))).toMatchObject({ status: 409 });
    expect(await his.get({ id })).toMatchObject({ status: "final", decisions: [{ round: 1 }, { round: 2 }] });
    expect(await orderOf(dispute)).toMatchObject({ status: "completed" });
    expect(await balances(world)).toMatchObject({ gateway: 30_000, pending: 27_000 });
  });

  it("decide on an appeal only where they have read of it", async () => {
    const dispute = await decidedAt(world, 0);
    const { his, id } = dispute;
    await his.appeal({ id, text: "I was there all day, and the tap did not drip." });
    const { staff: other } = await aMember();
    const first = { id, outcome: "split" as const, kept: 0, ...reasons };
    for (const round of [1, undefined])
      expect(await refusal(other.decide({ ...first, ...(round && { round }) }))).toMatchObject({
        ...{ status: 409, current: { complaint_status: "appealed", round: 2 } },
      });
    expect(await his.get({ id })).toMatchObject({ status: "appealed", decisions: [{ round: 1 }] });
    const next = await negotiating(world);
    await next.his.handOver({ id: next.id });
    expect(await refusal(other.decide({ ...first, id: next.id, round: 2 }))).toMatchObject({
      ...{ status: 409, current: { complaint_status: "under_review", round: 1 } },
    });
  });

  it("decide once, whoever is first", async () => {
    const dispute = await disputeOf(world, await delivered(world));
    world.clock.advance(2 * day);
    const members = [await aMember(), await aMember(), await aMember()];
    const answers = await Promise.allSettled(
      members.map(({ staff }, n) => staff.decide({ id: dispute.id, outcome: "split", kept: n, ...reasons })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are held to what there is to decide", async () => {
    const dispute = await disputeOf(world, await paid(world));
    world.clock.advance(2 * day);
    const { staff } = await aMember();
    const wrong = { id: dispute.id, ...reasons };
    for (const [given, field] of [
      [{ ...wrong, outcome: "upheld" as const }, "outcome"],
      [{ ...wrong, outcome: "split" as const }, "kept"],
      [{ ...wrong, outcome: "split" as const, kept: 30_001 }, "kept"],
    ] as const)
      expect(await refusal(staff.decide(given))).toMatchObject({
        ...{ status: 422, errors: { [field]: [expect.any(String)] } },
      });
    expect(await refusal(staff.withdraw({ id: dispute.id }))).toMatchObject({ status: 409 });
  });
});
