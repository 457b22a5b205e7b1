import { disputeEnds } from "./disputes-load";
import { type Sides, twice, untilGone, type Went } from "./load-sides";
import { moneyBackEnds, payFor, work } from "./money-back-load";
import { terms } from "./offers";
import { whole } from "./requests";
import type { Draw } from "./seeded";
import { byHand, missed, morning, otherEnds, turns, workTurns, writtenOff } from "./turns-load";

const reason = "It turned out otherwise.";

/** Both agree on an offer. @returns the order's id, which is to be paid */
async function agreed(sides: Sides, draw: Draw, n: number): Promise<string> {
  const { customer, provider } = sides;
  const { id } = await customer.requests.create({ ...whole, title: `Tap that drips ${n}` });
  await customer.requests.publish({ id });
  const starts_at = morning(sides, 2 + draw.below(18));
  const offer = await provider.offers.send({ ...terms, id, starts_at, price: 20_000 + n });
  return (await customer.offers.accept({ id: offer.id, round: 1 })).order_id;
}

/** A transfer that is said to be sent. @returns what staff confirm, or do not */
async function transferred({ customer }: Sides, order: string) {
  const { payment } = await customer.payments.pay({ id: order, method: "transfer" });
  await twice(() => customer.payments.proof({ id: payment.id }));
  return { id: payment.id, amount: payment.amount.amount };
}

type Unpaid = (sides: Sides, order: string) => Promise<unknown>;

/** Ends of orders that are not paid. */
const unpaidEnds: [Unpaid, ...Unpaid[]] = [
  ({ customer }, id) => twice(() => customer.orders.giveUp({ id })),
  ({ provider }, id) => twice(() => provider.orders.giveUp({ id })),
  async (sides, order) => {
    const { id } = await transferred(sides, order);
    await twice(() => sides.staff[1].transfers.reject({ id, reason }));
  },
  async (sides, order) => {
    const { id, amount } = await transferred(sides, order);
    await twice(() => sides.staff[0].transfers.confirm({ id, amount: amount + 1, is_another: true }));
  },
];

/** Pays by card, or by a transfer that staff confirm. @returns the session at the gateway, if there is one */
async function payWith(sides: Sides, draw: Draw, order: string, n: number): Promise<string | null> {
  if (draw.below(3) > 0) return payFor(sides, order, n);
  const transfer = await transferred(sides, order);
  await twice(() => sides.staff[0].transfers.confirm(transfer));
  return null;
}

/** However an order that is paid for ends. */
async function end(sides: Sides, draw: Draw, order: string, reference: string | null): Promise<void> {
  const kind = draw.below(3);
  if (kind === 0) return draw.of(otherEnds)(sides, order);
  if (kind === 1) return draw.of(moneyBackEnds)(sides, order, reference ?? "none");
  await work(sides, order);
  await draw.of(workTurns)(sides, order);
  await draw.of(disputeEnds)(sides, order);
}

/**
 * One deal from the request to its end, every press twice over where it can be, as fast as the server answers.
 * @returns whether its order is over
 */
async function deal(sides: Sides, draw: Draw, n: number): Promise<boolean> {
  const order = await agreed(sides, draw, n);
  if (draw.below(5) === 0) await draw.of(unpaidEnds)(sides, order);
  else {
    const reference = await payWith(sides, draw, order, n);
    await draw.of(turns)(sides, order);
    await end(sides, draw, order, reference);
  }
  await byHand(sides);
  await writtenOff(sides);
  const { status } = await sides.customer.orders.get({ id: order });
  return status === "completed" || status === "cancelled";
}

/** A customer has so many open requests at most: what was cut off before is taken back. So is an account that was closed. */
async function clearAway({ customer, ids, staff: [one] }: Sides): Promise<void> {
  for (const id of Object.values(ids)) await twice(() => one.staff.reactivate({ id, reason }));
  const { content } = await customer.requests.mine({ tab: "open" });
  for (const { id } of content) await customer.requests.cancel({ id });
}

/** Deals one after another until the server is gone. */
export const dealsUntilGone = (sides: Sides, draw: Draw, isGone: () => boolean, went: Went): Promise<void> =>
  untilGone(isGone, went, async (n) => {
    await clearAway(sides);
    await missed(sides);
    return deal(sides, draw, n);
  });
