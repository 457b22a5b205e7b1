import { afterEach, describe, expect, it } from "vitest";
import { findDifferences } from "~/api/ledger/check-store";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { type Dispute, disputeOf, negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, paid, settleGateway } from "../support/paid";
import { t } from "../support/texts";

const world = await openWorld();
const hour = 3600;
const day = 24 * hour;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await findDifferences(world.db)).toEqual([]);
});

const orderOf = ({ nadia, orderId }: Deal) => world.as(nadia).orders.get({ id: orderId });
const requestOf = ({ nadia, requestId }: Deal) => world.as(nadia).requests.get({ id: requestId });
const proposalOf = async ({ hers, id }: Dispute) => (await hers.get({ id })).proposals[0]?.id ?? "";

describe("Both sides", () => {
  it("settle for a split: the technician's part is released, the rest goes back, to the minor unit", async () => {
    const dispute = await negotiating(world);
    const { hers, his, id } = dispute;
    expect(await his.figures({ id, kept: 20_001 })).toEqual({
      kept: { amount: 20_001, currency: "EGP" },
      refund: { amount: 9_999, currency: "EGP" },
      earning: {
        ...{ commission: { amount: 2_000, currency: "EGP" }, vat: { amount: 0, currency: "EGP" } },
        net: { amount: 18_001, currency: "EGP" },
      },
    });
    expect(await hers.figures({ id, kept: 20_001 })).toMatchObject({ earning: null });
    // What comes back names the same split, and one of the two is named.
    const same = { kept: { amount: 20_001 }, refund: { amount: 9_999 } };
    expect(await hers.figures({ id, refund: 9_999 })).toMatchObject(same);
    for (const [side, asked] of [
      [hers, "refund"],
      [his, "kept"],
    ] as const)
      expect((await refusal(side.propose({ id }))).errors).toEqual({ [asked]: [expect.any(String)] });
    const both = { id, kept: 20_001, refund: 9_999 };
    for (const ask of [() => hers.figures(both), () => hers.propose(both)])
      expect(await refusal(ask())).toMatchObject({
        ...{ status: 422, errors: { kept: [expect.any(String)], refund: [expect.any(String)] } },
      });
    expect(await refusal(hers.propose({ id, refund: 30_001 }))).toMatchObject({
      ...{ status: 422, errors: { refund: [t("en")("api:splitTooMuch")] } },
    });
    await his.propose({ id, kept: 20_001, note: "Half of the wall was wet before." });
    await hers.accept({ id, proposal_id: await proposalOf(dispute) });
    expect(await hers.get({ id })).toMatchObject({
      ...{ status: "settled", waits_for: "nobody", clock: null, can: [] },
      end: { outcome: "split", figures: { refund: { amount: 9_999 } } },
    });
    expect(await orderOf(dispute)).toMatchObject({
      status: "completed",
      settled: { kept: { amount: 20_001 }, refund: { amount: 9_999 } },
    });
    expect(await requestOf(dispute)).toMatchObject({ status: "completed" });
    expect(await balances(world)).toEqual({
      ...{ gateway: 30_000, refund_due: 9_999, pending: 18_001, revenue: 1_754, vat_due: 246 },
    });
    await settleGateway(world);
    expect(await balances(world)).toMatchObject({ gateway: 20_001, pending: 18_001 });
    const { staff } = world.as(await world.aStaffMember());
    expect((await staff.audit({ entity: "complaint", of: id })).content).toMatchObject([
      { event: "settle", detail: { kept: 20_001 } },
      ...[{ event: "propose", detail: { price: 20_001 } }, { event: "answer" }, { event: "file" }],
    ]);
  });

  it("wait for whoever has not proposed, once the other side has: on the page as in the list", async () => {
    const { hers, his, id } = await negotiating(world);
    const turns = () =>
      Promise.all(
        [hers, his].map(async (side) => [
          (await side.get({ id })).waits_for,
          (await side.mine({})).content[0]?.waits_for,
        ]),
      );
    expect(await turns()).toEqual([
      ["both", "both"],
      ["both", "both"],
    ]);
    await his.propose({ id, kept: 20_000 });
    expect(await turns()).toEqual([
      ["you", "you"],
      ["other", "other"],
    ]);
    await hers.propose({ id, refund: 20_000 });
    expect(await turns()).toEqual([
      ["both", "both"],
      ["both", "both"],
    ]);
  });

  it("settle for nothing: the order is cancelled, and everything goes back", async () => {
    const dispute = await negotiating(world, await completed(world));
    await dispute.his.propose({ id: dispute.id, kept: 0 });
    await dispute.hers.accept({ id: dispute.id, proposal_id: await proposalOf(dispute) });
    await settleGateway(world);
    expect(await orderOf(dispute)).toMatchObject({ status: "cancelled" });
    expect(await world.db.query.orders.findFirst()).toMatchObject({ cancelledBy: "both" });
    expect(await requestOf(dispute)).toMatchObject({ status: "cancelled" });
    expect(await balances(world)).toEqual({});
  });

  it("propose three times each, the newest of a side standing", async () => {
    const { hers, his, id } = await negotiating(world);
    for (const amount of [10_000, 15_000, 18_000]) await hers.propose({ id, kept: amount });
    expect(await refusal(hers.propose({ id, kept: 19_000 }))).toMatchObject({ status: 409 });
    expect(await refusal(his.propose({ id, kept: 30_001 }))).toMatchObject({ status: 422 });
    await his.propose({ id, kept: 25_000 });
    const seen = await his.get({ id });
    expect(seen.proposals.map(({ by, status, can_accept }) => [by, status, can_accept])).toEqual([
      ...[
        ["you", "open", false],
        ["other", "open", true],
      ],
      ...[
        ["other", "replaced", false],
        ["other", "replaced", false],
      ],
    ]);
    expect(seen.proposals_left).toBe(2);
    expect((await hers.get({ id })).can).not.toContain("propose");
    const [, , old] = seen.proposals;
    expect(await refusal(his.accept({ id, proposal_id: old?.id ?? "" }))).toMatchObject({ status: 409 });
    expect(await refusal(hers.accept({ id, proposal_id: seen.proposals[1]?.id ?? "" }))).toMatchObject({
      status: 409,
    });
  });

  // Of 12,000 the commission is its minimum of 2,000; of 24,000 it is the tenth.
  it.each([
    { first: "hers", other: "his" },
    { first: "his", other: "hers" },
  ] as const)(
    "who accept each other's proposals at once settle once, $first first",
    async ({ first, other }) => {
      const dispute = await negotiating(world);
      const { hers, his, id } = dispute;
      await hers.propose({ id, kept: 12_000 });
      await his.propose({ id, kept: 24_000 });
      const [his24, hers12] = (await hers.get({ id })).proposals;
      const accepted = {
        hers: () => hers.accept({ id, proposal_id: his24?.id ?? "" }),
        his: () => his.accept({ id, proposal_id: hers12?.id ?? "" }),
      };
      const answers = await Promise.allSettled([accepted[first](), accepted[other](), accepted[first]()]);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await settleGateway(world);
      const { gateway, pending } = await balances(world);
      expect([
        [12_000, 10_000],
        [24_000, 21_600],
      ]).toContainEqual([gateway, pending]);
    },
  );

  it("leave it to staff when nobody answers in 48 hours, or nobody agrees in 7 days", async () => {
    const silent = await disputeOf(world, await paid(world));
    expect((await silent.his.get({ id: silent.id })).can).toEqual(["answer"]);
    world.clock.advance(48 * hour);
    expect((await silent.hers.mine({})).content[0]).toMatchObject({ status: "under_review" });
    expect(await silent.his.get({ id: silent.id })).toMatchObject({
      ...{ status: "under_review", waits_for: "staff", can: ["write"] },
    });
    const loud = await negotiating(world);
    await loud.hers.propose({ id: loud.id, kept: 1 });
    world.clock.advance(7 * day);
    expect(await loud.hers.get({ id: loud.id })).toMatchObject({
      ...{ status: "under_review", clock: { kind: "decision", is_overdue: false } },
      proposals: [{ status: "lapsed", can_accept: false }],
    });
  });
});
