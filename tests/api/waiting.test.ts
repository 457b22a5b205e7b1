import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { decidedAt, disputeOf, grievance, negotiating } from "../support/disputes";
import { completed, type Deal, delivered, paid, started } from "../support/paid";
import { waitingRows } from "../support/waiting";

const world = await openWorld();
const reason = "The valve is broken as well";
const hour = 3_600;
const hers = ({ nadia }: Deal) => world.as(nadia).orders;
const his = ({ tarek }: Deal) => world.as(tarek).orders;
const newestOf = async (deal: Deal) => (await hers(deal).get({ id: deal.orderId })).proposals[0];
const atTheDoor = () =>
  world.clock.advance((Date.parse("2026-12-10T09:30Z") - world.clock.now().getTime()) / 1000);

describe("The row of a job says for whom it waits", () => {
  const price = async (deal: Deal) => {
    await his(deal).proposePrice({ id: deal.orderId, price: 42_000, reason });
    return deal;
  };
  const stages: [string, () => Promise<Deal>, (string | null)[]][] = [
    ["nobody, while it is under way", () => started(world), [null, null]],
    ["a new price", async () => price(await started(world)), ["you: price", "customer: price"]],
    [
      "what a higher price adds",
      async () => {
        const deal = await price(await started(world));
        await hers(deal).agree({ id: (await newestOf(deal))?.id ?? "" });
        return deal;
      },
      ["you: increase", "customer: increase"],
    ],
    [
      "the transfer of what a higher price adds",
      async () => {
        const deal = await price(await started(world));
        await hers(deal).agree({ id: (await newestOf(deal))?.id ?? "" });
        const { payments } = world.as(deal.nadia);
        const { payment } = await payments.pay({ id: deal.orderId, method: "transfer" });
        await payments.proof({ id: payment.id });
        return deal;
      },
      ["staff: increase", "staff: increase"],
    ],
    [
      "a new time",
      async () => {
        const deal = await paid(world);
        await hers(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-04T10:00" });
        return deal;
      },
      ["provider: reschedule", "you: reschedule"],
    ],
    [
      "a claim that nobody came",
      async () => {
        const deal = await paid(world);
        atTheDoor();
        await hers(deal).claimNoShow({ id: deal.orderId, reason });
        return deal;
      },
      ["provider: no_show", "you: no_show"],
    ],
    ["the approval", () => delivered(world), ["you: approval", "customer: approval"]],
    [
      "a new price before the approval, for the one who answers it",
      async () => {
        const deal = await delivered(world);
        await hers(deal).proposePrice({ id: deal.orderId, price: 20_000, reason });
        return deal;
      },
      ["you: approval", "you: price"],
    ],
    [
      "a visit under warranty",
      async () => {
        const deal = await completed(world);
        await hers(deal).claimWarranty({ id: deal.orderId, reason });
        return deal;
      },
      ["provider: warranty", "you: warranty"],
    ],
    [
      "the visit itself",
      async () => {
        const deal = await completed(world);
        await hers(deal).claimWarranty({ id: deal.orderId, reason });
        await his(deal).agree({ id: (await newestOf(deal))?.id ?? "", starts_at: "2026-12-04T10:00" });
        return deal;
      },
      ["provider: visit", "you: visit"],
    ],
    [
      "the answer to a dispute",
      async () => disputeOf(world, await delivered(world)),
      ["provider: complaint_answer", "you: complaint_answer"],
    ],
    ["an agreement", () => negotiating(world), ["you: complaint_settle", "you: complaint_settle"]],
    [
      "the other side's word on a split",
      async () => {
        const dispute = await negotiating(world);
        await dispute.his.propose({ id: dispute.id, kept: 20_000 });
        return dispute;
      },
      ["you: complaint_settle", "customer: complaint_settle"],
    ],
    [
      "staff",
      async () => {
        const dispute = await negotiating(world);
        await dispute.his.handOver({ id: dispute.id });
        return dispute;
      },
      ["staff: complaint_decision", "staff: complaint_decision"],
    ],
    [
      "whoever may still appeal",
      async () => {
        const dispute = await decidedAt(world, 10_000);
        await dispute.hers.acceptDecision({ id: dispute.id });
        return dispute;
      },
      ["provider: complaint_appeal", "you: complaint_appeal"],
    ],
    [
      "the answer to a complaint that freezes nothing",
      async () => {
        const deal = await completed(world);
        world.clock.advance(8 * 24 * hour);
        await hers(deal).get({ id: deal.orderId });
        await world
          .as(deal.nadia)
          .complaints.file({ kind: "order", about_id: deal.orderId, text: grievance });
        return deal;
      },
      ["provider: complaint_answer", "you: complaint_answer"],
    ],
  ];
  it.each(stages)("%s", async (_, prepare, expected) => {
    expect(await waitingRows(world, await prepare())).toEqual(expected);
  });
});

it("The strip of a job, as its row, names what its reader is to answer before what waits for the other side", async () => {
  const deal = await paid(world);
  await his(deal).proposePrice({ id: deal.orderId, price: 42_000, reason });
  await hers(deal).agree({ id: (await newestOf(deal))?.id ?? "" });
  await hers(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T10:00" });
  const [she, he] = [world.as(deal.nadia).requests, world.as(deal.tarek).technicianArea];
  expect((await she.get({ id: deal.requestId })).next?.key).toBe("increase.yours");
  expect((await he.request({ id: deal.requestId })).request.next?.key).toBe("reschedule.yours.time");
  expect(await waitingRows(world, deal)).toEqual(["you: increase", "you: reschedule"]);
});
