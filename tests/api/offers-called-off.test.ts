import { afterEach, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { negotiating } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { customerAndTwo, sendOffer } from "../support/offers";
import { accepted, beginCard, type Deal, paid, press } from "../support/paid";
import type { Person } from "../support/people";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("Tarek, whose customer calls the paid job off, was chosen all the same", async () => {
  const { nadia, tarek, requestId, orderId } = await paid(world);
  expect((await world.as(tarek).offers.mine({})).win_rate).toBe(100);
  const { cancel_cost } = await world.as(nadia).orders.get({ id: orderId });
  await world.as(nadia).orders.cancel({ id: orderId, fee: cancel_cost?.fee.amount ?? 0, retender: false });
  const { content, win_rate } = await world.as(tarek).offers.mine({ tab: "closed" });
  expect(content).toMatchObject([{ status: "not_selected", is_called_off: true }]);
  expect(win_rate).toBe(100);
  const { past_offers } = await world.as(tarek).technicianArea.request({ id: requestId });
  expect(past_offers).toMatchObject([{ is_called_off: true }]);
});

it("An offer whose payment was given up came to no job, and was not chosen", async () => {
  const { nadia, tarek, requestId, orderId } = await accepted(world);
  await world.as(nadia).orders.giveUp({ id: orderId });
  await world.as(nadia).requests.cancel({ id: requestId });
  const { content, win_rate } = await world.as(tarek).offers.mine({ tab: "closed" });
  expect(content).toMatchObject([{ status: "not_selected", is_called_off: false }]);
  expect(win_rate).toBeNull();
});

it("Basem's offer is lost once the one beside it is paid, and is not decided on where nobody paid", async () => {
  const [nadia, tarek, basem] = await customerAndTwo(world);
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId);
  await sendOffer(world, basem, requestId);
  const rateOf = async (person: Person) => (await world.as(person).offers.mine({})).win_rate;
  const rates = async () => [await rateOf(tarek), await rateOf(basem)];
  const accept = async () => (await world.as(nadia).offers.accept({ id: offerId, round: 1 })).order_id;
  await accept();
  expect(await rates()).toEqual([100, null]);
  world.clock.advance(31 * 60);
  expect(await rates(), "before the clock has written it down").toEqual([null, null]);
  expect(await world.as(nadia).requests.get({ id: requestId })).toMatchObject({ status: "open" });
  expect(await rates()).toEqual([null, null]);
  const deal = { nadia, tarek, requestId, offerId, orderId: await accept() };
  await press(world, await beginCard(world, deal), "pay");
  expect(await rates()).toEqual([100, 0]);
});

/** Tarek's offers that are over, and the share of those answered that were accepted. */
const closedOf = ({ tarek }: Deal) => world.as(tarek).offers.mine({ tab: "closed" });

it("Tarek, who did not come and has nothing to say to it, is the one who called it off", async () => {
  const deal = await paid(world);
  const { no_show_from } = await world.as(deal.tarek).orders.get({ id: deal.orderId });
  world.clock.set(new Date(Date.parse(no_show_from ?? "") + 60_000).toISOString());
  await world.as(deal.nadia).orders.claimNoShow({ id: deal.orderId, reason: "I waited all morning" });
  world.clock.advance(3 * 24 * 3600);
  expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
  const { content, win_rate } = await closedOf(deal);
  expect(content).toMatchObject([{ status: "withdrawn", is_called_off: true }]);
  expect(win_rate).toBe(0);
});

it.each(["his", "hers"] as const)(
  "A split that gives all back is both sides' doing: whether the last word is %s or not, Tarek was chosen",
  async (last) => {
    const dispute = await negotiating(world);
    const first = last === "his" ? "hers" : "his";
    await dispute[first].propose({ id: dispute.id, kept: 0 });
    const [split] = (await dispute[first].get({ id: dispute.id })).proposals;
    await dispute[last].accept({ id: dispute.id, proposal_id: split?.id ?? "" });
    const { content, win_rate } = await closedOf(dispute);
    expect(content).toMatchObject([{ status: "not_selected", is_called_off: true }]);
    expect(win_rate).toBe(100);
  },
);
