import type { Client } from "~/web/calls/client.server";
import { dealOf, pick, type Scene, type Step } from "./dispute-steps";
import { terms } from "./offers";
import { codeOf, type Deal } from "./paid";

const asCustomer = ({ world }: Scene, { nadia }: Deal) => world.as(nadia).orders;
const asProvider = ({ world }: Scene, { tarek }: Deal) => world.as(tarek).orders;
const reason = "It turned out otherwise.";

/** A morning so many days from now, as a page sends it. */
const morning = ({ world }: Scene, days: number): string =>
  `${new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T10:30`;

type Side = "customer" | "provider" | "either";
type OnOrder = (api: Client["orders"], id: string, n: number, scene: Scene) => Promise<unknown>;

/** @param every one in so many is done: it ends what others go on with */
const onOrder =
  (side: Side, work: OnOrder, every = 1): Step =>
  async (scene, n) => {
    const [deal, turn] = [dealOf(scene, n), n >> 1];
    if (turn % every > 0) return;
    const isCustomer = side === "customer" || (side === "either" && turn % 3 === 0);
    await work(isCustomer ? asCustomer(scene, deal) : asProvider(scene, deal), deal.orderId, turn, scene);
  };

/** An answer to a proposal that waits on the order, by a side that may give it. */
const answering =
  (answer: "agree" | "decline" | "withdraw" | "finish" | "miss"): Step =>
  async (scene, n) => {
    const deal = dealOf(scene, n);
    for (const api of [asCustomer(scene, deal), asProvider(scene, deal)]) {
      const { proposals } = await api.get({ id: deal.orderId });
      const open = pick(
        proposals.filter(({ can }) => can.includes(answer)),
        n >> 1,
      );
      const words = { agree: { starts_at: morning(scene, 3) }, decline: { answer: reason } };
      if (open) await api[answer]({ id: open.id, ...words[answer as keyof typeof words] });
    }
  };

const account =
  (deed: "deactivate" | "reactivate", every: number): Step =>
  async (scene, n) => {
    const { nadia, tarek } = dealOf(scene, n);
    const { staff } = scene.world.as(pick(scene.staff, n >> 1) ?? null);
    if (n % every === 0) await staff[deed]({ id: (n >> 2) % 2 === 0 ? nadia.id : tarek.id, reason });
  };

/** The technician's offer that can be accepted, or one that is sent now. */
async function offerFor(scene: Scene, { nadia, tarek, requestId }: Deal, n: number): Promise<string> {
  const [{ offers, requests }, provider] = [scene.world.as(nadia), scene.world.as(tarek)];
  const standing = (await offers.compare({ id: requestId })).offers.find(({ can }) => can.includes("accept"));
  if (standing && n % 4 > 0) return standing.id;
  const { version } = await requests.get({ id: requestId });
  return (await provider.offers.send({ ...terms, id: requestId, version, starts_at: morning(scene, 12) })).id;
}

/** Everything that the two sides of an order can do with it, and staff with their accounts. */
export const orderSteps: Record<string, Step> = {
  ...{ closeAccount: account("deactivate", 3), openAccount: account("reactivate", 1) },
  /** The request is out again, its order was given up, cancelled or not paid in time: it is awarded once more. */
  award: async (scene, n) => {
    const deal = dealOf(scene, n);
    const offerId = await offerFor(scene, deal, n);
    const { offers } = scene.world.as(deal.nadia);
    const { order_id } = await offers.accept({
      id: offerId,
      round: (await offers.get({ id: offerId })).round,
    });
    Object.assign(deal, { offerId, orderId: order_id });
  },
  newCode: onOrder("customer", (api, id) => api.newCode({ id })),
  start: async (scene, n) => {
    const deal = dealOf(scene, n);
    const code = n % 5 === 0 ? "x" : await codeOf(scene.world, deal);
    await asProvider(scene, deal).start({ id: deal.orderId, code });
  },
  deliver: onOrder("provider", (api, id) => api.deliver({ id })),
  askChanges: onOrder("customer", (api, id) => api.askChanges({ id, reason })),
  pause: onOrder("customer", (api, id) => api.pause({ id, reason })),
  confirm: onOrder("customer", (api, id) => api.confirm({ id })),
  cancel: async (scene, n) => {
    const [deal, turn] = [dealOf(scene, n), n >> 1];
    if (turn % 3 > 0) return;
    const { cancel_cost } = await asCustomer(scene, deal).get({ id: deal.orderId });
    const fee = cancel_cost?.fee.amount ?? 0;
    await asCustomer(scene, deal).cancel({ id: deal.orderId, fee, retender: turn % 2 === 0 });
  },
  backOut: onOrder("provider", (api, id) => api.backOut({ id, reason }), 4),
  giveUp: onOrder("either", (api, id) => api.giveUp({ id }), 4),
  proposePrice: onOrder("either", (api, id, n) =>
    api.proposePrice({ id, price: 20_000 + (n % 30) * 1_000, reason }),
  ),
  proposeTime: onOrder("either", (api, id, n, scene) =>
    api.proposeTime({ id, starts_at: morning(scene, 1 + (n % 20)) }),
  ),
  claimNoShow: onOrder("either", (api, id) => api.claimNoShow({ id, reason })),
  claimWarranty: onOrder("customer", (api, id) => api.claimWarranty({ id, reason })),
  ...{ agree: answering("agree"), decline: answering("decline") },
  ...{ withdraw: answering("withdraw"), finish: answering("finish"), miss: answering("miss") },
};
