import { payoutsContract } from "~/contract/payouts";
import { changeDetail } from "../bank-accounts/change-detail";
import { heldUntil } from "../bank-accounts/hold-rules";
import { maskIban } from "../bank-accounts/iban-rules";
import { readAccount } from "../bank-accounts/read-account";
import { conflict } from "../errors";
import { holdPurse } from "../ledger/ledger-store";
import type { Operations } from "../operation";
import { tellEverywhere } from "../outside/tell-everywhere";
import { countChange } from "../rate-limit";
import { change } from "../record/change";
import { newId } from "../secrets";
import { findCurrentMethod, listMethods, type MethodRow, replaceMethod } from "./payout-store";
import { methodView } from "./view";

type Methods = Pick<Operations<typeof payoutsContract>, "methods" | "addMethod">;

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
      await countChange(act.tx, payoutsContract.addMethod, ctx);
      const row: MethodRow = {
        ...{ id: newId(), providerId, ...account, isCurrent: true, createdAt: ctx.now },
        heldUntil: heldUntil(before !== null, ctx.now, act.settings.bankAccountHeld),
      };
      await replaceMethod(act.tx, row);
      const event = before ? "change_method" : "add_method";
      act.book.line({
        ...{ entity: "user", entityId: providerId, requestId: null, event, from: null, to: null },
        detail: changeDetail(account, before),
      });
      const shown = { iban: maskIban(row.iban) };
      await tellEverywhere(act, ctx.user, {
        ...(row.heldUntil
          ? { kind: "payout_method_changed", template: "bankChanged" }
          : { kind: "payout_method_added", template: "bankAdded" }),
        ...{ path: "/technician/payment", params: shown, shown },
      });
      return row;
    });
    ctx.say(method.heldUntil ? "api:methodChanged" : "api:methodAdded");
    return methodView(method, ctx.now);
  },
};
