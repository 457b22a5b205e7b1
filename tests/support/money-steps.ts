import { presses } from "~/api/outside/payments/sandbox-steps";
import { newId } from "~/api/secrets";
import { sweepTimers } from "~/api/time/timers";
import { ApiFailure } from "~/web/calls/client.server";
import type { World } from "./api";
import { chargedBack, chargeOf, givenBack } from "./chargebacks";
import { dealOf, disputeSteps, pick, type Scene, type Step } from "./dispute-steps";
import { accepted, beginCard, codeOf, type Deal, settleGateway } from "./paid";
import { ibans } from "./payouts";
import { walletSteps } from "./wallet-steps";

export const dealWith = (world: World): Promise<Deal> =>
  accepted(world, { visit_fee: 5_000, warranty_days: 30 });

/** Refusals are answers; a failure is not. */
export async function attempt(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.body.status >= 500) throw error;
  }
}

const asCustomer = ({ world }: Scene, { nadia }: Deal) => world.as(nadia).orders;
const asProvider = ({ world }: Scene, { tarek }: Deal) => world.as(tarek).orders;
const reason = "It turned out otherwise.";

/** An answer to the first proposal that waits on the order, by either side. */
const answering =
  (answer: "agree" | "decline" | "withdraw" | "finish" | "miss"): Step =>
  async (scene, n) => {
    const deal = dealOf(scene, n);
    const api = n % 2 === 0 ? asCustomer(scene, deal) : asProvider(scene, deal);
    const { proposals } = await api.get({ id: deal.orderId });
    const open = pick(proposals, n >> 1);
    const soon = new Date(scene.world.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 16);
    if (open) await api[answer]({ id: open.id, ...(answer === "agree" && { starts_at: soon }) });
  };

const staffOf = (world: World) => world.aStaffMember();

/** The payer's bank takes a part of what is left of a deal's payment. */
async function chargedBackInPart({ world }: Scene, deal: Deal, n: number): Promise<void> {
  if (n % 3 > 0 || !(await chargeOf(world, deal))) return;
  const disputeId = newId();
  await chargedBack(world, deal, { amount: 1_000 + n, disputeId });
  if (n % 2 === 0) await givenBack(world, deal, { amount: 1_000 + n, disputeId });
}

const manners = ["usual", "twice", "reversed", "later"] as const;
const refunds = ["done", "pending", "fails"] as const;

