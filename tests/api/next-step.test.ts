import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { chargeOf } from "../support/chargebacks";
import { decidedAt, disputeOf, grievance, negotiating } from "../support/disputes";
import { completed, type Deal, delivered, paid, press, settleGateway, started } from "../support/paid";

const world = await openWorld();
const reason = "The valve is broken as well";
const hers = ({ nadia }: Deal) => world.as(nadia).orders;
const his = ({ tarek }: Deal) => world.as(tarek).orders;
const requestOf = ({ nadia, requestId: id }: Deal) => world.as(nadia).requests.get({ id });
const newestOf = async (deal: Deal) => (await hers(deal).get({ id: deal.orderId })).proposals[0];

/** What the strip says to both sides, the same on the page of the request and of the order and in lists. */
async function strips(deal: Deal) {
  const [owner, job] = [
    await requestOf(deal),
    await world.as(deal.tarek).technicianArea.request({ id: deal.requestId }),
  ];
  const order = await hers(deal).get({ id: deal.orderId });
  const [listed] = (await his(deal).mine({})).content;
  expect(order.next ?? owner.next).toEqual(owner.next);
  expect(job.order?.next).toEqual(job.request.next);
  expect(listed?.next).toEqual(job.request.next);
  return [owner.next, job.request.next];
}

const reads = (actor: string, key: string, amount: number | null, due?: string) => ({
  ...{ actor, key, money: amount === null ? null : { amount, currency: "EGP" } },
  ...(due !== undefined && { due_at: due }),
});

describe("The strip", () => {
  it("of a claim of absence says what silence costs, to both", async () => {
    const deal = await paid(world);
    world.clock.advance((Date.parse("2026-12-10T09:30Z") - world.clock.now().getTime()) / 1000);
    await his(deal).claimNoShow({ id: deal.orderId, reason });
    const due = (await newestOf(deal))?.due_at ?? "";
    expect(await strips(deal)).toMatchObject([
      { ...reads("you", "no_show.yours.fee", 5_000, due), rest: { amount: 25_000, currency: "EGP" } },
      { ...reads("customer", "no_show.theirs.fee", 5_000, due), rest: { amount: 3_000, currency: "EGP" } },
    ]);
  });

  it("of another price says who answers it, then who pays, then what the job waits for", async () => {
    const deal = await started(world);
    await his(deal).proposePrice({ id: deal.orderId, price: 42_000, reason });
    const asked = await newestOf(deal);
    expect(await strips(deal)).toMatchObject([
      reads("you", "price.yours.up", 12_000, asked?.due_at),
      reads("customer", "price.theirs.up", 12_000, asked?.due_at),
    ]);
    await hers(deal).agree({ id: asked?.id ?? "" });
    const due = (await newestOf(deal))?.due_at;
    expect(await strips(deal)).toMatchObject([
      reads("you", "increase.yours", 12_000, due),
      reads("customer", "increase.theirs", 12_000, due),
    ]);
  });

  it("of another time says which", async () => {
    const deal = await paid(world);
    await his(deal).proposeTime({ id: deal.orderId, starts_at: "2026-12-12T10:00" });
    const time = { time: "2026-12-12T08:00:00.000Z" };
    expect(await strips(deal)).toMatchObject([
      { ...reads("you", "reschedule.yours.time", null), ...time },
      { ...reads("customer", "reschedule.theirs.time", null), ...time },
    ]);
  });

  it("of a claim on the warranty says until when it is answered", async () => {
    const deal = await completed(world);
    await hers(deal).claimWarranty({ id: deal.orderId, reason });
    const due = (await newestOf(deal))?.due_at;
    expect(await strips(deal)).toMatchObject([
      reads("provider", "warranty.theirs.visit", null, due),
      reads("you", "warranty.yours.visit", null, due),
    ]);
  });

  it("of a dispute follows its clock", async () => {
    const dispute = await disputeOf(world, await delivered(world));
    const due = async () => (await dispute.hers.get({ id: dispute.id })).clock?.due_at;
    expect(await strips(dispute)).toMatchObject([
      reads("provider", "dispute.answer.theirs", 30_000, await due()),
      reads("you", "dispute.answer", 30_000, await due()),
    ]);
    await dispute.his.write({ id: dispute.id, text: "It did not drip when I left." });
    const both = reads("you", "dispute.settle", 30_000, await due());
    expect(await strips(dispute)).toMatchObject([both, both]);
    await dispute.his.propose({ id: dispute.id, kept: 20_000 });
    expect(await strips(dispute)).toMatchObject([
      reads("you", "dispute.settle.yours", 30_000, await due()),
      reads("customer", "dispute.settle.theirs", 30_000, await due()),
    ]);
    await dispute.hers.propose({ id: dispute.id, kept: 10_000 });
    expect(await strips(dispute)).toMatchObject([both, both]);
    await dispute.his.handOver({ id: dispute.id });
    const staff = reads("staff", "dispute.decision", 30_000, await due());
    expect(await strips(dispute)).toMatchObject([staff, staff]);
  });

  it("of a complaint about money that was released follows its clock, too, and speaks of no freeze", async () => {
    const deal = await completed(world);
    world.clock.advance(8 * 86_400);
    const complaint = await disputeOf(world, deal);
    const due = async () => (await complaint.hers.get({ id: complaint.id })).clock?.due_at;
    const { released } = (await world.db.query.orders.findFirst()) ?? {};
    expect(await strips(deal)).toMatchObject([
      reads("provider", "complaint.answer.theirs", released ?? 0, await due()),
      reads("you", "complaint.answer", released ?? 0, await due()),
    ]);
    world.clock.advance(49 * 3600);
    const staff = reads("staff", "complaint.decision", released ?? 0, await due());
    expect(await strips(deal)).toMatchObject([staff, staff]);
  });

  it("of a complaint about a visit that was paid says to the other side alone that it answers", async () => {
    const deal = await paid(world, { starts_at: "2026-11-24T23:30" });
    world.clock.advance(6 * 60);
    await hers(deal).cancel({ id: deal.orderId, fee: 5_000, retender: true });
    const complaint = await disputeOf(world, deal);
    const ofJob = async () =>
      (await world.as(deal.tarek).technicianArea.request({ id: deal.requestId })).order?.next;
    expect(await ofJob()).toMatchObject(reads("you", "complaint.answer", 5_000));
    expect((await requestOf(deal)).next).toMatchObject({ key: "offers.waiting" });
    await complaint.hers.withdraw({ id: complaint.id });
    await complaint.his.file({ kind: "order", about_id: deal.orderId, text: grievance });
    expect((await requestOf(deal)).next).toMatchObject(reads("you", "complaint.answer", 5_000));
  });

  it("of a decision says who may still appeal", async () => {
    const dispute = await decidedAt(world, 10_000);
    await dispute.his.acceptDecision({ id: dispute.id });
    expect(await strips(dispute)).toMatchObject([
      reads("you", "dispute.appeal", 30_000),
      reads("customer", "dispute.appeal.theirs", 30_000),
    ]);
  });

  it("of a job whose payment the bank took back says why nothing is paid out", async () => {
    const deal = await completed(world);
    await press(world, await chargeOf(world, deal), "chargeBack");
    const { request, order } = await world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
    expect(order?.next).toMatchObject(reads("nobody", "job.chargedBack", 30_000));
    expect(request.next).toMatchObject(reads("you", "job.chargedBack.review", 30_000));
  });

  it("of a job says so, too, where the bank took the payment back after it was available and every review was due", async () => {
    const deal = await completed(world);
    const read = async () =>
      (await world.as(deal.tarek).technicianArea.request({ id: deal.requestId })).request.next;
    world.clock.advance(15 * 24 * 3600);
    expect(await read()).toMatchObject(reads("nobody", "over.completed", null));
    await press(world, await chargeOf(world, deal), "chargeBack");
    expect(await read()).toMatchObject(reads("nobody", "job.chargedBack.cleared", 30_000));
  });
});

