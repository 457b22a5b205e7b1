import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { disputeOf, grievance } from "../support/disputes";
import { type Deal, paid } from "../support/paid";

const world = await openWorld();

/** The complaints to which the rows of her payments lead, the newest payment first. */
const ledTo = async ({ nadia }: Deal) =>
  (await world.as(nadia).payments.mine({})).content.map(({ complaint_id }) => complaint_id);

it("A payment leads to the dispute about its job, whoever opened it, until that is over", async () => {
  const deal = await paid(world);
  const other = await paid(world, {}, deal);
  expect(await ledTo(deal)).toEqual([null, null]);
  const { id, hers } = await disputeOf(world, other);
  expect(await ledTo(deal)).toEqual([id, null]);
  await hers.withdraw({ id });
  expect(await ledTo(deal)).toEqual([null, null]);
  const { id: his } = await world
    .as(deal.tarek)
    .complaints.file({ kind: "order", about_id: deal.orderId, text: grievance });
  expect(await ledTo(deal)).toEqual([null, his]);
});

it("A payment leads to the complaint about itself before that about its job", async () => {
  const deal = await paid(world);
  const { content } = await world.as(deal.nadia).payments.mine({});
  await disputeOf(world, deal);
  const about_id = content[0]?.id ?? "";
  const { id } = await world.as(deal.nadia).complaints.file({ kind: "payment", about_id, text: grievance });
  expect(await ledTo(deal)).toEqual([id]);
});

it("What a technician complains of about the own pay is no matter of the customer's", async () => {
  const deal = await paid(world);
  await world.as(deal.tarek).complaints.file({ kind: "payment", about_id: deal.orderId, text: grievance });
  expect(await ledTo(deal)).toEqual([null]);
});
