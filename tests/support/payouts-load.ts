import { setTimeout } from "node:timers/promises";
import { type Sides, twice, untilGone } from "./load-sides";
import { ibans } from "./payouts";

type Party = Pick<Sides, "provider" | "staff">;

const reason = "The account was closed.";
const least = 10_000;

async function sent({ staff: [one, other] }: Party, id: string): Promise<void> {
  await twice(() => one.payouts.approve({ id }));
  await twice(() => other.payouts.batch());
}

async function arrived(party: Party, id: string): Promise<void> {
  const [one, other] = party.staff;
  await sent(party, id);
  const settlement = { gross: least * 2, fee: 100, reference: crypto.randomUUID() };
  await twice(() => one.payouts.settle(settlement));
  await twice(() => other.payouts.markPaid({ id }));
}

/** Every way in which a payout comes to its end. */
const payoutEnds: ((party: Party, id: string) => Promise<void>)[] = [
  async (party, id) => {
    await arrived(party, id);
    await twice(() => party.staff[0].payouts.markReturned({ id, reason }));
  },
  ({ provider }, id) => twice(() => provider.payouts.cancel({ id })),
  async (party, id) => {
    await sent(party, id);
    await twice(() => party.staff[0].payouts.markFailed({ id, reason }));
  },
  ({ staff: [one] }, id) => twice(() => one.payouts.reject({ id, reason })),
  arrived,
];

/** Payouts of a technician one after another until the server is gone. @returns how many came to their end */
export async function payoutsUntilGone(party: Party, from: number, isGone: () => boolean): Promise<number> {
  const { payouts } = party.provider;
  return untilGone(isGone, async (n) => {
    const { content } = await payouts.methods();
    if (content.length === 0) await twice(() => payouts.addMethod({ iban: ibans[0], holder: "Ramy Fathy" }));
    await twice(() => payouts.request({ amount: least + n }));
    const [newest] = (await payouts.mine({})).content;
    if (newest) await payoutEnds[(from + n) % payoutEnds.length]?.(party, newest.id);
    else await setTimeout(100);
  });
}
