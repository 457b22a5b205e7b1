import type { Input } from "~/contract/endpoint";
import type { SandboxPress, SandboxSession as Shown, sandboxContract } from "~/contract/sandbox";
import { toLatinDigits } from "~/i18n/digits";
import type { Context } from "../context";
import { conflict, invalid, notFound } from "../errors";
import type { Operations } from "../operation";
import { GatewayRefused } from "../outside/payments/gateway-errors";
import type { Sandbox } from "../outside/payments/sandbox";
import type { SandboxSession } from "../outside/payments/sandbox-book";
import { canPress } from "../outside/payments/sandbox-steps";
import { takeEvent } from "../payments/event-moves";
import { cardFaults, outcomeOf, testCards } from "./card-rules";

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
  cards: testCards,
  ...{ return_to: returnTo, expires_at: expiresAt.toISOString() },
});

/** Somebody pressed first. */
const movedOn = ({ state }: SandboxSession) => conflict(`api:sandboxIs.${state}`, { sandbox_state: state });

const manners = {
  usual: {},
  twice: { times: 2 },
  reversed: { isReversed: true },
} as const;

/** Figures as the rules read them: blanks and lines between them are the payer's own. */
const figuresOf = (text = "") => toLatinDigits(text).replace(/[\s\u2010-\u2015\u200e\u200f\u061c-]/g, "");

/**
 * What is pressed: of a payer who pays by card, what the card makes of it.
 * @throws ApiError invalid, at the card's fields
 */
function pressOf(input: Input<(typeof sandboxContract)["press"]>, now: Date): SandboxPress {
  if (input.press !== "pay" || !input.by_card) return input.press;
  const card = {
    ...{ card_number: figuresOf(input.card_number), expiry: figuresOf(input.expiry) },
    ...{ code: figuresOf(input.code), holder: input.holder?.trim() ?? "" },
  };
  const faults = cardFaults(card, now);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return outcomeOf(card);
}

export const sandbox: Operations<typeof sandboxContract> = {
  get: async ({ reference }, ctx) => {
    const session = await sandboxOf(ctx).find(reference);
    if (!session) throw notFound();
    return shown(session);
  },

  press: async (input, ctx) => {
    const { reference, refunds, manner = "usual" } = input;
    const gateway = sandboxOf(ctx);
    const before = await gateway.find(reference);
    if (!before) throw notFound();
    if (!canPress(before.state).includes(input.press)) throw movedOn(before);
    const press = pressOf(input, ctx.now);
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