describe("What is on its way back", () => {
  it("is told to the owner of a request that is over, until it has arrived", async () => {
    const deal = await paid(world);
    await hers(deal).cancel({ id: deal.orderId, fee: 0 });
    expect(await requestOf(deal)).toMatchObject({
      ...{ status: "cancelled", refunding: { amount: 30_000, currency: "EGP" } },
      next: reads("nobody", "over.cancelled.refund", 30_000),
    });
    await settleGateway(world);
    expect(await requestOf(deal)).toMatchObject({
      ...{ refunding: null, refunded: { amount: 30_000 } },
      next: reads("nobody", "over.cancelled.refunded", 30_000),
    });
  });

  it("is told beside what a request that is open again waits for, and to nobody else", async () => {
    const deal = await paid(world);
    await his(deal).backOut({ id: deal.orderId, reason: "My van has broken down." });
    expect(await requestOf(deal)).toMatchObject({
      ...{ status: "open", refunding: { amount: 30_000 } },
      next: { key: "offers.waiting" },
    });
    expect(await world.guest.requests.get({ id: deal.requestId })).toMatchObject({ refunding: null });
    await settleGateway(world);
    expect(await requestOf(deal)).toMatchObject({
      ...{ refunding: null, refunded: { amount: 30_000 }, next: { key: "offers.waiting" } },
    });
    expect(await world.guest.requests.get({ id: deal.requestId })).toMatchObject({ refunded: null });
  });

  it("is what a split gives back", async () => {
    const dispute = await negotiating(world);
    await dispute.hers.propose({ id: dispute.id, kept: 10_000 });
    const [split] = (await dispute.his.get({ id: dispute.id })).proposals;
    await dispute.his.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
    expect(await requestOf(dispute)).toMatchObject({
      ...{ status: "completed", next: reads("you", "review", null), refunding: { amount: 20_000 } },
    });
  });
});
