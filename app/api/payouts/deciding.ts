import type { payoutsContract } from "~/contract/payouts";
import { decimalsOf } from "~/i18n/currency";
import type { ContextFor } from "../context";
import { csvFile } from "../csv";
import { payouts as table } from "../db/money-schema";
import { conflict, notFound, translate } from "../errors";
import { holdBank } from "../ledger/house-store";
import type { Settling } from "../ledger/settling-rules";
import type { Operations } from "../operation";
import { page } from "../page";
import { type Act, changeAsStaff } from "../record/change";
import { formOf, inMoney, shownOf } from "../record/settled-words";
import { newId } from "../secrets";
import { movePayout, tellOf } from "./moves";
import { findHold, hasBatch, holdApproved, holdPayout, insertBatch, type PayoutRow } from "./payout-store";
import { isOpen } from "./rules";
import { queuedView } from "./view";
import { listQueue, listToSend } from "./view-store";

type Deciding = Omit<
  Operations<typeof payoutsContract>,
  "methods" | "addMethod" | "request" | "cancel" | "mine" | "settle"
>;
type Staff = ContextFor<"staff">;

type Decided = "approved" | "rejected" | "paid" | "failed" | "returned";

/** Decides on one payout, which its technician is told of: where money comes back, with the reason and what a debt took of it. */
async function decide(
  ctx: Staff,
  id: string,
  decided: Decided,
  work: (act: Act, payout: PayoutRow) => Promise<Settling>,
  reason?: string,
): Promise<null> {
  const { settling, currency } = await changeAsStaff(ctx, async (act) => {
    const payout = await holdPayout(act.tx, id);
    if (!payout) throw notFound();
    const comesTo = await work(act, payout);
    const isBack = decided !== "approved" && decided !== "paid";
    const kind = isBack ? formOf(`payout_${decided}`, comesTo) : (`payout_${decided}` as const);
    tellOf(act, payout, kind, { ...(reason !== undefined && { reason }), ...shownOf(comesTo) });
    return { settling: comesTo, currency: payout.currency };
  });
  ctx.say(formOf(`api:payoutSaid.${decided}`, settling), inMoney(settling, currency));
  return null;
}

/** The money goes back to the technician, for a reason that staff give. */
const endFor = (act: Act, payout: PayoutRow, event: "reject" | "fail" | "return", reason: string) =>
  movePayout(act, payout, event, { patch: { reason, settledAt: act.book.at }, detail: { reason } });

/** The same of what had left the operator's account, which has it again. */
async function sendBack(act: Act, payout: PayoutRow, reason: string): Promise<Settling> {
  await holdBank(act.tx, payout.currency);
  return endFor(act, payout, "return", reason);
}

export const deciding: Deciding = {
  queue: async ({ status = "requested", cursor, parts }, ctx) => {
    const list = {
      ...{ name: "payout_queue", filters: { status }, cursor, parts, perPage: ctx.settings.perPage },
      // Those that wait are read from the oldest on.
      ...{ key: table.createdAt, id: table.id, isAscending: isOpen(status) },
    };
    const { content, meta } = await page(
      list,
      (window) => listQueue(ctx.db, status, ctx.now, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return { content: content.map(queuedView), meta };
  },

  approve: ({ id }, ctx) =>
    decide(ctx, id, "approved", async (act, payout) => {
      const isHeld = (await findHold(act.tx, payout.providerId, act.book.at)) !== null;
      return movePayout(act, payout, "approve", { facts: { isHeld } });
    }),

  reject: ({ id, reason }, ctx) =>
    decide(ctx, id, "rejected", (act, payout) => endFor(act, payout, "reject", reason), reason),

  batch: async (_, ctx) => {
    const id = newId();
    const sent = await changeAsStaff(ctx, async (act) => {
      const approved = await holdApproved(act.tx, act.settings.payoutsPerBatch);
      if (approved.length === 0) throw conflict("api:nothingApproved");
      await insertBatch(act.tx, { id, createdBy: ctx.user.id, createdAt: ctx.now });
      for (const payout of approved) {
        await movePayout(act, payout, "send", { patch: { batchId: id, sentAt: act.book.at } });
        tellOf(act, payout, "payout_sent");
      }
      return approved;
    });
    const amount = sent.reduce((sum, payout) => sum + payout.amount, 0);
    const total = { amount, currency: ctx.settings.country.currency };
    ctx.say("api:batchSent", { count: sent.length, total });
    return { id, count: sent.length, total };
  },

  bankFile: async ({ id }, ctx) => {
    if (!(await hasBatch(ctx.db, id))) throw notFound();
    const rows = await listToSend(ctx.db, id, ctx.now);
    const reader = { locale: ctx.locale, digits: "latn" as const };
    const head = ["reference", "holder", "iban", "amount", "currency"];
    const lines = rows.map(({ id: reference, holder, iban, amount, currency }) => [
      reference,
      holder,
      iban,
      { minor: amount, decimals: decimalsOf(currency) },
      currency,
    ]);
    const heads = head.map((name) => translate(reader, `wallet:bankFile.${name}`));
    return { ...csvFile([heads, ...lines]), isPublic: false };
  },

  markPaid: ({ id }, ctx) =>
    decide(ctx, id, "paid", async (act, payout) => {
      const isCovered = (await holdBank(act.tx, payout.currency)) >= payout.amount;
      return movePayout(act, payout, "pay", { facts: { isCovered }, patch: { settledAt: act.book.at } });
    }),

  markFailed: ({ id, reason }, ctx) =>
    decide(ctx, id, "failed", (act, payout) => endFor(act, payout, "fail", reason), reason),

  markReturned: ({ id, reason }, ctx) =>
    decide(ctx, id, "returned", (act, payout) => sendBack(act, payout, reason), reason),
};
