import { eq } from "drizzle-orm";
import { payments, refunds } from "~/api/db/money-schema";
import { newId } from "~/api/secrets";
import { sweepTimers } from "~/api/time/timers";
import type { World } from "./api";
import { unhandled } from "./chargebacks";
import { dealOf, pick, type Step } from "./dispute-steps";
import { type Said, sayer } from "./gateway-says";
import { settleGateway } from "./paid";

/** What no deal of these waits for begins so: nobody may ever be able to do anything with it. */
const stray = "stray-";

const say = (world: World, said: Said) => sayer(world)(said, { id: `${stray}${newId()}` });

/** Refunds of a deal's card payments. */
async function refundsOf({ db }: World, orderId: string) {
  const rows = await db
    .select()
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  return rows.filter((row) => row.payments.gateway === "sandbox");
}

/** What comes from the gateway and from its own people, and what time does. */
export const gatewaySteps: Record<string, Step> = {
  /** The payee's bank sends a refund back that was told as done. */
  refundReturned: async (scene, n) => {
    const done = (await refundsOf(scene.world, dealOf(scene, n).orderId)).filter(
      (row) => row.refunds.status === "done",
    );
    const one = pick(done, n >> 1)?.refunds;
    if (one)
      await say(scene.world, {
        ...{ kind: "refund_failed", refundId: one.id, round: one.round, reason: "closed_account" },
      });
  },
  /** Somebody makes a refund at the gateway's own page, and now and then it fails there. */
  refundThere: async (scene, n) => {
    const owed = (await refundsOf(scene.world, dealOf(scene, n).orderId)).filter((row) =>
      ["pending", "failed"].includes(row.refunds.status),
    );
    const one = pick(owed, n >> 1);
    if (!one?.payments.charge) return;
    const told = { refundId: newId(), charge: one.payments.charge, amount: one.refunds.amount };
    await say(scene.world, { ...told, kind: "refunded" });
    if (n % 3 === 0) await say(scene.world, { ...told, kind: "refund_failed", reason: "closed_account" });
  },
  /** It tells of a payment that nobody knows. */
  tellOfNobody: ({ world }) => say(world, { kind: "expired", paymentId: `nobody${newId()}` }),
  /** It says what it has paid out, which staff may have recorded before. */
  tellSettled: ({ world }, n) =>
    say(world, {
      ...{ kind: "settled", gross: 10_000 + (n % 50), fee: n % 50, currency: "EGP" },
      settlementId: newId(),
    }),
  wait: async ({ world }, n) =>
    world.clock.advance([60, 31 * 60, 25 * 3600, 50 * 3600, 8 * 86_400, 11 * 60, 73 * 3600][n % 7] ?? 0),
  sweep: ({ world }) => sweepTimers(world.house, world.clock.now()),
  gateway: ({ world }) => settleGateway(world),
};

/** The gateway's events that nobody could do anything with, although somebody should. */
export const leftUnhandled = (world: World): Promise<string[]> =>
  unhandled(world, ({ id, setAsideAt }) => !id.startsWith(stray) && setAsideAt === null);
