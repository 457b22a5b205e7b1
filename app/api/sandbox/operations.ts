import type { SandboxSession as Shown, sandboxContract } from "~/contract/sandbox";
import type { Context } from "../context";
import { conflict, notFound } from "../errors";
import type { Operations } from "../operation";
import { GatewayRefused } from "../outside/payments/gateway-errors";
import type { Sandbox } from "../outside/payments/sandbox";
import type { SandboxSession } from "../outside/payments/sandbox-book";
import { canPress } from "../outside/payments/sandbox-steps";
import { takeEvent } from "../payments/event-moves";

/** The gateway, where it is the sandbox. */
function sandboxOf({ outside: { gateway } }: Context): Sandbox {
  if (gateway?.name !== "sandbox") throw notFound();
  return gateway;
}

const shown = ({
  reference,
  title,
  amount,
  currency,
  state,
  refunds,
  returnTo,
  expiresAt,
}: SandboxSession): Shown => ({
  ...{ reference, title, state, refunds, amount: { amount, currency }, can: canPress(state) },
  ...{ return_to: returnTo, expires_at: expiresAt.toISOString() },
});

/** Somebody pressed first. */
const movedOn = ({ state }: SandboxSession) => conflict(`api:sandboxIs.${state}`, { sandbox_state: state });

const manners = {
  usual: {},
  twice: { times: 2 },
  reversed: { isReversed: true },
} as const;

export const sandbox: Operations<typeof sandboxContract> = {
  get: async ({ reference }, ctx) => {
    const session = await sandboxOf(ctx).find(reference);
    if (!session) throw notFound();
    return shown(session);
  },

  press: async ({ reference, press, refunds, manner = "usual" }, ctx) => {
    const gateway = sandboxOf(ctx);
    const before = await gateway.find(reference);
    if (!before) throw notFound();
    if (!canPress(before.state).includes(press)) throw movedOn(before);
    const session = await gateway.press(reference, press, refunds).catch(async (error: unknown) => {
      const after = error instanceof GatewayRefused ? await gateway.find(reference) : null;
      throw after ? movedOn(after) : error;
    });
    const house = { ...ctx, now: () => ctx.now };
    if (manner !== "later")
      await gateway.deliver((body, signature) => takeEvent(house, gateway, body, signature), manners[manner]);
    return shown(session);
  },
};
