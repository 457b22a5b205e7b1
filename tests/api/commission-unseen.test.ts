import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { notifications } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { negotiating } from "../support/disputes";
import { sendOffer } from "../support/offers";
import { completed, type Deal, delivered, paid, started } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

/** What only the technician has to know: names of fields, and what EGP 300 and the split leave him, and Usta. */
const his = /^(earning|commission|commission_vat|payout|net_payout|clears_at)$/;
const amounts = [27_000, 3_000, 18_001, 2_000, 37_800, 4_200];

/** Everything below a value that speaks of it: a field of his that holds something, or one of those amounts. */
function spoken(value: unknown, at = ""): string[] {
  if (typeof value === "number") return amounts.includes(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, of]) => [
    ...(his.test(name) && of !== null ? [`${at}.${name}`] : []),
    ...spoken(of, `${at}.${name}`),
  ]);
}

/** All that a customer can read of her job. */
async function readBy({ nadia, requestId, orderId: id, offerId }: Deal): Promise<unknown> {
  const api = world.as(nadia);
  const { content: complaints } = await api.complaints.mine({});
  return {
    request: await api.requests.get({ id: requestId }),
    requests: await api.requests.mine({}),
    offer: await api.offers.get({ id: offerId }),
    order: await api.orders.get({ id }),
    orders: await api.orders.mine({}),
    checkout: await api.payments.checkout({ id }),
    payments: await api.payments.mine({}),
    invoices: await Promise.all(
      (await api.invoices.ofOrder({ id })).map((invoice) => api.invoices.get({ id: invoice.id })),
    ),
    complaints: await Promise.all(complaints.map((one) => api.complaints.get({ id: one.id }))),
    told: await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id)),
  };
}

it.each<[string, () => Promise<Deal>]>([
  ["is paid", () => paid(world)],
  [
    "has another price proposed",
    async () => {
      const deal = await started(world);
      const ask = { id: deal.orderId, price: 42_000, reason: "The valve is broken as well" };
      await world.as(deal.tarek).orders.proposePrice(ask);
      return deal;
    },
  ],
  ["is delivered", () => delivered(world)],
  ["is approved", () => completed(world)],
  [
    "is disputed, with a split proposed",
    async () => {
      const dispute = await negotiating(world);
      await dispute.his.propose({ id: dispute.id, kept: 20_001 });
      return dispute;
    },
  ],
  [
    "was settled",
    async () => {
      const dispute = await negotiating(world);
      await dispute.his.propose({ id: dispute.id, kept: 20_001 });
      const [split] = (await dispute.hers.get({ id: dispute.id })).proposals;
      await dispute.hers.accept({ id: dispute.id, proposal_id: split?.id ?? "" });
      return dispute;
    },
  ],
])("Of a job that %s its customer reads neither the commission nor what it leaves", async (_, make) => {
  const deal = await make();
  expect(spoken(await readBy(deal))).toEqual([]);
  const { order, my_offer } = await world.as(deal.tarek).technicianArea.request({ id: deal.requestId });
  expect(spoken({ order, my_offer }).length).toBeGreaterThan(0);
});

it("Of an offer that she compares she reads the price alone", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  await sendOffer(world, tarek, id);
  expect(spoken(await world.as(nadia).offers.compare({ id }))).toEqual([]);
  expect(spoken((await world.as(tarek).offers.mine({})).content).length).toBeGreaterThan(0);
});
