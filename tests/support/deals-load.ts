import { disputeEnds } from "./disputes-load";
import { type Sides, untilGone } from "./load-sides";
import { type End, moneyBackEnds, payFor, work } from "./money-back-load";
import { terms } from "./offers";
import { whole } from "./requests";

const later = 20 * 86_400_000;

/** Every way in which an order that is paid for goes on, in turns. */
const ends: End[] = disputeEnds.flatMap((end, n): End[] => {
  const disputed: End = async (sides, order) => {
    await work(sides, order);
    await end(sides, order);
  };
  const other = moneyBackEnds[n];
  return other ? [disputed, other] : [disputed];
});

/** One deal from the request to its end, with or without a dispute, paid twice over where it can be, as fast as the server answers. */
async function deal(sides: Sides, n: number): Promise<void> {
  const { customer, provider, now } = sides;
  const { id } = await customer.requests.create({ ...whole, title: `Tap that drips ${n}` });
  await customer.requests.publish({ id });
  const starts_at = `${new Date(now() + later).toISOString().slice(0, 10)}T10:30`;
  const offer = await provider.offers.send({ ...terms, id, starts_at, price: 20_000 + n });
  const { order_id } = await customer.offers.accept({ id: offer.id, round: 1 });
  const reference = await payFor(sides, order_id, n);
  await ends[n % ends.length]?.(sides, order_id, reference);
}

/** A customer has so many open requests at most: what was cut off before is taken back. */
async function clearAway({ customer }: Sides): Promise<void> {
  const { content } = await customer.requests.mine({ tab: "open" });
  for (const { id } of content) await customer.requests.cancel({ id });
}

/** Deals one after another until the server is gone; a refusal is none of its ends. @returns how many came to their end */
export const dealsUntilGone = (sides: Sides, from: number, isGone: () => boolean): Promise<number> =>
  untilGone(isGone, async (n) => {
    await clearAway(sides);
    await deal(sides, from + n);
  });