/** Everything that the two sides, the gateway and time can do to an order's money and to what was earned by it. */
export const steps: Record<string, Step> = {
  ...disputeSteps,
  ...walletSteps,
  begin: async (scene, n) => {
    scene.sessions.push(await beginCard(scene.world, dealOf(scene, n)));
  },
  transfer: (scene, n) => {
    const { nadia, orderId } = dealOf(scene, n);
    return scene.world.as(nadia).payments.pay({ id: orderId, method: "transfer" });
  },
  sayTransferSent: async (scene, n) => {
    const { payments } = scene.world.as(dealOf(scene, n).nadia);
    const sent = (await payments.mine({})).content.filter(({ method }) => method === "transfer");
    const one = pick(sent, n >> 1);
    if (one) await payments.proof({ id: one.id });
  },
  newCode: (scene, n) => asCustomer(scene, dealOf(scene, n)).newCode({ id: dealOf(scene, n).orderId }),
  closeAccount: async (scene, n) => {
    const [{ nadia, tarek }, { staff }] = [
      dealOf(scene, n),
      scene.world.as(pick(scene.staff, n >> 1) ?? null),
    ];
    if (n % 3 === 0) await staff.deactivate({ id: (n >> 2) % 2 === 0 ? nadia.id : tarek.id, reason });
  },
  openAccount: async (scene, n) => {
    const [{ nadia, tarek }, { staff }] = [
      dealOf(scene, n),
      scene.world.as(pick(scene.staff, n >> 1) ?? null),
    ];
    await staff.reactivate({ id: (n >> 2) % 2 === 0 ? nadia.id : tarek.id, reason });
  },
  press: (scene, n) => {
    const [reference, press] = [pick(scene.sessions, n), pick([...presses, "pay", "pay"] as const, n)];
    const more = { refunds: pick(refunds, n >> 2), manner: pick(manners, n >> 1) };
    return reference && press ? scene.world.guest.sandbox.press({ reference, press, ...more }) : undefined;
  },
  pay: async (scene, n) => {
    const reference = await beginCard(scene.world, dealOf(scene, n));
    scene.sessions.push(reference);
    await scene.world.guest.sandbox.press({ reference, press: "pay" });
  },
  start: async (scene, n) => {
    const deal = dealOf(scene, n);
    const code = n % 5 === 0 ? "x" : await codeOf(scene.world, deal);
    await asProvider(scene, deal).start({ id: deal.orderId, code });
  },
  deliver: (scene, n) => asProvider(scene, dealOf(scene, n)).deliver({ id: dealOf(scene, n).orderId }),
  askChanges: (scene, n) =>
    asCustomer(scene, dealOf(scene, n)).askChanges({ id: dealOf(scene, n).orderId, reason }),
  pause: (scene, n) => asCustomer(scene, dealOf(scene, n)).pause({ id: dealOf(scene, n).orderId, reason }),
  confirm: (scene, n) => asCustomer(scene, dealOf(scene, n)).confirm({ id: dealOf(scene, n).orderId }),
  cancel: async (scene, n) => {
    const deal = dealOf(scene, n);
    if (n % 3 > 0) return;
    const { cancel_cost } = await asCustomer(scene, deal).get({ id: deal.orderId });
    await asCustomer(scene, deal).cancel({
      id: deal.orderId,
      fee: cancel_cost?.fee.amount ?? 0,
      retender: n % 2 === 0,
    });
  },
  backOut: async (scene, n) =>
    n % 4 === 0
      ? asProvider(scene, dealOf(scene, n)).backOut({ id: dealOf(scene, n).orderId, reason })
      : null,
  giveUp: async (scene, n) =>
    n % 5 === 0 ? asCustomer(scene, dealOf(scene, n)).giveUp({ id: dealOf(scene, n).orderId }) : null,
  proposePrice: (scene, n) => {
    const deal = dealOf(scene, n);
    const api = n % 3 === 0 ? asCustomer(scene, deal) : asProvider(scene, deal);
    return api.proposePrice({ id: deal.orderId, price: 20_000 + (n % 30) * 1_000, reason });
  },
  proposeTime: (scene, n) =>
    asProvider(scene, dealOf(scene, n)).proposeTime({
      id: dealOf(scene, n).orderId,
      starts_at: "2027-01-04T10:00",
    }),
  claimNoShow: (scene, n) => {
    const deal = dealOf(scene, n);
    const api = n % 2 === 0 ? asCustomer(scene, deal) : asProvider(scene, deal);
    return api.claimNoShow({ id: deal.orderId, reason });
  },
  claimWarranty: (scene, n) =>
    asCustomer(scene, dealOf(scene, n)).claimWarranty({ id: dealOf(scene, n).orderId, reason }),
  ...{ agree: answering("agree"), decline: answering("decline") },
  ...{ withdraw: answering("withdraw"), finish: answering("finish"), miss: answering("miss") },
  chargeBack: (scene, n) => {
    const reference = pick(scene.sessions, n);
    return reference ? scene.world.guest.sandbox.press({ reference, press: "chargeBack" }) : undefined;
  },
  giveBack: (scene, n) => {
    const [reference, manner] = [pick(scene.sessions, n), pick(manners, n >> 1)];
    return reference
      ? scene.world.guest.sandbox.press({ reference, press: "giveBack", ...(manner && { manner }) })
      : undefined;
  },
  partlyBack: (scene, n) => chargedBackInPart(scene, dealOf(scene, n), n),
  refundsByStaff: async ({ world }, n) => {
    const { transfers } = world.as(await staffOf(world));
    const refund = pick((await transfers.refunds({})).content, n);
    if (!refund) return;
    const { id, account } = refund;
    if (n % 2 > 0) await transfers.retryRefund({ id });
    else await transfers.refundDone({ id, ...(account && { iban: account.iban }), to_sender: n % 4 === 0 });
  },
  nameAccount: async ({ world, ...scene }, n) => {
    const { payments } = world.as(dealOf({ world, ...scene }, n).nadia);
    const owed = (await payments.mine({})).content.flatMap((payment) => payment.refunds);
    const refund = pick(owed, n >> 1);
    const iban = ibans[n % 2 === 0 ? 0 : 1];
    if (refund) await payments.nameAccount({ id: refund.id, iban, holder: "Nadia Samir" });
  },
  transfersByStaff: async ({ world }, n) => {
    const { transfers } = world.as(await staffOf(world));
    const transfer = pick((await transfers.waiting({})).content, n);
    if (!transfer) return;
    const { id, amount } = transfer;
    if (n % 3 === 0) await transfers.reject({ id, reason });
    else await transfers.confirm({ id, amount: amount.amount });
  },
  settle: async ({ world }, n) =>
    world.as(await staffOf(world)).payouts.settle({ gross: 10_000 + n, fee: n, reference: newId() }),
  wait: async ({ world }, n) =>
    world.clock.advance([60, 31 * 60, 25 * 3600, 50 * 3600, 8 * 86_400][n % 5] ?? 0),
  sweep: ({ world }) => sweepTimers(world.house, world.clock.now()),
  gateway: ({ world }) => settleGateway(world),
};
