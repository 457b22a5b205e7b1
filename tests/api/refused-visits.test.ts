import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { disputeOf } from "../support/disputes";
import { completed, type Deal } from "../support/paid";

const world = await openWorld();
const [day, why] = [24 * 3600, "The seal is worn out, which is no fault of mine."];
const hers = ({ nadia }: Deal) => world.as(nadia);
const next = async (deal: Deal) => (await hers(deal).requests.get({ id: deal.requestId })).next;

/** Nadia has asked for a visit under warranty. @returns the claim */
async function claimed(deal: Deal): Promise<string> {
  await hers(deal).orders.claimWarranty({ id: deal.orderId, reason: "It drips again" });
  return (await hers(deal).orders.get({ id: deal.orderId })).proposals[0]?.id ?? "";
}

it("Who is declined a visit under warranty reads it, and why, with the way to a dispute until the money has cleared", async () => {
  const deal = await completed(world);
  const { earning } = await world.as(deal.tarek).orders.get({ id: deal.orderId });
  await world.as(deal.tarek).orders.decline({ id: await claimed(deal), answer: why });
  expect(await next(deal)).toMatchObject({
    ...{
      actor: "you",
      key: "visit.declined.said.dispute.again",
      params: { reason: why },
      leads_to: "proposals",
    },
    due_at: earning?.clears_at,
  });
  world.clock.advance(8 * day);
  expect(await next(deal)).toMatchObject({ key: "visit.declined.said.complaint.again", due_at: null });
  world.clock.advance(30 * day);
  expect((await next(deal))?.key).not.toContain("declined");
});

it("Once it is claimed anew, taken back or disputed, what was declined before is told of no more", async () => {
  const deal = await completed(world);
  await world.as(deal.tarek).orders.decline({ id: await claimed(deal), answer: why });
  const again = await claimed(deal);
  expect((await next(deal))?.key).toBe("warranty.theirs.visit");
  await hers(deal).orders.withdraw({ id: again });
  expect((await next(deal))?.key).toBe("review");
  await world.as(deal.tarek).orders.decline({ id: await claimed(deal), answer: why });
  const dispute = await disputeOf(world, deal);
  expect((await next(deal))?.key).toBe("dispute.answer.theirs");
  await dispute.hers.withdraw({ id: dispute.id });
  expect((await next(deal))?.key).toBe("visit.declined.said.dispute.again");
});

it("Whose claim nobody answers reads that, and nothing of one that fell away with what was paid", async () => {
  const deal = await completed(world);
  await claimed(deal);
  world.clock.advance(3 * day);
  expect(await next(deal)).toMatchObject({
    key: "visit.lapsed.dispute.again",
    params: {},
    leads_to: "deeds",
  });
  await claimed(deal);
  const all = { amount: 30_000, disputeId: "all of it" };
  await chargedBack(world, deal, all);
  await givenBack(world, deal, all);
  expect((await next(deal))?.key).not.toContain("visit.");
});
