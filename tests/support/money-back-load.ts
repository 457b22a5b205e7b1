import { refundManners } from "~/api/outside/payments/sandbox-book";
import type { Press } from "~/api/outside/payments/sandbox-steps";
import { type Sides, twice } from "./load-sides";

const reason = "It turned out otherwise.";

/** What is done with an order that is paid for. @param reference of the session at the gateway */
export type End = (sides: Sides, order: string, reference: string) => Promise<void>;

const pressing =
  ({ guest }: Sides, reference: string, n = 0) =>
  (press: Press) =>
    twice(() =>
      guest.sandbox.press({
        ...{ reference, press, manner: n % 2 === 0 ? "twice" : "usual" },
        ...{ refunds: refundManners[n % refundManners.length] },
      }),
    );

/** Pays what is to be paid, twice over. @returns the reference of the session at the gateway */
export async function payFor(sides: Sides, order: string, n: number): Promise<string> {
  const { url } = await sides.customer.payments.pay({ id: order, method: "card" });
  const reference = (url ?? "").split("/").at(-1) ?? "";
  await pressing(sides, reference, n)("pay");
  return reference;
}

/** The job is done, and waits for its approval. */
export async function work({ customer, provider }: Sides, order: string): Promise<void> {
  const { arrival_code } = await customer.orders.get({ id: order });
  await provider.orders.start({ id: order, code: arrival_code ?? "" });
  await provider.orders.deliver({ id: order });
}

export async function approved(sides: Sides, order: string): Promise<void> {
  await work(sides, order);
  await twice(() => sides.customer.orders.confirm({ id: order }));
}

/** Both agree to another price. */
async function priced({ customer, provider }: Sides, order: string, price: number): Promise<void> {
  await provider.orders.proposePrice({ id: order, price, reason });
  const { proposals } = await customer.orders.get({ id: order });
  await twice(() => customer.orders.agree({ id: proposals[0]?.id ?? "" }));
}

async function tryAgain({ staff: [one, other] }: Sides): Promise<void> {
  const { content } = await one.transfers.refunds({});
  for (const { id, round } of content) await twice(() => other.transfers.retryRefund({ id, round }));
}

/** Every way in which money goes back, or more of it comes in. */
export const moneyBackEnds: [End, ...End[]] = [
  async (sides, order) => {
    const { cancel_cost } = await sides.customer.orders.get({ id: order });
    const fee = cancel_cost?.fee.amount ?? 0;
    await twice(() => sides.customer.orders.cancel({ id: order, fee, retender: false }));
  },
  async (sides, order) => {
    await priced(sides, order, 40_000);
    await payFor(sides, order, 1);
    await approved(sides, order);
  },
  async (sides, order, reference) => {
    await approved(sides, order);
    await pressing(sides, reference)("chargeBack");
    await pressing(sides, reference)("giveBack");
  },
  async (sides, order) => {
    await priced(sides, order, 15_000);
    await approved(sides, order);
  },
  async (sides, order) => {
    await twice(() => sides.provider.orders.backOut({ id: order, reason }));
    await tryAgain(sides);
  },
];
