import type { payoutsContract } from "~/contract/payouts";
import { payouts as table } from "../db/money-schema";
import { conflict, invalid, notFound, type Sentence } from "../errors";
import { holdPurse } from "../ledger/ledger-store";
import { leastPayout } from "../ledger/payout-rules";
import type { Operations } from "../operation";
import { page } from "../page";
import { type Act, change } from "../record/change";
import { formOf, inMoney } from "../record/settled-words";
import { newId } from "../secrets";
import { fireDueOfProvider } from "../time/current";
import { bookAsked, movePayout } from "./moves";
import {
  findCurrentMethod,
  findOpen,
  findOwner,
  holdPayout,
  insertPayout,
  type PayoutRow,
} from "./payout-store";
import { amountFault, mostOf } from "./rules";
import { payoutView } from "./view";
import { findOwnPayout, listOwnPayouts } from "./view-store";

type Asking = Pick<Operations<typeof payoutsContract>, "request" | "cancel" | "mine">;

type Asker = { id: string; isActive: boolean };

function faultOf(amount: number, most: number, { isActive }: Asker, { settings }: Act): Sentence | null {
  const { currency } = settings.country;
  const minimum = leastPayout(most, settings.payoutMinimum, isActive);
  const fault = amountFault(amount, { most, minimum });
  const limit = fault === "tooMuch" ? most : minimum;
  return fault && { key: `api:payoutAmount.${fault}`, params: { price: { amount: limit, currency } } };
}

/** L4. The purse is held first: of two requests at once the second finds the first. */
async function ask(act: Act, asker: Asker, amount: number): Promise<string> {
  const providerId = asker.id;
  const { tx, book, settings } = act;
  const { currency } = settings.country;
  const purse = await holdPurse(tx, providerId, currency);
  const open = await findOpen(tx, providerId);
  if (open) throw conflict("api:payoutOpen", { payout_status: open.status });
  const method = await findCurrentMethod(tx, providerId);
  if (!method) throw conflict("api:noPayoutMethod");
  const fault = faultOf(amount, mostOf(purse), asker, act);
  if (fault) throw invalid({ amount: [fault] });
  const row: PayoutRow = {
    ...{ id: newId(), providerId, methodId: method.id, status: "requested", currency, amount },
    ...{ reason: null, batchId: null, sentAt: null, settledAt: null, createdAt: book.at, updatedAt: book.at },
  };
  await insertPayout(tx, row);
  bookAsked(act, row);
  return row.id;
}

export const asking: Asking = {
  request: async ({ amount }, ctx) => {
    const me = ctx.user.id;
    const author = { actor: "provider", id: me } as const;
    await fireDueOfProvider(ctx, me, ctx.now);
    const id = await change(ctx, author, ctx.now, (act) => ask(act, ctx.user, amount));
    const row = await findOwnPayout(ctx.db, id, me, ctx.now);
    if (!row) throw notFound();
    ctx.say(row.heldUntil ? "api:payoutAskedHeld" : "api:payoutAsked");
    return payoutView(row);
  },

  cancel: async ({ id }, ctx) => {
    const me = ctx.user.id;
    if ((await findOwner(ctx.db, id)) !== me) throw notFound();
    const { settling, currency } = await change(ctx, { actor: "provider", id: me }, ctx.now, async (act) => {
      const payout = await holdPayout(act.tx, id);
      if (!payout) throw notFound();
      const patch = { settledAt: act.book.at };
      return { settling: await movePayout(act, payout, "cancel", { patch }), currency: payout.currency };
    });
    ctx.say(formOf("api:payoutCancelled", settling), inMoney(settling, currency));
    return null;
  },

  mine: async ({ cursor, parts }, ctx) => {
    const me = ctx.user.id;
    const list = {
      ...{ name: "payouts", filters: { of: me }, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: table.createdAt, id: table.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listOwnPayouts(ctx.db, me, ctx.now, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return { content: content.map(payoutView), meta };
  },
};
