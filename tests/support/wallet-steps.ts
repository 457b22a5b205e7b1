import type { Client } from "~/web/calls/client.server";
import { dealOf, pick, type Scene, type Step } from "./dispute-steps";
import { ibans } from "./payouts";

const reason = "The account was closed, and nobody answers.";

const walletOf = (scene: Scene, n: number) => scene.world.as(dealOf(scene, n).tarek);

/** One of the members of staff does something to a technician's newest payout. */
const onPayout =
  (work: (payouts: Client["payouts"], id: string) => Promise<unknown>, every = 1): Step =>
  async (scene, n) => {
    if (n % every > 0) return;
    const [newest] = (await walletOf(scene, n).payouts.mine({})).content;
    if (newest) await work(scene.world.as(pick(scene.staff, n >> 1) ?? null).payouts, newest.id);
  };

/** Everything that technicians and staff can do to what was earned. */
export const walletSteps: Record<string, Step> = {
  addMethod: (scene, n) =>
    walletOf(scene, n).payouts.addMethod({ iban: pick(ibans, n >> 1) ?? "", holder: "Tarek Fawzy" }),
  askPayout: async (scene, n) => {
    const { available } = await walletOf(scene, n).wallet.balances();
    const amount = [available.amount, available.amount + 1, available.amount >> 1, 100][n % 4] ?? 0;
    if (amount > 0) await walletOf(scene, n).payouts.request({ amount });
  },
  cancelPayout: async (scene, n) => {
    const { payouts } = walletOf(scene, n);
    const [newest] = (await payouts.mine({})).content;
    if (newest && n % 3 === 0) await payouts.cancel({ id: newest.id });
  },
  approvePayout: onPayout((payouts, id) => payouts.approve({ id })),
  rejectPayout: onPayout((payouts, id) => payouts.reject({ id, reason }), 3),
  sendPayouts: (scene, n) => scene.world.as(pick(scene.staff, n) ?? null).payouts.batch(),
  payoutPaid: onPayout((payouts, id) => payouts.markPaid({ id })),
  payoutFailed: onPayout((payouts, id) => payouts.markFailed({ id, reason }), 3),
  payoutReturned: onPayout((payouts, id) => payouts.markReturned({ id, reason }), 2),
  writeOff: async (scene, n) => {
    const { tarek } = dealOf(scene, n);
    const { staff } = scene.world.as(pick(scene.staff, n >> 1) ?? null);
    const debt = (await staff.user({ id: tarek.id })).provider?.purse.debt.amount ?? 0;
    const amount = [debt, debt >> 1, debt + 1][n % 3] ?? 0;
    if (debt > 0) await staff.writeOff({ id: tarek.id, amount, debt, reason });
  },
};
