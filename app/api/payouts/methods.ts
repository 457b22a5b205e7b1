import type { payoutsContract } from "~/contract/payouts";
import type { ContextFor } from "../context";
import { conflict, invalid, type Sentence } from "../errors";
import { holdPurse } from "../ledger/ledger-store";
import type { Operations } from "../operation";
import { queueMessage } from "../outside/outbox";
import { type Act, change } from "../record/change";
import { newId } from "../secrets";
import { holderFault, maskIban, readIban } from "./iban-rules";
import { findCurrentMethod, listMethods, type MethodRow, replaceMethod } from "./payout-store";
import { heldUntil } from "./rules";
import { methodView } from "./view";

type Methods = Pick<Operations<typeof payoutsContract>, "methods" | "addMethod">;

/** What was typed, as it is kept. @throws ApiError invalid, at both fields at once */
function readAccount(typed: { iban: string; holder: string }): { iban: string; holder: string } {
  const read = readIban(typed.iban);
  const holder = typed.holder.normalize("NFC").replace(/\s+/g, " ");
  const fault = holderFault(holder);
  const iban: Sentence[] = "fault" in read ? [{ key: `api:iban.${read.fault}`, params: { ...read } }] : [];
  if ("fault" in read || fault)
    throw invalid({
      ...(iban.length > 0 && { iban }),
      ...(fault && { holder: [`api:holder.${fault}`] }),
    });
  return { iban: read.iban, holder };
}

/** Money and security: told on every channel there is. */
async function tellEverywhere(act: Act, ctx: ContextFor<"provider">, method: MethodRow): Promise<void> {
  const { id: userId, email, phone, locale } = ctx.user;
  const kind = method.heldUntil ? "payout_method_changed" : "payout_method_added";
  const params = { iban: maskIban(method.iban) };
  act.book.tell({ userId, kind, params, path: "/technician/payment" });
  const message = {
    locale,
    template: kind === "payout_method_changed" ? "bankChanged" : "bankAdded",
    params,
  };
  await queueMessage(act.tx, { ...message, channel: "sms", recipient: phone }, ctx.now);
  if (email) await queueMessage(act.tx, { ...message, channel: "email", recipient: email }, ctx.now);
}

export const methods: Methods = {
  methods: async (_, ctx) => {
    const rows = await listMethods(ctx.db, ctx.user.id);
    return { content: rows.map((row) => methodView(row, ctx.now)) };
  },

  addMethod: async (typed, ctx) => {
    const account = readAccount(typed);
    const { id: providerId } = ctx.user;
    const method = await change(ctx, { actor: "provider", id: providerId }, ctx.now, async (act) => {
      await holdPurse(act.tx, providerId, act.settings.country.currency);
      const before = await findCurrentMethod(act.tx, providerId);
      if (before?.iban === account.iban && before.holder === account.holder)
        throw conflict("api:methodIsCurrent");
      const row: MethodRow = {
        ...{ id: newId(), providerId, ...account, isCurrent: true, createdAt: ctx.now },
        heldUntil: heldUntil(before !== null, ctx.now, act.settings.payoutMethodHeld),
      };
      await replaceMethod(act.tx, row);
      const event = before ? "change_method" : "add_method";
      act.book.line({
        ...{ entity: "user", entityId: providerId, requestId: null, event, from: null, to: null },
        detail: { iban: maskIban(account.iban) },
      });
      await tellEverywhere(act, ctx, row);
      return row;
    });
    ctx.say(method.heldUntil ? "api:methodChanged" : "api:methodAdded");
    return methodView(method, ctx.now);
  },
};
