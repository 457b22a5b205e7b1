import { presses } from "~/api/outside/payments/sandbox-steps";
import { newId } from "~/api/secrets";
import { chargedBack, chargeOf, disputesOf, givenBack } from "./chargebacks";
import { dealOf, pick, type Scene, type Step } from "./dispute-steps";
import { beginCard, type Deal } from "./paid";
import { ibans } from "./payouts";

/** The payer's bank takes a part of a deal's payment, or all of it, whatever it has of that already, and gives back what it took before. */
async function chargedBackByHand({ world }: Scene, deal: Deal, n: number): Promise<void> {
  if (n % 3 === 0 && (await chargeOf(world, deal))) {
    const amount = n % 4 === 0 ? 30_000 : 1_000 + n;
    await chargedBack(world, deal, { amount, disputeId: `${byHand}${newId()}` });
  }
  if (n % 2 > 0) return;
  const taken = (await disputesOf(world, deal)).filter(({ disputeId }) => disputeId.startsWith(byHand));
  const one = pick(taken, n >> 2);
  if (one) await givenBack(world, deal, one);
}

const byHand = "by hand ";
const manners = ["usual", "twice", "reversed", "later"] as const;
const refunds = ["done", "pending", "fails"] as const;

const paymentsOf = ({ world, ...scene }: Scene, n: number) =>
  world.as(dealOf({ world, ...scene }, n).nadia).payments;

/** Everything that the payer and the gateway can do to a payment. */
export const paymentSteps: Record<string, Step> = {
  begin: async (scene, n) => {
    scene.sessions.push(await beginCard(scene.world, dealOf(scene, n)));
  },
  transfer: (scene, n) => paymentsOf(scene, n).pay({ id: dealOf(scene, n).orderId, method: "transfer" }),
  sayTransferSent: async (scene, n) => {
    const payments = paymentsOf(scene, n);
    const sent = (await payments.mine({})).content.filter(({ method }) => method === "transfer");
    const one = pick(sent, n >> 1);
    if (one) await payments.proof({ id: one.id });
  },
  press: (scene, n) => {
    const [reference, press] = [pick(scene.sessions, n), pick([...presses, "pay", "pay"] as const, n)];
    const more = { refunds: pick(refunds, n >> 2), manner: pick(manners, n >> 1) };
    return reference && press ? scene.world.guest.sandbox.press({ reference, press, ...more }) : undefined;
  },
  pay: async (scene, n) => {
    const reference = await beginCard(scene.world, dealOf(scene, n));
    scene.sessions.push(reference);
    const more = { refunds: pick(refunds, n >> 1) };
    await scene.world.guest.sandbox.press({ reference, press: "pay", ...more });
  },
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
  partlyBack: (scene, n) => chargedBackByHand(scene, dealOf(scene, n), n),
  nameRefundAccount: async (scene, n) => {
    const payments = paymentsOf(scene, n);
    const owed = (await payments.mine({})).content.flatMap((payment) => payment.refunds);
    const refund = pick(
      owed.filter(({ asks_account }) => asks_account !== null),
      n >> 1,
    );
    const iban = ibans[n % 3 === 0 ? 0 : 1];
    if (refund) await payments.nameAccount({ id: refund.id, iban, holder: "Nadia Samir" });
  },
};
