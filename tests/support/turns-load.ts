import type { Deed } from "./disputes-load";
import { type Sides, twice } from "./load-sides";
import { approved, work } from "./money-back-load";
import { ibans } from "./payouts";

const reason = "It turned out otherwise.";
const day = 86_400_000;

/** A morning so many days after the server's own. */
export const morning = ({ now }: Sides, days: number): string =>
  `${new Date(now() + days * day).toISOString().slice(0, 10)}T10:30`;

/** The other side's answer to what was proposed last. */
const answered = async ({ customer }: Sides, order: string, answer: (id: string) => Promise<unknown>) => {
  const { proposals } = await customer.orders.get({ id: order });
  await twice(() => answer(proposals[0]?.id ?? "none"));
};

/** What may come before the work begins. */
export const turns: [Deed, ...Deed[]] = [
  async () => {},
  async (sides, id) => {
    await twice(() => sides.provider.orders.proposeTime({ id, starts_at: morning(sides, 15) }));
    await answered(sides, id, (one) => sides.customer.orders.agree({ id: one }));
  },
  async (sides, id) => {
    await twice(() => sides.customer.orders.proposeTime({ id, starts_at: morning(sides, 3) }));
    await answered(sides, id, (one) => sides.provider.orders.decline({ id: one, answer: reason }));
  },
  async (sides, id) => {
    await twice(() => sides.customer.orders.newCode({ id }));
  },
];

/** What may come before a delivered job is approved, or not. */
export const workTurns: [Deed, ...Deed[]] = [
  async () => {},
  async ({ customer }, id) => twice(() => customer.orders.pause({ id, reason })),
  async ({ customer, provider }, id) => {
    await twice(() => customer.orders.askChanges({ id, reason }));
    await twice(() => provider.orders.deliver({ id }));
  },
];

/** Staff close an account amid a job, and open it again when somebody has called it off. */
const closing =
  (side: "customer" | "provider"): Deed =>
  async (sides, id) => {
    const [one, other] = sides.staff;
    await twice(() => one.staff.deactivate({ id: sides.ids[side], reason }));
    const { orders } = sides[side === "customer" ? "provider" : "customer"];
    if (side === "customer") await twice(() => orders.backOut({ id, reason }));
    else await twice(() => orders.cancel({ id, fee: 0 }));
    await twice(() => other.staff.reactivate({ id: sides.ids[side], reason }));
  };

/** What a technician owes is given up. */
export async function writtenOff({ ids: { provider: id }, staff: [one] }: Sides): Promise<void> {
  const debt = (await one.staff.user({ id })).provider?.purse.debt.amount ?? 0;
  if (debt > 0) await twice(() => one.staff.writeOff({ id, amount: debt, debt, reason }));
}

/** A visit under warranty, after the work was approved. */
const warranty: Deed = async (sides, id) => {
  await approved(sides, id);
  await twice(() => sides.customer.orders.claimWarranty({ id, reason }));
  await answered(sides, id, (one) => sides.provider.orders.agree({ id: one, starts_at: morning(sides, 2) }));
  await answered(sides, id, (one) => sides.customer.orders.finish({ id: one }));
};

/** Ends of paid orders in which neither a split nor the gateway has a part. */
export const otherEnds: [Deed, ...Deed[]] = [
  ...([closing("customer"), closing("provider"), warranty] as const),
  /** Silence: it is approved, or its start passes and nobody comes. */
  work,
  async () => {},
];

/** An order whose start has come, and to which nobody came. */
export async function missed(sides: Sides): Promise<void> {
  const { content } = await sides.customer.orders.mine({ tab: "to_start" });
  const past = content.find(
    ({ status, starts_at }) => status === "paid" && Date.parse(starts_at) < sides.now() - day,
  );
  if (!past) return;
  await twice(() => sides.provider.orders.claimNoShow({ id: past.id, reason }));
  await answered(sides, past.id, (one) => sides.customer.orders.agree({ id: one }));
}

/** A refund that goes back from the bank, to an account that its customer names. */
export async function byHand({ customer, staff: [one, other] }: Sides): Promise<void> {
  const owed = (await customer.payments.mine({})).content.flatMap(({ refunds }) => refunds);
  const asking = owed.find(({ asks_account }) => asks_account !== null);
  if (!asking) return;
  const { id } = asking;
  const account = { iban: ibans[0], holder: "Asmaa Adel" };
  await twice(() => customer.payments.nameAccount({ id, ...account }));
  const settlement = { gross: 60_000, fee: 100, is_another: true };
  await one.payouts.settle({ ...settlement, reference: crypto.randomUUID() });
  await twice(() => other.transfers.refundDone({ id, ...account }));
}
