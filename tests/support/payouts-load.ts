import { setTimeout } from "node:timers/promises";
import type { PayoutStatus } from "~/contract/payout-fields";
import { type Sides, twice, untilGone, type Went } from "./load-sides";
import { ibans } from "./payouts";
import type { Draw } from "./seeded";

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

type End = (party: Party, id: string) => Promise<void>;

/** Every way in which a payout comes to its end. */
const payoutEnds: [End, ...End[]] = [
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

/** What is asked for: the least, or all that there is. */
async function asked({ provider }: Party, draw: Draw, n: number): Promise<number> {
  const { available } = await provider.wallet.balances();
  return draw.below(4) === 0 ? Math.max(available.amount, least) : least + n;
}

const over: readonly PayoutStatus[] = ["paid", "rejected", "cancelled", "failed"];

/** Payouts of a technician one after another until the server is gone. */
export const payoutsUntilGone = (
  party: Party,
  draw: Draw,
  isGone: () => boolean,
  went: Went,
): Promise<void> =>
  untilGone(isGone, went, async (n) => {
    const { payouts } = party.provider;
    const { content } = await payouts.methods();
    if (content.length === 0) await twice(() => payouts.addMethod({ iban: ibans[0], holder: "Ramy Fathy" }));
    const amount = await asked(party, draw, n);
    await twice(() => payouts.request({ amount }));
    const [newest] = (await payouts.mine({})).content;
    if (!newest || over.includes(newest.status)) return setTimeout(100, false);
    await draw.of(payoutEnds)(party, newest.id);
    const [then] = (await payouts.mine({})).content;
    return then?.id === newest.id && over.includes(then.status);
  });
