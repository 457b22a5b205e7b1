import { newId } from "~/api/secrets";
import type { Client } from "~/web/calls/client.server";
import { pick, type Scene, type Step } from "./dispute-steps";

const reason = "It turned out otherwise.";

type OnBank = (calls: Client["transfers"], n: number) => Promise<unknown>;

/** One of the members of staff does something at the bank's or the gateway's pages. */
const byStaff =
  (work: OnBank): Step =>
  (scene, n) =>
    work(scene.world.as(pick(scene.staff, n >> 1) ?? null).transfers, n);

/** A refund that staff have paid by hand, if one can be. */
const noted: OnBank = async ({ refunds, refundDone }, n) => {
  const able = (await refunds({})).content.filter(({ can }) => can.includes("done"));
  const refund = pick(able, n);
  if (!refund) return;
  const { id, account, round } = refund;
  const { iban, holder } = account ?? {};
  await refundDone({ id, round, iban, holder, to_sender: n % 4 === 0 });
};

/** One that was made at a gateway that is not set up any more. */
const notedThere: OnBank = async ({ refunds, refundDone }, n) => {
  const able = (await refunds({})).content.filter(({ can }) => can.includes("done_there"));
  const refund = pick(able, n);
  if (refund) await refundDone({ id: refund.id, round: refund.round, by: "gateway" });
};

/** The bank sends back a refund that was paid from it. */
const sentBack: OnBank = async ({ refunds, refundReturned }, n) => {
  const refund = pick((await refunds({ tab: "paid" })).content, n);
  if (refund && n % 2 === 0) await refundReturned({ id: refund.id, round: refund.round, reason });
};

/** What was to go back had never come. */
const withdrawn: OnBank = async ({ refunds, withdraw }, n) => {
  const able = (await refunds({})).content.filter(({ can }) => can.includes("withdraw"));
  const refund = pick(able, n);
  if (refund) await withdraw({ id: refund.id, round: refund.round, reason });
};

/** From here on no gateway is set up, or the usual one again. */
const setGateway = ({ world }: Scene, isThere: boolean): void => {
  const { house } = world;
  house.outside = { ...house.outside, gateway: isThere ? world.gateway : null };
};

/** Everything that staff do with transfers, refunds and what the gateway has told. */
export const staffSteps: Record<string, Step> = {
  retryRefund: byStaff(async ({ refunds, retryRefund }, n) => {
    const able = (await refunds({})).content.filter(
      ({ can }) => can.includes("retry") || can.includes("give"),
    );
    const refund = pick(able, n);
    if (refund) await retryRefund({ id: refund.id, round: refund.round });
  }),
  ...{ refundDone: byStaff(noted), refundDoneThere: byStaff(notedThere) },
  ...{ refundSentBack: byStaff(sentBack), withdrawTransfer: byStaff(withdrawn) },
  takeGatewayAway: async (scene, n) => (n % 4 === 0 ? setGateway(scene, false) : undefined),
  bringGatewayBack: async (scene) => setGateway(scene, true),
  transfersByStaff: byStaff(async ({ waiting, confirm, reject }, n) => {
    const tab = n % 5 === 0 ? "ran_out" : "waiting";
    const transfer = pick((await waiting({ tab })).content, n);
    if (!transfer) return;
    const [{ id, amount, created_at }, turn] = [transfer, n >> 1];
    const arrived_on = turn % 5 === 0 ? created_at.slice(0, 10) : undefined;
    if (turn % 3 === 0) await reject({ id, reason });
    else if (turn % 4 === 0)
      await confirm({ id, amount: amount.amount + 1, is_another: turn % 8 === 0, arrived_on });
    else await confirm({ id, arrived_on });
  }),
  settle: (scene, n) =>
    scene.world.as(pick(scene.staff, n >> 1) ?? null).payouts.settle({
      ...{ gross: 10_000 + n, fee: n, reference: newId(), is_another: n % 2 === 0 },
    }),
  tryEvent: byStaff(async ({ events, tryEvent }, n) => {
    const event = pick((await events({})).content, n);
    if (event) await tryEvent({ id: event.id });
  }),
  setEventAside: byStaff(async ({ events, setEventAside }, n) => {
    const event = pick((await events({})).content, n);
    if (event && n % 3 === 0) await setEventAside({ id: event.id, reason });
  }),
};
